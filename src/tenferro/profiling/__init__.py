"""Profiles: where the time and the memory of a compiled function go."""

from tenferro.profiling.measure import profile
from tenferro.profiling.result import Profile, ProfileRow

__all__ = ["Profile", "ProfileRow", "profile"]
