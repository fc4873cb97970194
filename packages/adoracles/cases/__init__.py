"""A case in memory: its call, inputs, directions and derivatives, and when an answer agrees."""
