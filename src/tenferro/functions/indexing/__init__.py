"""Indexing: what `x[index]` selects, and copies of arrays with selected elements changed."""
