"""Programs with loops and branches: saved, printed, drawn, differentiated after loading."""

import json

import numpy as np
import pytest

import tenferro as te

XS = np.array([0.5, -1.5, 2.0])


def f(x, xs):
    def step(s, a):
        s = te.cond(s > 0, lambda: np.sin(s) * a, lambda: s + a)
        return te.while_loop(lambda t: np.abs(t) < 1.0, lambda t: 2 * t + 0.1, s), s

    last, ys = te.scan(step, x, xs)
    return last + np.sum(ys**2)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_saved_and_loaded(tmp_path, engine):
    program = te.trace(te.value_and_grad(f, (0, 1)))(0.3, XS)
    program.save(tmp_path / "program.json")
    loaded = te.Program.load(tmp_path / "program.json", engine=engine)
    assert len(loaded) == len(program)  # scans take the steps of the loops that have recorded
    loaded.save(tmp_path / "again.json")
    assert str(te.Program.load(tmp_path / "again.json", engine=engine)) == str(loaded)
    value, gradient = loaded(0.3, XS)
    expected, wanted = te.value_and_grad(f, (0, 1))(0.3, XS)
    np.testing.assert_allclose(value, expected)
    for a, b in zip(gradient, wanted, strict=True):
        np.testing.assert_allclose(a, b)


def test_a_loaded_program_has_derivatives(tmp_path):
    te.trace(f)(0.3, XS).save(tmp_path / "program.json")
    loaded = te.Program.load(tmp_path / "program.json")
    np.testing.assert_allclose(te.grad(loaded)(0.3, XS), te.grad(f)(0.3, XS))


def test_named_lengths_are_saved(tmp_path):
    program = te.trace(te.grad(f, 1))(te.spec(""), te.spec("n"))
    program.save(tmp_path / "program.json")
    loaded = te.Program.load(tmp_path / "program.json")
    for n in (1, 3):
        np.testing.assert_allclose(loaded(0.3, XS[:n]), te.grad(f, 1)(0.3, XS[:n]))


def test_a_loaded_gradient_keeps_masked_branches_free_of_nan(tmp_path):
    def masked(x):
        return np.sum(np.where(x > 0, np.sqrt(x), 0.0))

    def looped(x):
        return te.scan(lambda s, a: (s + np.where(a > 0, np.sqrt(a), 0.0), None), 0.0, x)[0]

    xs = np.array([4.0, 0.0, -1.0])
    with np.errstate(all="ignore"):
        for function in (masked, looped):
            te.trace(te.grad(function))(xs).save(tmp_path / "program.json")
            assert te.Program.load(tmp_path / "program.json")(xs).tolist() == [0.25, 0.0, 0.0]


@pytest.mark.parametrize(
    "damage",
    [
        lambda op: op[2].update(consts=7),
        lambda op: op[2].update(init=[True, True, True]),
        lambda op: op[2].update(reverse=3),
        lambda op: op[2].update(length=-1),
        lambda op: op[2].update(length=7),
        lambda op: op[2].update(linear=[99]),
        lambda op: op[2].update(linear=[True]),
        lambda op: op[2].update(body=3),
        lambda op: op[2]["body"]["body"].update(outputs=[0]),
        lambda op: op[2].pop("body"),
        lambda op: op[1].pop(),
        lambda op: op.__setitem__(3, 1 << 40),
        lambda op: op.__setitem__(3, "x"),
    ],
)
def test_damaged_files(tmp_path, damage):
    te.trace(lambda x, xs: te.scan(lambda s, a: (s * a, s), x, xs))(0.3, XS).save(tmp_path / "p")
    data = json.loads((tmp_path / "p").read_text())
    damage(next(op for op in data["operations"] if op[0] == "scan"))
    (tmp_path / "p").write_text(json.dumps(data))
    with pytest.raises(ValueError, match=r"damaged|role|read"):
        te.Program.load(tmp_path / "p")


def test_printed():
    text = str(te.trace(lambda xs: te.scan(lambda s, a: (s * a, None), 1.0, xs)[0])(XS))
    assert "scan[body=body1, " in text
    assert text.splitlines()[-5:] == [
        "body1:",
        "  input  v0: float64[]",
        "  input  v1: float64[]",
        "  v2 = mul(v0, v1): float64[]",
        "  output v2",
    ]


def test_drawn():
    pytest.importorskip("networkx")
    picture = te.trace(f)(0.3, XS).draw()
    assert picture.startswith("<svg")
    for title in ("trace(f)", "body1", "body2", "body3"):
        assert title in picture
