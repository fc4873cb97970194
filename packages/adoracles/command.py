"""The command ``replay``, made for a library under test."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

import click

from adoracles.cases.tensors import DTYPES
from adoracles.errors import OracleFormatError, ReplayError
from adoracles.files.database import Database, Selection
from adoracles.generation.informative import ENOUGH
from adoracles.replays.outcome import Outcome
from adoracles.replays.parallel import Progress, load_library, load_object, replay
from adoracles.reports.counts import agreements, as_json, failures
from adoracles.reports.tables import markdown, print_table
from adoracles.validation.validate import Findings, validate

OPTIONS = (
    click.option(
        "--root",
        metavar="DIR",
        help="The database; default $TENFERRO_ORACLES, otherwise the installed one.",
    ),
    click.option("--family", "families", multiple=True, metavar="GLOB", help="OP or OP/FAMILY."),
    click.option("--op", "ops", multiple=True, metavar="GLOB", help="Operation."),
    click.option("--dtype", "dtypes", multiple=True, type=click.Choice(DTYPES)),
    click.option("--json", "form", flag_value="json", help="One JSON object on standard output."),
    click.option("--markdown", "form", flag_value="markdown", help="The table in Markdown."),
    click.option("--workers", type=click.IntRange(min=1), help="Processes; default: all cores."),
    click.option("--limit", type=click.FloatRange(min=0.1), help="Seconds that a case may take."),
    click.option(
        "--resume",
        metavar="FILE",
        type=click.Path(path_type=Path, dir_okay=False),
        help="Keep outcomes in this file, and do not compute again those that it has.",
    ),
    click.option("--second-orders", is_flag=True, help="Compare all four second orders as well."),
    click.option("--schema", is_flag=True, help="Validate each record by the database's schema."),
    click.option("--failures", "shown", default=10, show_default=True, help="Failures to print."),
)


ADAPTERS = {
    name: f"adoracles.adapters.{name}:library" for name in ("torch", "jax", "autograd", "casadi")
}
"""Factories of the libraries that this package has adapters for."""


def replay_command(
    library: str,
    others: Mapping[str, str] = MappingProxyType({}),
    engines: Mapping[str, str] = MappingProxyType({}),
) -> click.Command:
    """Return the click command that replays the library of a factory ``module:function``.

    `others` are further factories by name, which the option ``--library`` chooses from; the first
    one is its default. `engines` are factories of the same library by the names of its engines,
    which the option ``--engine`` chooses from. The exit status is 1 if an answer is wrong, and if
    the database or the replay is broken.

    >>> replay_command("somewhere:library").name
    'replay'
    """

    def run(name: str = "", engine: str | None = None, **options: Any) -> None:
        factory = others.get(name, library)
        if engine and factory != library:
            raise click.UsageError(f"--engine: {name} has no engines to choose from")
        _replay(engines[engine] if engine else factory, **options)

    run.__doc__ = """Replay the derivative-oracle database and count right answers.

    Progress is written to standard error, the report to standard output. The exit status is 1 if
    any answer is wrong or the database cannot be read.
    """
    for option in reversed((*_choices(others, engines), *OPTIONS)):
        run = option(run)
    return click.command("replay")(run)


def _choices(others: Mapping[str, str], engines: Mapping[str, str]) -> Iterator[Any]:
    """The options that choose among factories, where there are several."""
    if others:
        yield click.option(
            "--library", "name", type=click.Choice([*others]), default=next(iter(others)),
            show_default=True, help="Whose derivatives are replayed.",
        )  # fmt: skip
    if engines:
        text = "The engine that computes its answers; by default the reference engine."
        yield click.option("--engine", type=click.Choice([*engines]), help=text)


@click.command("generate")
@click.option("--root", metavar="DIR", required=True, help="Where the database is, or will be.")
@click.option("--family", "families", multiple=True, metavar="GLOB", help="OP or OP/FAMILY.")
@click.option("--seed", default=0, show_default=True, help="Of points and probes.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes; default: all cores.")
def generate_command(root: str, families: tuple[str, ...], seed: int, workers: int | None) -> None:
    """Generate cases: derivatives by differences of definitions in extended precision.

    Files of the same seed that are there already are left alone, so an interrupted run continues
    where it was. Needs mpmath.
    """
    from adoracles.generation.produce import produce

    with _clear_errors(), _progress("generate") as progress:
        made = produce(Path(root), families, seed, workers, progress)
    for family in made:
        dropped = sum(family.dropped.values())
        click.echo(
            f"{family.label}: {family.cases} cases, {family.probes} probes, {dropped} dropped"
        )
    cases, probes = (sum(getattr(f, n) for f in made) for n in ("cases", "probes"))
    click.echo(f"{len(made)} families  {cases} cases  {probes} probes")


LIBRARIES = {"PyTorch": "torch", "JAX": "jax", "autograd": "autograd", "CasADi": "casadi"}
"""Modules of `adoracles.adapters` by the first word of a library's name in reports."""


