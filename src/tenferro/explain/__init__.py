"""Pictures of graphs."""

from tenferro.explain.stages import Stage, stages

__all__ = ["Stage", "stages"]
