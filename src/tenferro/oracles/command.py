"""`tenferro oracles`: the derivative-oracle database on the command line."""

from __future__ import annotations

import click

from adoracles.command import generate_command, replay_command, validate_command


@click.group()
def oracles() -> None:
    """Reference derivatives of tensor operations."""


oracles.add_command(replay_command("tenferro.oracles:library"))
oracles.add_command(generate_command)
oracles.add_command(validate_command)
