"""How a nest runs: its lanes, tasks, passes, and the numbers that its code reads."""
