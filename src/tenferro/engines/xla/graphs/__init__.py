"""From graphs to functions of jax arrays."""
