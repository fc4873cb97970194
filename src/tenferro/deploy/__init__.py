"""Programs without the code they were made from: run from files, exported to C."""

from tenferro.deploy.export import export

__all__ = ["export"]
