"""What is traced, and what cannot be an operation."""
