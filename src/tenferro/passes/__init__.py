"""Rewrites of merged graphs before an engine compiles them; each preserves values."""
