"""Primitives on arrays: a file per kind, each with its shape rule and its derivative rule."""
