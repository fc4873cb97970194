"""The benchmark command and its report."""

import dataclasses
import json
import os
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import tenferro as te
from tenferro_bench import measure, page, peers, report, workloads
from tenferro_bench.command import bench
from tenferro_bench.memory import peak_growth


def run(*options):
    return CliRunner().invoke(bench, ["--rounds", "2", "--first", "1", *options])


@pytest.mark.long
def test_the_command_writes_figures_and_a_page(tmp_path):
    result = run(
        "--only", "x + y, n=4", "--peer", "native", "--peer", "numpy", "--out", str(tmp_path)
    )
    assert result.exit_code == 0, result.output
    assert "[1/1]" in result.output and "worst, " in result.output
    data = json.loads((tmp_path / "bench.json").read_text())
    (row,) = data["workloads"]
    assert row["name"] == "x + y, n=4" and row["ratios"]["tenferro (numpy)"] > 0
    assert row["references"] == data["references"] == 0
    first = row["first_milliseconds"]["tenferro (native)"]
    assert 0 < first["disk"] < first["cold"] < first["final"]
    page = (tmp_path / "bench.html").read_text()
    assert "<svg" in page and "x + y, n=4" in page


@pytest.mark.long
def test_the_command_leaves_the_users_programs_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    assert run("--only", "x + y, n=4", "--peer", "native").exit_code == 0
    assert os.environ["TENFERRO_CACHE_DIR"] == str(tmp_path)
    assert not list((tmp_path / "native").rglob("*.o"))


@pytest.mark.long
def test_nothing_is_compiled_behind_what_is_measured(tmp_path, monkeypatch):
    from tenferro import runtime

    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    peer = peers.PEERS["native"]()
    (workload,) = workloads.selected("sum, axis=1")
    before = runtime.get_tiered_compilation()
    runtime.set_tiered_compilation(True)
    try:
        found = measure.compare(workload, [peer], rounds=1, first_rounds=1)
        call = peer.prepare(workload, workload.arguments())
        call()
        peer.settle()
        (times,) = found.times.values()
        assert times.cold[0] < times.final[0]
        program = te.trace(peer.function(workload))(*workload.arguments()).compiled
        assert program.program.final
    finally:
        runtime.set_tiered_compilation(before)


def test_steps_outside_of_native_programs_are_counted(monkeypatch):
    from tenferro.engines.native.graphs import segments

    peer = peers.PEERS["native"]()
    (workload,) = workloads.selected("x + y, n=4")
    arguments = workload.arguments()
    assert peer.details(workload, arguments).references == 0
    monkeypatch.setenv("TENFERRO_CACHE_DIR", "")
    monkeypatch.setattr(segments, "is_native", lambda *_: False)
    peer.forget(disk=False)
    assert peer.details(workload, arguments).references == 1
    peer.forget(disk=False)


@pytest.mark.long
def test_peak_memory_counts_results_and_temporaries():
    if not Path("/proc/self/clear_refs").exists():
        pytest.skip("the system does not tell")
    peer = peers.PEERS["numpy"]()
    n = 5_000_000  # over 32 MiB: the allocator returns them to the system at once (mallopt(3))
    for count, make in ((1, lambda xp: lambda x: x + x), (2, lambda xp: lambda x: -(x + x))):
        workload = workloads.Workload("", "", make, lambda: [np.ones(n)])
        assert peak_growth(workload, peer) == pytest.approx(8 * n * count, rel=0.1)


def test_a_peer_runs_the_sets_that_it_is_for():
    for of, peer in (("default", "plain"), ("programs", "torch")):
        result = CliRunner().invoke(bench, ["--set", of, "--peer", peer])
        assert (
            result.exit_code != 0 and f"--peer {peer} does not run the set '{of}'" in result.output
        )


def test_an_unknown_workload_is_an_error():
    result = CliRunner().invoke(bench, ["--only", "nothing like this", "--peer", "numpy"])
    assert result.exit_code != 0 and "nothing like this" in result.output


def test_different_results_are_refused():
    good, bad = peers.PEERS["numpy"](), peers.PEERS["numpy"]()
    bad.name, bad.prepare = "bad", lambda workload, arguments: lambda: np.zeros(4)
    (workload,) = workloads.selected("x + y, n=4")
    with pytest.raises(AssertionError, match="results differ"):
        measure.compare(workload, [good, bad], rounds=1)


def test_there_are_thirty_workloads_with_names_of_their_own():
    names = [w.name for w in workloads.WORKLOADS]
    assert len(names) == len(set(names)) >= 30


def test_the_report_shows_who_is_faster():
    (workload,) = workloads.selected("x + y, n=4")
    times = {"a": measure.Times([1.0]), "b": measure.Times([3.0], [2.0], [1.0], [4.0])}
    found = [measure.PeerComparison(workload, times, 0.0)]
    data = report.figures(found, "a")
    assert data["geometric_means"] == {"b": pytest.approx(3.0)}
    assert data["worst"]["b"] == {"name": workload.name, "ratio": pytest.approx(3.0)}
    assert "3.00" in report.text(data)


def test_every_class_of_the_survey_has_values_gradients_and_names_of_their_own():
    names = [w.name for w in workloads.SETS["survey"]]
    assert len(names) == len(set(names)) >= 300
    kinds = {w.kind for w in workloads.SETS["survey"]}
    for kind in kinds:
        rows = list(workloads.selected(kind, "survey"))
        assert any("gradient" in w.name or w.argnums for w in rows), kind


@pytest.mark.parametrize("kind", ["containers", "stencil", "slices"])
def test_the_survey_runs(kind):
    for workload in workloads.selected(kind, "survey"):
        found = measure.compare(workload, [peers.PEERS["numpy"]()], rounds=1)
        assert found.times["tenferro (numpy)"].least > 0


def test_a_peer_that_lacks_a_function_is_left_out():
    ours, theirs = peers.PEERS["numpy"](), peers.PEERS["numpy"]()
    theirs.name = "theirs"
    (has,) = workloads.selected("x + y, n=4")
    lacks = dataclasses.replace(has, name="lacks", without=("theirs",))
    found = [measure.compare(w, [ours, theirs], rounds=1) for w in (lacks, has)]
    data = report.figures(found, ours.name)
    assert [set(row["ratios"]) for row in data["workloads"]] == [set(), {"theirs"}]
    assert data["worst"]["theirs"]["name"] == has.name
    assert set(data["by_kind"]["theirs"]) == {has.kind}
    assert "lacks" in report.text(data) and "lacks" in page.page(data)
