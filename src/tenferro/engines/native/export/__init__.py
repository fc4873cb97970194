"""Programs as object files."""
