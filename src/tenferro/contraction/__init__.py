"""The order in which several arrays are contracted, and which labels are summed in a loop."""

from tenferro.contraction.network import ContractionPlan, Network, costs
from tenferro.contraction.plan import described, plan_for
from tenferro.contraction.products import by_one_operation
from tenferro.contraction.steps import contracted

__all__ = [
    "ContractionPlan", "Network", "by_one_operation", "contracted", "costs", "described",
    "plan_for",
]  # fmt: skip
