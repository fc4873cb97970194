"""The order in which several arrays are contracted, and which labels are summed in a loop."""

from tenferro.contraction.immediate import contracted
from tenferro.contraction.network import ContractionPlan, Network, costs
from tenferro.contraction.plan import described, plan_for

__all__ = ["ContractionPlan", "Network", "contracted", "costs", "described", "plan_for"]
