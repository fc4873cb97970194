"""Which families of operations the engine has code for."""
