"""``python -m adoracles MODULE:FUNCTION [OPTIONS]``: replay the library a factory makes."""

from __future__ import annotations

import sys

from adoracles.command import replay_command

USAGE = "usage: python -m adoracles MODULE:FUNCTION [--help | OPTIONS]"


def main() -> None:
    """Run the replay command for the library named by the first argument."""
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(USAGE)
    replay_command(sys.argv[1]).main(sys.argv[2:], prog_name="python -m adoracles MODULE:FUNCTION")


if __name__ == "__main__":
    main()
