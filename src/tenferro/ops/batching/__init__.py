"""Batches: how every operation is computed on a stack of values."""
