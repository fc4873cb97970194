"""The command line. Commands are imported when they are called."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

COMMANDS = {
    "bench": ("tenferro_bench.command", "bench"),
    "check": ("tenferro.check", "check"),
    "demo": ("tenferro_demo.command", "demo"),
    "doctor": ("tenferro.doctor.command", "doctor"),
    "explain": ("tenferro.explain_command", "explain"),
    "oracles": ("tenferro.oracles.command", "oracles"),
    "profile": ("tenferro.profiling.command", "profile"),
    "run": ("tenferro.deploy.command", "run"),
    "scale": ("tenferro_scale.command", "scale"),
}
"""The module and the name of each command."""


class LazyGroup(click.Group):
    """A group whose commands are loaded by need."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, sorted."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, loaded now."""
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name]
        command: Any = getattr(import_module(module), name)
        return command  # type: ignore[no-any-return]


@click.group(cls=LazyGroup)
@click.version_option(package_name="tenferro")
def main() -> None:
    """Differentiable programming for people who write numerical science in NumPy."""