@click.command("compare")
@click.argument("reports", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@click.option("--root", metavar="DIR", help="The database; default: the installed one.")
@click.option(
    "--programs", type=click.Path(path_type=Path), help="Where to write a program for each mistake."
)
def compare_command(reports: tuple[Path, ...], root: str | None, programs: Path | None) -> None:
    """Print a page that shows libraries side by side, of the REPORTS that `replay --json` printed.

    With --programs, write a program for each function that another library gets wrong, which shows
    its answers beside differences in mpmath.
    """
    from adoracles.reports.comparison import page, write_programs

    read = [_report(path) for path in reports]
    links: dict[tuple[str, str], str] = {}
    if programs is not None:
        with _clear_errors():
            written = write_programs(read, LIBRARIES, Database.open(root), programs)
        links = {k: path.relative_to(programs.parent).as_posix() for k, path in written.items()}
    click.echo(page(read, links), nl=False)


@click.command("badge")
@click.argument("report", type=click.Path(path_type=Path, exists=True))
def badge_command(report: Path) -> None:
    """Print a badge in SVG: how many derivatives are right, of a REPORT of `replay --json`."""
    from adoracles.reports.badge import badge

    click.echo(badge(_report(report)), nl=False)


def _report(path: Path) -> dict[str, Any]:
    """A report that `replay --json` printed."""
    try:
        report = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise click.ClickException(f"{path} is not JSON ({error}). {_EXPECTED}") from error
    if not isinstance(report, dict) or not {"library", "total", "table"} <= report.keys():
        raise click.ClickException(f"{path} is not a report. {_EXPECTED}")
    return report


_EXPECTED = "Expected what `replay --json` prints to standard output."


@click.command("validate")
@click.option("--root", metavar="DIR", help="The database; default: the installed one.")
@click.option("--family", "families", multiple=True, metavar="GLOB", help="OP or OP/FAMILY.")
@click.option("--schema", is_flag=True, help="Validate each record by the database's schema.")
@click.option("--problems", "shown", default=10, show_default=True, help="Problems to print.")
@click.option(
    "--regenerate", default=0, metavar="N", help="Generate N families again; needs mpmath."
)
@click.option(
    "--precision", default=0, metavar="N", help="Compute N references again; needs mpmath."
)
@click.option(
    "--inventory", metavar="MODULE:FUNCTION", help="A library's operators, to be covered."
)
def validate_command(
    root: str | None,
    families: tuple[str, ...],
    schema: bool,
    shown: int,
    regenerate: int,
    precision: int,
    inventory: str | None,
) -> None:
    """Check a database without any library.

    Identifiers are unique, derivatives meet the adjoint identity and the symmetry of the Hessian,
    tangents lie in the spaces of their structures, and typical wrong answers would be noticed.
    Families with fewer than 20 informative probes of a dtype are listed. With --regenerate a sample
    of families is generated again and compared bit for bit; with --precision references of a sample
    of cases are compared with differences of definitions in extended precision; with --inventory
    the operators of a library are listed that no case differentiates. The exit status is 1 if there
    is a problem, a file that differs, or a database that cannot be read.
    """
    from adoracles.validation.inventory import different
    from adoracles.validation.precision import imprecise

    with _clear_errors():
        database = Database.open(root, schema=schema)
        found = validate(database, Selection(families))
        again, changed = different(database, regenerate)
        compared, rough = imprecise(database, precision, Selection(families))
        found.problems += rough
        if inventory is not None:
            _print_coverage(inventory, database, Selection(families))
    for problem in found.problems[:shown]:
        click.echo(f"{problem.case} {problem.kind}: {problem.detail}", err=True)
    points = {"cases": found.cases, "probes": found.probes, "informative": found.informative}
    counts = points | dict(found.points) | dict(found.kinds)
    click.echo("  ".join(f"{name} {count}" for name, count in counts.items()))
    _print_depth(found, shown)
    if found.silent:
        click.echo(f"no informative probe: {', '.join(found.silent)}")
    if compared:
        click.echo(f"references computed again {compared}  imprecise {len(rough)}")
    if again:
        click.echo(f"generated again {len(again)}  different {len(changed)}: {', '.join(changed)}")
    sys.exit(1 if found.problems or changed else 0)


def _print_depth(found: Findings, shown: int) -> None:
    """How many informative probes families have in each dtype, of either order."""
    scarce = [f"{label} {dtype} {n} and {m}" for (label, dtype), (n, m) in found.scarce.items()]
    click.echo(
        f"families and dtypes {len(found.first)}  no second derivative {len(found.flat)}  "
        f"fewer than {ENOUGH} informative probes {len(scarce)}"
    )
    if scarce:
        more = f", and {len(scarce) - shown} more" if len(scarce) > shown else ""
        click.echo(f"fewer, of first and second order: {', '.join(scarce[:shown])}{more}")


def _print_coverage(inventory: str, database: Database, selection: Selection) -> None:
    from adoracles.validation.inventory import coverage

    operators = load_object(inventory)
    found = coverage(database, operators, selection)
    total = len(operators.operators)
    click.echo(f"operators {total}  covered {total - len(found.missing)}")
    click.echo(f"not covered: {', '.join(found.missing) or 'none'}")


def _replay(
    library: str,
    *,
    root: str | None,
    families: tuple[str, ...],
    ops: tuple[str, ...],
    dtypes: tuple[str, ...],
    form: str | None,
    workers: int | None,
    limit: float | None,
    resume: Path | None,
    second_orders: bool,
    schema: bool,
    shown: int,
) -> None:
    selection = Selection(families, ops, dtypes)
    with _clear_errors(), _progress() as progress:
        database = Database.open(root, schema=schema)
        outcomes = replay(
            library,
            database,
            selection,
            workers=workers,
            limit=limit,
            resume=resume,
            second_orders=second_orders,
            progress=progress,
        )
    if not outcomes:
        raise click.ClickException("no case is selected")
    _print(library, outcomes, form)
    _print_failures(outcomes, shown)
    sys.exit(1 if failures(outcomes) else 0)


@contextmanager
def _clear_errors() -> Iterator[None]:
    try:
        yield
    except (OracleFormatError, ReplayError, ImportError) as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def _progress(task_name: str = "replay") -> Iterator[Progress]:
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(task_name)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _print(library: str, outcomes: Sequence[Outcome], form: str | None) -> None:
    if form == "json":
        name = load_library(library).name
        click.echo(json.dumps(as_json(name, outcomes), allow_nan=False))
    elif form == "markdown":
        click.echo(markdown(outcomes))
    else:
        print_table(outcomes, sys.stdout)


def _print_failures(outcomes: Sequence[Outcome], shown: int) -> None:
    wrong = failures(outcomes)
    for failure in wrong[:shown]:
        click.echo(f"{failure['case_id']} {failure['part']}: {failure['message']}", err=True)
    if len(wrong) > shown:
        click.echo(f"… and {len(wrong) - shown} more", err=True)
    if (orders := agreements(outcomes)) is not None:
        click.echo(f"second orders: {orders.tight} of {orders.cases} cases agree", err=True)
