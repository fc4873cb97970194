"""Adapters for libraries other than this project's own; each module needs its library installed."""
