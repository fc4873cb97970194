"""Results of programs beside those of the reference engine, and files that show a difference."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tenferro.errors import VerificationError
from tenferro.transforms.programs.program_file import Contents, write
from tenferro.transforms.tracing.arguments import flatten
from tenferro.verification import difference

if TYPE_CHECKING:
    from tenferro.transforms.programs.program import Program


def verify_results(program: Program, arrays: Sequence[Any], outputs: Any) -> None:
    """Raise VerificationError if results differ from those of the reference engine.

    `arrays` are the leaves of the arguments and the captured arrays. Results that depend on the
    basis of a factorization are not compared.
    """
    if program.compiled.decision is not None:
        return
    values = [np.asarray(x) for x in arrays]
    results = [np.asarray(y) for y in outputs]
    found = difference(program.graph, program.engine, program.options, values, results)
    if found is None:
        return
    path, how = _written(program, values)
    raise VerificationError(
        f"{program.name}, {program.engine} engine: {found}. {how}", found.step, path
    )


def _written(program: Program, values: Sequence[Any]) -> tuple[Path | None, str]:
    """A file of the program with its arguments as captured arrays, and what to do with it."""
    folder = Path(tempfile.mkdtemp(prefix="tenferro-verify-"))
    arguments, results = flatten(((), {}))[1], flatten([0] * len(program.outputs))[1]
    path = folder / "program.json"
    try:
        write(Contents(program.name, program.graph, values, arguments, results), path)
    except ValueError as error:
        folder.rmdir()
        return None, f"The program cannot be saved: {error}"
    how = f"te.Program.load({str(path)!r}, engine={program.engine!r})()"
    return path, f"To reproduce it: te.runtime.verify(); {how}"
