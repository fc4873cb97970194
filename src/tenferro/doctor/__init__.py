"""What is installed, what can run, how fast, and where things are kept."""
