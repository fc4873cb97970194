"""Profiles of the time and memory of compiled functions."""

from tenferro.profiling.measure import profile
from tenferro.profiling.result import Profile, ProfileRow

__all__ = ["Profile", "ProfileRow", "profile"]
