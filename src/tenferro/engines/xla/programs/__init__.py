"""Executables, and programs that call them."""
