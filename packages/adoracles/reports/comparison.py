"""Reports of several libraries side by side, as a page and as programs that show what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, TypeAlias

from adoracles.cases.case import Case, Part, label_of
from adoracles.files.database import Database, Selection
from adoracles.reports.counterexamples import program

Report: TypeAlias = Mapping[str, Any]
"""What ``replay --json`` prints."""
PARTS: tuple[Part, ...] = ("jvp", "vjp", "hvp", "fof", "rof", "ror")
KINDS = ("tight", "right", "imprecise", "convention", "wrong", "unsupported")
LETTERS = {"wrong": "W", "convention": "C", "imprecise": "I", "right": "R", "tight": "T"}
"""From the worst kind to the best; a cell shows the worst one."""

HEAD = """\
# Derivatives of five libraries, compared

`tenferro oracles replay` asks a library for every derivative of [the database](oracles.md), whose
references are differences of the functions themselves in extended precision. This page shows the
answers of {names} to the {cases:,}
cases that the database had when all of them were asked. It is generated:

```sh
tenferro oracles replay --library torch --limit 60 --json > torch.json    # the same for the others
tenferro oracles compare tenferro.json torch.json ... --programs docs/wrong-derivatives \\
    > docs/library-comparison.md
```

An *answer* is one derivative of one case: forward mode (`jvp`), reverse mode (`vjp`), and four
second orders: forward over reverse (`hvp`), forward over forward (`fof`), reverse over forward
(`rof`) and reverse over reverse (`ror`).

- **tight** (T): as near to the reference as rounding allows.
- **right** (R): within 10⁻⁴ of the reference.
- **imprecise** (I): within a hundredth, or as near as rounding of first derivatives allows.
- **convention** (C): not one of the accepted answers at a tie or on a branch cut, where libraries
  define different things.
- **wrong** (W): anything else. A program for each is in `docs/wrong-derivatives`.
- **unsupported** (-): the library has no such function, or raises an exception.

