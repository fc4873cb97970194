"""Machine code: compiled for a processor, kept in memory and on disk, replaced by faster code."""
