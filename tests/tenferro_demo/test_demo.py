"""The main job, from the command line."""

from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from tenferro.cli import main

pytest.importorskip("sklearn")
pytest.importorskip("matplotlib")

from tenferro_demo.fit import TrainingObjective, fit
from tenferro_demo.model import load


@pytest.fixture(scope="module")
def data():
    return load()


def test_gradient_is_the_hand_derived_one(data):
    objective = TrainingObjective(data, decay=1e-3)
    point = np.random.default_rng(0).standard_normal(objective.start.shape)
    _, gradient = objective.value_and_gradient(point)
    np.testing.assert_allclose(gradient, objective.by_hand(point), rtol=1e-12, atol=1e-15)


def test_curvature_is_the_derivative_of_the_gradient(data):
    objective = TrainingObjective(data, decay=1e-3)
    rng = np.random.default_rng(0)
    point, d = (rng.standard_normal(objective.start.shape) for _ in range(2))
    ahead, behind = (objective.by_hand(point + t * d) for t in (1e-5, -1e-5))
    np.testing.assert_allclose(
        objective.curvature(point, d), (ahead - behind) / 2e-5, rtol=1e-6, atol=1e-9
    )


def test_fit_reports_each_iteration_and_learns(data):
    seen = []
    found = fit(data, decay=1e-3, iterations=30, report=lambda *row: seen.append(row))
    assert len(seen) == len(found.losses) > 3
    assert found.accuracy > 0.95
    assert found.gradient_norms[-1] < 1e-4
    assert found.error_to_differences < 1e-6
    assert found.error_to_hand < 1e-12


class Tags(HTMLParser):
    """Counts tags, and refuses a page whose tags do not match."""

    def __init__(self) -> None:
        super().__init__()
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag, attrs):
        self.count[tag] = self.count.get(tag, 0) + 1


def test_command_writes_a_page(tmp_path: Path):
    done = CliRunner().invoke(main, ["demo", "--out", str(tmp_path), "--iterations", "5"])
    assert done.exit_code == 0, done.output
    assert "test accuracy" in done.output
    assert "iteration" in done.output
    page = tmp_path / "index.html"
    tags = Tags()
    tags.feed(page.read_text(encoding="utf-8"))
    assert tags.count["svg"] == 2
    assert not (tmp_path / "index.html.part").exists()


def test_bad_options_are_refused():
    runner = CliRunner()
    assert runner.invoke(main, ["demo", "--iterations", "0"]).exit_code == 2
    assert runner.invoke(main, ["demo", "--decay", "-1"]).exit_code == 2
    assert runner.invoke(main, ["nonsense"]).exit_code == 2
