"""Functions on batches."""
