"""Programs that show wrong derivatives of a library beside differences in mpmath."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pprint import pformat
from typing import Any

import click
import numpy as np

from adoracles.cases.calls import decode_call, encode_call
from adoracles.cases.case import REFERENCE_OF, Case, Part, Probe
from adoracles.cases.fields import Field
from adoracles.cases.observables import OBSERVABLES
from adoracles.cases.structures import project
from adoracles.operations.adapter import Library

NAMES: Mapping[Part, str] = {
    "jvp": "forward mode",
    "vjp": "reverse mode",
    "hvp": "forward over reverse",
    "fof": "forward over forward",
    "rof": "reverse over forward",
    "ror": "reverse over reverse",
}

TEMPLATE = '''\
"""{title}: wrong derivatives of {call}.

{modes}.
{inner}The program computes the derivatives again, by {library} and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library={library!r},
    parts={parts!r},
    case=dict(
{case}
    ),
    probes={probes},
)
'''


def program(library: str, title: str, case: Case, parts: Sequence[Part]) -> str:
    """Return the text of a program that shows wrong derivatives of a case, at its probes.

    `library` is the name of a module in `adoracles.adapters`, `title` the library's name.
    """
    members = {
        "case_id": case.case_id,
        "op": case.op,
        "family": case.family,
        "dtype": case.dtype,
        "call": encode_call(case.call),
        "inputs": dict(case.inputs),
        "observable": case.observable,
        "constants": dict(case.constants),
        "structures": dict(case.structures),
    }
    lines = (f"        {name}={_literal(value, 12)}," for name, value in members.items() if value)
    return TEMPLATE.format(
        title=title,
        modes=", ".join(NAMES[part] for part in parts).capitalize(),
        call=case.call,
        inner=_observed(case),
        library=library,
        parts=tuple(parts),
        case="\n".join(lines),
        probes=_literal([_probe(probe) for probe in case.probes], 4),
    )


def _probe(probe: Probe) -> dict[str, Any]:
    groups = (probe.direction, probe.along or probe.direction, probe.cotangent)
    return dict(zip(("direction", "along", "cotangent"), map(dict, groups), strict=True))


def _observed(case: Case) -> str:
    if case.observable not in OBSERVABLES and case.observable != "plus_square":
        return ""
    return f"The function `{case.observable}` of its results is differentiated.\n"


def _literal(value: Any, indent: int) -> str:
    with np.printoptions(floatmode="unique", threshold=sys.maxsize):
        return pformat(value, width=92, sort_dicts=False).replace("\n", "\n" + " " * indent)


def show(
    library: str,
    parts: Sequence[Part],
    case: Mapping[str, Any],
    probes: Sequence[Mapping[str, Any]],
) -> None:
    """Print derivatives by a library and by differences in mpmath; exit with 1 if all are right.

    Raises ImportError if the library or mpmath is not installed.
    """
    call = decode_call(Field(json.loads(json.dumps(case["call"]))))
    own = Case(**{**case, "call": call})
    adapter = import_module(f"adoracles.adapters.{library}").library()
    wrong = [_shown(adapter, own, _decoded(probe), part) for probe in probes for part in parts]
    sys.exit(0 if any(wrong) else 1)


def _decoded(probe: Mapping[str, Any]) -> Probe:
    bounds: Any = None
    return Probe("shown", probe["direction"], probe["cotangent"], (), bounds, probe["along"])


def _shown(adapter: Library, case: Case, probe: Probe, part: Part) -> bool:
    """Print a derivative twice; return whether the library's is wrong."""
    answer = adapter.derivatives(case, probe, (part,))[part]
    click.echo(NAMES[part])
    if isinstance(answer, Exception):
        click.echo(f"  {adapter.name} raises {answer}")
        return False
    wrong = False
    for name, reference in differences(case, probe)[REFERENCE_OF.get(part, part)].items():
        structure = case.structures.get(name, "general") if part in WITH_INPUTS else "general"
        got = np.asarray(project(structure, np.asarray(answer[name])))
        click.echo(f"  {name}: {got.tolist()} by {adapter.name}")
        click.echo(f"  {' ' * len(name)}  {reference.tolist()} by differences in mpmath")
        wrong = wrong or not _near(got, reference)
    return wrong


WITH_INPUTS: tuple[Part, ...] = ("vjp", "hvp", "rof", "ror")


def _near(got: Any, reference: Any) -> bool:
    scale = np.max(np.abs(reference), initial=0.0)
    return got.shape == reference.shape and bool(np.all(np.abs(got - reference) <= 1e-2 * scale))


def differences(case: Case, probe: Probe) -> dict[str, dict[str, Any]]:
    """Return the derivatives of a case at a probe: ``jvp``, ``vjp``, ``hvp`` and ``fof``.

    Central differences of the definition in mpmath, with more digits until two ways agree.
    """
    from adoracles.draw import Draw
    from adoracles.exact.numbers import rounded
    from adoracles.exact.probes import Drawn, evaluated
    from adoracles.families import table

    table()
    cotangent = probe.cotangent.items()
    drawn = Drawn(probe.direction, probe.along or probe.direction, probe.cotangent)
    (one,) = evaluated(case, tuple(probe.cotangent), [drawn], "normwise", 0.0, Draw("shown"))
    kinds = {name: np.result_type(a, np.float64) for name, a in (*cotangent, *case.inputs.items())}
    return {
        part: {name: rounded(array, kinds[name]) for name, array in arrays.items()}
        for part, arrays in one.references["limit"].items()
    }
