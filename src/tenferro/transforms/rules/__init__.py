"""Functions with derivative rules of their own, and what derivatives do not see."""
