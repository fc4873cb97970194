"""`tenferro scale`: tables, a chart, measured times beside predictions, errors."""

import re
from types import SimpleNamespace

import numpy as np
import pytest
from click.testing import CliRunner

import tenferro as te
from tenferro.cli import main
from tenferro_scale import command, known

pytest.importorskip("jax")
RATES = ("--flops", "1e10", "--memory-bandwidth", "1e10")


def loss(w, x):
    return np.sum(np.tanh(x @ w) ** 2)


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    path = tmp_path_factory.mktemp("scale") / "loss.te"
    te.trace(te.grad(loss))(np.zeros((4, 6)), te.spec("n,4")).save(path)
    return path


def run(*args):
    done = CliRunner().invoke(main, ["scale", *map(str, args)])
    return SimpleNamespace(
        code=done.exit_code, text=done.output, words=" ".join(done.output.split())
    )


@pytest.mark.long
def test_strong_and_weak_scaling_with_a_chart(program, tmp_path):
    chart = tmp_path / "chart.svg"
    pytest.importorskip("matplotlib")
    sharded = ("--mesh", "data", "--shard", "1=data", "--size", "n=16", "--chart", chart)
    limits = ("--devices", "1,2,4,8,32", "--compile-up-to", "8")
    done = run(program, *sharded, *limits, *RATES)
    assert done.code == 0, done.text
    strong, weak = done.text.split("weak scaling")
    rows = r"^│ +([\d,]+) │.*(compiled|extrapolated) │$"
    at = [("1", "compiled"), ("2", "compiled"), ("4", "compiled"), ("8", "compiled")]
    assert re.findall(rows, strong, re.M) == at
    assert re.findall(rows, weak, re.M) == [*at, ("32", "extrapolated")]
    assert "not with 32 devices: axis 0 of 1 has 16 elements" in done.words
    assert "extrapolated from 4 and 8 devices; the same from fewer predicts 8" in done.words
    assert "1 all-reduce of 192 B among 8" in done.words
    assert "625 M/s (1/16 of flops)" in done.words
    assert "links 25 GB/s (a port of 200 Gb/s), latency 2 µs (a port of 200 Gb/s)" in done.words
    drawn = chart.read_text("utf-8")
    assert drawn.startswith("<?xml")
    assert drawn.count('<g id="axes_') == 3


@pytest.mark.long
def test_measured_beside_predicted(program, tmp_path, monkeypatch):
    from tenferro_scale import measurement

    monkeypatch.setattr(measurement, "DEVICES", (1, 2))
    inputs = tmp_path / "point.npz"
    np.savez(inputs, np.ones((4, 6)), np.ones((16, 4)))
    sharded = ("--mesh", "data", "--shard", "1=data", "--size", "n=16", "--devices", "1,2")
    done = run(program, *sharded, *RATES, "--measure", "--inputs", inputs)
    assert done.code == 0, done.text
    table = done.text[done.text.index("on simulated devices") :]
    assert re.findall(r"^│ +(\d) │.*│ +\d+\.\d\d │$", table, re.M) == ["1", "2"]


def test_rates_are_measured_where_none_are_specified(monkeypatch):
    rates = {"flops": 2e9, "memory_bandwidth": 3e9, "transcendentals": 4e8, "call": 1e-6}
    monkeypatch.setattr(known, "answers", lambda job, devices: iter([rates]))
    asked = {"flops": None, "memory_bandwidth": 5e9, "transcendentals": None}
    found = known.known("float32", False, {**asked, "link_bandwidth": None, "latency": 1e-3})
    assert (found.rates.flops, found.rates.memory_bandwidth) == (2e9, 5e9)
    assert found.rates.call == 0
    assert found.sources["flops"] == "measured here, float32"
    assert found.sources["latency"] == "as specified"


def test_the_dtype_is_the_widest():
    avals = [te.spec("3", np.float32), te.spec("3", np.complex64), te.spec("3", np.int64)]
    assert command._dtype(avals) == "float32"
    assert command._dtype([*avals, te.spec("3", np.complex128)]) == "float64"
    assert command._dtype(avals[2:]) == "float64"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--mesh", "data", "--shard", "1=batch"), "the mesh has no axis 'batch'"),
        (("--mesh", "data", "--shard", "x=data"), "no input is called x, there are 0, 1"),
        (("--mesh", "data", "--devices", "1,two"), "'1,two', expected numbers from 1 on"),
        (("--mesh", "data", "--chart", "chart.gif"), "expected a name that ends in .svg"),
        (("--mesh", "data", "--shard", "0=data", "--devices", "3"), "not a multiple of the 3 dev"),
    ],
)
def test_errors_say_what_was_expected(program, args, message):
    done = run(program, *args, "--size", "n=16", *RATES)
    assert done.code
    assert message in done.words.replace("│ ", "").replace(" │", "")


def test_files_that_are_no_programs(tmp_path):
    broken = tmp_path / "broken.te"
    broken.write_text("{")
    done = run(broken, "--mesh", "data", *RATES)
    assert done.code == 1
    assert "broken.te" in done.text


def test_without_jax(program, monkeypatch):
    monkeypatch.setattr("tenferro.engines.registry.find_spec", lambda name: None)
    done = run(program, "--mesh", "data", "--size", "n=16", *RATES)
    assert done.code == 1
    assert "scale: the xla engine needs jax, which is not installed" in done.words


@pytest.mark.long
def test_what_a_process_finds_is_raised(program, tmp_path):
    inputs = tmp_path / "point.npz"
    np.savez(inputs, np.ones((4, 6)))
    done = run(
        program, "--mesh", "data", "--size", "n=16", "--devices", "1", *RATES, "--measure",
        "--inputs", inputs,
    )  # fmt: skip
    assert done.code == 1
    assert "ValueError" in done.words
    assert "expected ['0', '1']" in done.words
