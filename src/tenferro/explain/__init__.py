"""Pictures and pages of graphs."""

from tenferro.explain.explanation import Explanation
from tenferro.explain.picture import draw, svg
from tenferro.explain.stages import Primal, StageGraph, StageNode, stage

__all__ = ["Explanation", "Primal", "StageGraph", "StageNode", "draw", "stage", "svg"]
