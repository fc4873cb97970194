"""Outcomes kept in a file, so that an interrupted replay continues where it was.

The first line says whose outcomes they are; each further one is a task that is done, known by its
share of a file and a checksum of that file. An incomplete last line is removed.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from adoracles.cases.agreement import Verdict
from adoracles.errors import ReplayError
from adoracles.replays.outcome import Outcome
from adoracles.replays.replayer import Task


@dataclass
class KeptOutcomes:
    """Outcomes by task; with a path, those of its file, to which more are added."""

    path: Path | None = None
    done: dict[str, list[Outcome]] = field(default_factory=dict)

    @classmethod
    def open(cls, path: Path | None, source: dict[str, Any]) -> KeptOutcomes:
        """Read a file, or begin it; `source` is what outcomes depend on beside their cases.

        Raises ReplayError if the file is of another source, or of another kind.
        """
        if path is None:
            return cls()
        expected, text = json.dumps(source), path.read_text("utf-8") if path.exists() else ""
        head, *lines = text[: text.rfind("\n") + 1].splitlines() or [expected]
        if head != expected:
            raise ReplayError(
                f"{path} begins with {head[:200]!r}, but outcomes of this replay are kept after "
                f"{expected!r}. Pass another file, or remove this one"
            )
        if not text.endswith("\n"):
            path.write_text("".join(line + "\n" for line in (head, *lines)), "utf-8")
        done = {
            key: [_outcome(**record) for record in found] for key, found in map(json.loads, lines)
        }
        return cls(path, done)

    def get(self, task: Task) -> list[Outcome] | None:
        """Return the outcomes of a task, None if they are not known."""
        return self.done.get(key_of(task)) if self.done else None

    def add(self, task: Task, outcomes: Sequence[Outcome]) -> None:
        """Keep the outcomes of a task."""
        if self.path is not None:
            line = json.dumps([key_of(task), [asdict(outcome) for outcome in outcomes]])
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


def key_of(task: Task) -> str:
    """Return what the outcomes of a task are kept under."""
    file, (share, count) = task
    return f"{file.op}/{file.family} {share}/{count} {zlib.crc32(file.path.read_bytes()):08x}"


def _outcome(verdicts: dict[Any, dict[str, Any]], **rest: Any) -> Outcome:
    return Outcome(
        verdicts={part: Verdict(**verdict) for part, verdict in verdicts.items()}, **rest
    )
