"""Arrays made, joined and split, and their shapes."""
