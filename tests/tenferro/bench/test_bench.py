"""The benchmark command and its report."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

from tenferro.bench import measure, peers, report, workloads
from tenferro.bench.command import bench


def test_the_command_writes_figures_and_a_page(tmp_path):
    options = ["--only", "x + y, n=4", "--peer", "native", "--peer", "numpy", "--rounds", "2"]
    result = CliRunner().invoke(bench, [*options, "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    data = json.loads((tmp_path / "bench.json").read_text())
    (row,) = data["workloads"]
    assert row["name"] == "x + y, n=4" and row["ratios"]["tenferro (numpy)"] > 0
    assert "<svg" in (tmp_path / "bench.html").read_text()


def test_an_unknown_workload_is_an_error():
    result = CliRunner().invoke(bench, ["--only", "nothing like this", "--peer", "numpy"])
    assert result.exit_code != 0 and "nothing like this" in result.output


def test_different_results_are_refused():
    good = peers.tenferro_peer("numpy")
    bad = peers.Peer("bad", lambda w: lambda: np.zeros(4), lambda y: [np.asarray(y)])
    (workload,) = workloads.selected("x + y, n=4")
    with pytest.raises(AssertionError, match="results differ"):
        measure.compare(workload, [good, bad], rounds=1)


def test_there_are_thirty_workloads_with_names_of_their_own():
    names = [w.name for w in workloads.WORKLOADS]
    assert len(names) == len(set(names)) >= 30


def test_the_report_shows_who_is_faster():
    (workload,) = workloads.selected("x + y, n=4")
    times = {"a": measure.Times(1.0, [1.0]), "b": measure.Times(1.0, [3.0])}
    found = [measure.Comparison(workload, times, 0.0)]
    data = report.figures(found, "a")
    assert data["geometric_means"] == {"b": pytest.approx(3.0)}
    assert "3.00" in report.text(data)
