"""Replay the library that a factory makes, or print the badge of a report.

``python -m adoracles MODULE:FUNCTION [OPTIONS]``, ``python -m adoracles badge REPORT``
"""

from __future__ import annotations

import sys

from adoracles.command import badge_command, replay_command

USAGE = "usage: python -m adoracles MODULE:FUNCTION [--help | OPTIONS], or badge REPORT"


def main() -> None:
    """Run the command that the first argument names: a library to replay, or the badge."""
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(USAGE)
    if sys.argv[1] == "badge":
        badge_command.main(sys.argv[2:], prog_name="python -m adoracles badge")
    replay_command(sys.argv[1]).main(sys.argv[2:], prog_name="python -m adoracles MODULE:FUNCTION")


if __name__ == "__main__":
    main()
