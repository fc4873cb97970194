"""Deployment of programs: running saved files, export to C and StableHLO."""

from tenferro.deploy.export import export

__all__ = ["export"]
