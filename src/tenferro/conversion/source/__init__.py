"""Source code that is rewritten."""
