"""Pictures and pages of graphs."""

from tenferro.explain.explanation import Explanation
from tenferro.explain.picture import draw, svg
from tenferro.explain.stages import Node, Primal, Stage, stage

__all__ = ["Explanation", "Node", "Primal", "Stage", "draw", "stage", "svg"]