Every library is called in its own way: its function of the same name, or a short composition
where arguments differ. Cotangents are conjugated for libraries that pair bilinearly (JAX,
autograd). Factors are compared through functions that do not depend on phases, and gradients by
inputs with a structure in the space of that structure. CasADi has real numbers in double precision
only. tenferro answers through its reference engine. [The page of the database](oracles.md) states
how many cases it has now, and what the native engine answers.
"""


def page(reports: Sequence[Report], links: Mapping[tuple[str, str], str]) -> str:
    """Return the page in Markdown.

    `links` are the paths of programs by library and label of the family.
    """
    names = ", ".join(report["library"] for report in reports)
    cases = max(report["total"]["cases"] for report in reports)
    head = HEAD.format(names=names, cases=cases)
    sections = (head, _summary(reports), _wrong(reports, links), _all(reports))
    return "\n".join(sections)


def _summary(reports: Sequence[Report]) -> str:
    lines = ["## Answers", "", *_header("library", KINDS)]
    for report in reports:
        counts = sum((_counts(row) for row in report["table"]), start=Counter[str]())
        cells = (f"{counts[kind]:,}" if counts[kind] else "" for kind in KINDS)
        lines.append(f"| {report['library']} | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _header(first: str, columns: Iterable[str], rule: str = "--:") -> tuple[str, str]:
    names = tuple(columns)
    return f"| {first} | {' | '.join(names)} |", f"| :-- |{f' {rule} |' * len(names)}"


def _counts(row: Mapping[str, Any], parts: Iterable[Part] = PARTS) -> Counter[str]:
    counts: Counter[str] = Counter()
    for part in parts:
        counts.update({kind: row.get(part, {}).get(kind, 0) for kind in LETTERS})
        counts["unsupported"] += row["missing"].get(part, 0)
    return counts


def _wrong(reports: Sequence[Report], links: Mapping[tuple[str, str], str]) -> str:
    head = _header("function", ("derivatives", "answers", "for example"), ":--")
    lines = ["## Wrong answers", ""]
    for report in reports:
        groups = [*wrong(report)]
        if not groups:
            continue
        lines += [f"### {report['library']}", "", *head]
        for label, found in groups:
            parts = [part for part in PARTS if any(f["part"] == part for f in found)]
            link = links.get((report["library"], label))
            name = f"`{label}`" if link is None else f"[`{label}`]({link})"
            example = best_example(found)
            shown = f"`{example['case_id']}` {example['part']}: {example['message']}"
            cells = (", ".join(f"`{p}`" for p in parts), str(len(found)), shown.replace("|", "\\|"))
            lines.append(f"| {name} | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


def wrong(report: Report) -> Iterator[tuple[str, list[Mapping[str, str]]]]:
    """Yield the wrong answers of a report by family."""
    found = [f for f in report["failures"] if f["kind"] == "wrong" and f["part"] in PARTS]
    for label, group in groupby(sorted(found, key=_label), key=_label):
        yield label, list(group)


def _label(failure: Mapping[str, str]) -> str:
    return label_of(failure["op"], failure["family"])


def best_example(failures: Sequence[Mapping[str, str]]) -> Mapping[str, str]:
    """Return a failure that says most: in double precision, at a generic point."""
    return min(failures, key=_rank)


def _rank(failure: Mapping[str, str]) -> tuple[bool, bool, bool, str]:
    name = failure["case_id"]
    single, nan = "_f32_" in name or "_c64_" in name, "nan" in failure["message"]
    return single, failure["point"] != "generic", nan, name


def _all(reports: Sequence[Report]) -> str:
    """Operations by dtype; a cell has a letter for each derivative, the worst of its cases."""
    cells: dict[tuple[str, str], dict[str, str]] = {}
    for report in reports:
        table = sorted(report["table"], key=_place)
        for place, rows in groupby(table, key=_place):
            cells.setdefault(place, {})[report["library"]] = _letters(list(rows))
    lines = [
        "## By function and dtype",
        "",
        "A cell has a letter for each of `jvp`, `vjp`, `hvp`, `fof`, `rof`, `ror`: that of the",
        "worst answer. The letter is small where some cases are unsupported.",
        "",
        *_header("function", ["dtype", *(report["library"] for report in reports)], ":--"),
    ]
    for (op, dtype), found in sorted(cells.items()):
        columns = [f"`{found[r['library']]}`" if r["library"] in found else "" for r in reports]
        lines.append(f"| {op} | {dtype} | {' | '.join(columns)} |")
    return "\n".join([*lines, ""])


def _place(row: Mapping[str, Any]) -> tuple[str, str]:
    return row["op"], row["dtype"]


def _letters(rows: Sequence[Mapping[str, Any]]) -> str:
    word = ""
    for part in PARTS:
        counts = sum((_counts(row, (part,)) for row in rows), start=Counter[str]())
        letter = next((mark for kind, mark in LETTERS.items() if counts[kind]), "-")
        word += letter.lower() if counts["unsupported"] else letter
    return word


def write_programs(
    reports: Sequence[Report], libraries: Mapping[str, str], database: Database, folder: Path
) -> dict[tuple[str, str], Path]:
    """Write a program for each family that a library has wrong answers of; return their paths.

    `libraries` are modules of `adoracles.adapters` by the first word of a report's library.
    Programs that were in the folders of these libraries before are removed.
    """
    written: dict[tuple[str, str], Path] = {}
    for report in reports:
        module = libraries.get(report["library"].partition(" ")[0])
        if module is None:
            continue
        for old in (folder / module).glob("*.py"):
            old.unlink()
        for label, failures in wrong(report):
            case = _case(database, label, best_example(failures)["case_id"])
            parts = tuple(p for p in PARTS if any(_is(f, case, p) for f in failures))
            path = folder / module / f"{label.replace('/', '-')}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(program(module, report["library"], case, parts), encoding="utf-8")
            written[report["library"], label] = path
    return written


def _is(failure: Mapping[str, str], case: Case, part: Part) -> bool:
    return failure["case_id"] == case.case_id and failure["part"] == part


def _case(database: Database, label: str, case_id: str) -> Case:
    op, _, family = label.partition("/")
    cases = database.cases(Selection((f"{op}/{family or 'identity'}",)))
    return next(case for case in cases if case.case_id == case_id)
