"""The order in which several arrays are contracted, and which labels are summed in a loop."""

from tenferro.contraction.network import Network, Plan, costs
from tenferro.contraction.plan import described, plan_for

__all__ = ["Network", "Plan", "costs", "described", "plan_for"]
