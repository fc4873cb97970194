"""Pictures of graphs."""

from tenferro.explain.picture import draw, svg
from tenferro.explain.stages import Node, Stage, stage

__all__ = ["Node", "Stage", "draw", "stage", "svg"]
