"""Loops whose bodies are written out element by element, their carries in registers.

body -> elements (which element is computed of which) -> packs (which of them share a vector)
     -> values (their code) -> the function of the loop
"""
