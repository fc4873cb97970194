"""Derivatives of functions."""
