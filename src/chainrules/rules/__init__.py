"""The rows of the table, one file for each family of functions."""
