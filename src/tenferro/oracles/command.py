"""`tenferro oracles`: the derivative-oracle database on the command line."""

from __future__ import annotations

import click

from adoracles.command import (
    ADAPTERS,
    badge_command,
    compare_command,
    generate_command,
    replay_command,
    validate_command,
)


@click.group()
def oracles() -> None:
    """Reference derivatives of tensor operations."""


OWN = "tenferro.oracles:library"
ENGINES = {"numpy": OWN, "native": "tenferro.oracles:native", "xla": "tenferro.oracles:xla"}
oracles.add_command(replay_command(OWN, {"tenferro": OWN, **ADAPTERS}, ENGINES))
oracles.add_command(badge_command)
oracles.add_command(compare_command)
oracles.add_command(generate_command)
oracles.add_command(validate_command)
