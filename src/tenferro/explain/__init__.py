"""Pictures and pages of graphs."""
