"""Operations on arrays without elements: batch, free and contracted axes of size 0."""

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path, monkeypatch):
    """As in a new process, where the engine estimates what compiling takes."""
    monkeypatch.setenv("TENFERRO_CACHE_DIR", str(tmp_path))
    te.runtime.clear_programs()
    with te.runtime.tiered_compilation(True):
        yield
    te.runtime.wait_for_compilation()


def definite(x):
    return x @ tn.swapaxes(x, -1, -2) + 3 * tn.eye(x.shape[-1])


CASES = {
    "products": (lambda a, b: a @ b, [((0, 50, 3), (0, 3, 50)), ((2, 50, 0), (2, 0, 50))]),
    "rows": (lambda a, b: a @ b, [((2, 0, 50), (2, 50, 50)), ((0, 50), (50, 50))]),
    "columns": (lambda a, b: a @ b, [((2, 50, 50), (2, 50, 0)), ((50, 50), (50, 0))]),
    "solve": (
        lambda a, b: tn.linalg.solve(definite(a), b),
        [((0, 20, 20), (0, 20, 2)), ((20, 20), (20, 0)), ((0, 0), (0, 2))],
    ),
    "inv": (lambda a: tn.linalg.inv(definite(a)), [((0, 20, 20),), ((2, 0, 0),)]),
    "cholesky": (lambda a: tn.linalg.cholesky(definite(a)), [((0, 20, 20),), ((0, 0),)]),
    "eigvalsh": (lambda a: tn.linalg.eigvalsh(definite(a)), [((0, 20, 20),), ((0, 0),)]),
    "singular values": (lambda a: tn.linalg.svd(a)[1], [((0, 20, 3),), ((3, 0),)]),
    "qr": (lambda a: abs(tn.linalg.qr(a)[1]), [((0, 20, 3),), ((3, 0),)]),
    "sort": (lambda a: tn.sort(a, axis=0) * a, [((0, 40),), ((40, 0),)]),
    "cumsum": (lambda a: tn.cumsum(tn.sin(a), axis=0), [((0, 40),), ((40, 0),)]),
    "sum": (lambda a: tn.sum(tn.sin(a), axis=0), [((0, 40),), ((40, 0),)]),
    "fft": (lambda a: abs(te.fft.fft(a, n=8)), [((0, 8),), ((2, 0),)]),
    "convolution": (
        lambda x, w: te.nn.conv1d(x, w, padding=1),
        [((0, 2, 9), (2, 2, 3)), ((2, 0, 9), (2, 0, 3)), ((2, 2, 9), (0, 2, 3))],
    ),
    "scan": (lambda a: te.scan(lambda c, x: (tn.sin(c + x), c), a.sum(0), a), [((0, 4),)]),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", CASES)
def test_results_and_gradients_are_those_of_numpy(name):
    function, shapes = CASES[name]
    for shape in shapes:
        arrays = [np.linspace(0.1, 1.0, int(np.prod(s))).reshape(s) for s in shape]
        every = tuple(range(len(arrays)))

        def loss(*given):
            return sum(tn.sum(x) for x in te.pytree.leaves(function(*given)))

        for f in (function, te.grad(loss, argnums=every)):
            assert_same(f, arrays)
            assert_same(te.vmap(f), [np.stack([x, x]) for x in arrays])


def assert_same(function, arrays):
    """Native results and those of the reference engine."""
    found, expected = (te.jit(function, engine=e)(*arrays) for e in ("native", "numpy"))
    for x, y in zip(te.pytree.leaves(found), te.pytree.leaves(expected), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_allclose(x, y, rtol=1e-10, atol=1e-12, strict=True)
