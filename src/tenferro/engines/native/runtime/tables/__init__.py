"""The tables that the C of the runtime follows: steps, loops and branches, clocks."""
