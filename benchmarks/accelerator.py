"""One command for a device: its tests, and programs on XLA beside `jax.jit` on that device.

    python benchmarks/accelerator.py --out accelerator.json
    python benchmarks/accelerator.py --platform cpu --seconds 60 --parts kernels mesh

It takes at most `--seconds` (460 by default): the parts are run in this order, each in a process
that is ended when its share is spent, and the report counts what was left out.

tests        `pytest -m gpu`, on the device
kernels      batches of small matrices, scans, an ensemble of 10,000 differential equations, and the
             gradient of a best approximation at repeated singular values, in two precisions;
             the gradient of two layers with products in bfloat16 and float16
mesh         a training step on eight simulated devices (processors of this machine)
expressions  the functions of `tenferro bench`
programs     the programs with loops of `tenferro bench --set programs`

Both libraries get arrays that are on the device, and take turns. A row states the time of a call,
jax's time divided by ours, the same of the first result (tracing and compilation included), the
time to bring the arguments to the device and the results back, and whether the values agree.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import geometric_mean
from typing import Any, NamedTuple

import numpy

ROOT = Path(__file__).resolve().parent.parent
SHARES = {"tests": 0.2, "kernels": 0.2, "mesh": 0.05, "expressions": 0.3, "programs": 0.25}
ROUNDS, BATCH = 5, 0.01
PRECISIONS = {"float32": 2e-3, "float64": 1e-9}
"""The largest error that agreement allows, relative to the largest element."""
HALF_PRECISIONS = {"bfloat16": 3e-2, "float16": 4e-3}
"""The same of products in half precision, of four of its last digits."""


class Case(NamedTuple):
    """A function of both libraries with arguments as NumPy's; `wrong_in_jax` is not compared."""

    name: str
    ours: Callable[..., Any]
    theirs: Callable[..., Any]
    arguments: list[Any]
    tolerance: float
    conjugate: bool = False
    wrong_in_jax: bool = False


class Libraries:
    """Both libraries' names for what the kernels need."""

    def __init__(self) -> None:
        import jax

        import tenferro as te

        jax.config.update("jax_enable_x64", True)
        self.te, self.jax = te, jax

    def both(self, write: Callable[..., Any]) -> tuple[Any, Any]:
        """What `write` makes of a namespace, `scan`, `vmap` and `grad`, for each."""
        te, jax = self.te, self.jax
        return (
            write(numpy, te.scan, te.vmap, te.grad),
            write(jax.numpy, jax.lax.scan, jax.vmap, jax.grad),
        )


def solves(np: Any, scan: Any, vmap: Any, grad: Any) -> Any:
    """The gradient of a batch of solutions."""
    return grad(lambda a, b: np.sum(np.linalg.solve(a, b[..., None]) ** 2))


def factors(np: Any, scan: Any, vmap: Any, grad: Any) -> Any:
    """The gradient of a batch of Cholesky factors."""
    return grad(lambda a, b: np.sum(np.sin(np.linalg.cholesky(a @ np.swapaxes(a, -1, -2)))))


def spectra(np: Any, scan: Any, vmap: Any, grad: Any) -> Any:
    """The gradient of a batch of eigenvalues."""
    return grad(lambda a, b: np.sum(np.linalg.eigh(a + np.swapaxes(a, -1, -2))[0] ** 3))


def recurrent(np: Any, scan: Any, vmap: Any, grad: Any) -> Any:
    """The gradient of a recurrent network."""

    def loss(w: Any, xs: Any) -> Any:
        return np.sum(scan(lambda s, x: (np.tanh(w @ s + x), np.sum(s)), xs[0], xs)[1])

    return grad(loss)


def ensemble(np: Any, scan: Any, vmap: Any, grad: Any) -> Any:
    """Lotka and Volterra's equations: 100 Runge-Kutta steps each, and derivatives by the rates."""

    def rate(p: Any, y: Any) -> Any:
        return np.stack([p[0] * y[0] - y[0] * y[1], y[0] * y[1] - p[1] * y[1]])

    def step(p: Any, y: Any, h: float) -> Any:
        k1 = rate(p, y)
        k2 = rate(p, y + h / 2 * k1)
        k3 = rate(p, y + h / 2 * k2)
        return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + rate(p, y + h * k3))

    def end(p: Any, y: Any) -> Any:
        return np.sum(scan(lambda y, _: (step(p, y, 0.02), None), y, None, 100)[0])

    return vmap(grad(end))


def truncated(np: Any, scan: Any, vmap: Any, grad: Any) -> Any:
    """The best approximation of rank 2, whose derivative exists at equal singular values."""

    def loss(a: Any, weights: Any) -> Any:
        u, s, vh = np.linalg.svd(a, full_matrices=False)
        return np.sum(weights * ((u[:, :2] * s[:2]) @ vh[:2]) ** 3)

    return grad(loss)


def layers(np: Any, scan: Any, vmap: Any, grad: Any, half: Any) -> Any:
    """The gradient of two layers: products in half precision, the rest in single precision."""

    def product(a: Any, b: Any) -> Any:
        return (a.astype(half) @ b.astype(half)).astype(np.float32)

    def loss(w: Any, x: Any) -> Any:
        return np.mean(product(np.tanh(product(x, w)), w) ** 2)

    return grad(loss)


def kernels() -> Iterator[Case]:
    """Every kernel in single and double precision, and products in half precision."""
    libraries = Libraries()
    rng = numpy.random.default_rng(0)
    repeated = numpy.diag([3.0, 3.0, 1.0, 0.5])
    rows = [
        ("SVD with equal values, gradient", truncated, [repeated, (4, 4)]),
        ("10,000 solves 8 x 8, gradient", solves, [_well(rng, 10_000, 8), (10_000, 8)]),
        ("10,000 Cholesky 8 x 8, gradient", factors, [_well(rng, 10_000, 8), (1,)]),
        ("1,000 eigh 16 x 16, gradient", spectra, [_well(rng, 1_000, 16), (1,)]),
        ("scan of 1,000 steps, gradient", recurrent, [(64, 64), (1_000, 64)]),
        ("10,000 ODEs, gradients", ensemble, [1.0 + rng.random((10_000, 2)), (10_000, 2)]),
    ]
    for name, write, shapes in rows:
        arrays = [0.1 * rng.random(x) + 0.5 if isinstance(x, tuple) else x for x in shapes]
        for dtype, tolerance in PRECISIONS.items():
            typed = [x.astype(dtype) for x in arrays]
            wrong = write is truncated
            yield Case(f"{name}, {dtype}", *libraries.both(write), typed, tolerance, False, wrong)

    w, x = (rng.standard_normal(s).astype("float32") for s in ((1024, 1024), (1024, 1024)))
    for dtype, tolerance in HALF_PRECISIONS.items():
        write = partial(layers, half=getattr(libraries.te, dtype))
        name = f"two layers of 1,024, gradient, products in {dtype}"
        yield Case(name, *libraries.both(write), [w / 32, x], tolerance)


def _well(rng: Any, count: int, n: int) -> Any:
    """Matrices with condition numbers of about 10."""
    return rng.standard_normal((count, n, n)) / n**0.5 + 3.0 * numpy.eye(n)


def of_bench(name: str) -> Iterator[Case]:
    """The workloads of a set of `tenferro bench`."""
    from tenferro_bench.peers import Jax, Tenferro
    from tenferro_bench.programs_set import PROGRAMS
    from tenferro_bench.workloads import WORKLOADS

    us, them = Tenferro("xla"), Jax()
    programs = [w for p in PROGRAMS for w in p.workloads()]
    for w in programs if name == "programs" else WORKLOADS:
        if "jax" not in w.without:
            conjugate = w.argnums is not None
            yield Case(w.name, us.function(w), them.function(w), w.arguments(), 1e-6, conjugate)


def measured(case: Case, device: Any) -> dict[str, Any]:
    """The row of a case."""
    import jax

    import tenferro as te

    wait = jax.block_until_ready
    begin = time.perf_counter()
    placed = wait([jax.device_put(a, device) for a in case.arguments])
    there = time.perf_counter() - begin
    firsts, calls, results = [], [], []
    for compiled in (te.jit(case.ours, engine="xla"), jax.jit(case.theirs)):
        firsts.append(_time(lambda f=compiled: results.append(wait(f(*placed))), 1))
        calls.append(lambda f=compiled: wait(f(*placed)))
    begin = time.perf_counter()
    ours, theirs = (list(map(numpy.asarray, jax.tree.leaves(r))) for r in results)
    back = time.perf_counter() - begin
    first, second = _interleaved(calls)
    if case.conjugate:
        theirs = [x.conj() for x in theirs]
    return {
        "name": case.name,
        "us": 1e6 * first,
        "jax/ours": second / first,
        "first": firsts[0],
        "first/jax": firsts[0] / firsts[1],
        "transfers us": 1e6 * (there + back / 2),
        "right": all(numpy.isfinite(x).all() for x in ours) if case.wrong_in_jax
        else all(map(lambda a, b: _agree(a, b, case.tolerance), ours, theirs)),
        "compared": not case.wrong_in_jax,
    }  # fmt: skip


def _agree(a: Any, b: Any, tolerance: float) -> bool:
    if a.shape != b.shape:
        return False
    size = max(float(numpy.max(numpy.abs(b), initial=0.0)), 1e-30)
    return bool(numpy.max(numpy.abs(a - b), initial=0.0) <= tolerance * size)


def _interleaved(calls: list[Callable[[], Any]]) -> list[float]:
    """The least time of each over rounds in which they take turns."""
    counts = [max(1, int(BATCH / max(_time(c, 1), 1e-7))) for c in calls]
    rounds = [[_time(c, n) for c, n in zip(calls, counts, strict=True)] for _ in range(ROUNDS)]
    return [min(column) for column in zip(*rounds, strict=True)]


def _time(call: Callable[[], Any], count: int) -> float:
    """Seconds of a call; on a processor its own, which other processes matter less to."""
    on_processor = os.environ.get("JAX_PLATFORMS") == "cpu"
    clock = time.process_time if on_processor else time.perf_counter
    begin = clock()
    for _ in range(count):
        call()
    return (clock() - begin) / count


def table(part: str, seconds: float, kept: Path) -> None:
    """Write the rows of a part, a line each, as long as there is time; then what was left out."""
    import jax

    end = time.monotonic() + seconds
    cases = [*kernels()] if part == "kernels" else [*of_bench(part)]
    device = jax.devices()[0]
    for i, case in enumerate(cases):
        line = {"name": case.name, "left out": len(cases) - i}
        if time.monotonic() < end:
            try:
                line = measured(case, device)
            except Exception as error:  # noqa: BLE001  # of either library; the report has it
                line = {"name": case.name, "failed": f"{type(error).__name__}: {str(error)[:200]}"}
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        if "left out" in line:
            return
        print(_shown(line), flush=True)


def _shown(row: dict[str, Any]) -> str:
    if "failed" in row:
        return f"{row['name']:48} {row['failed']}"
    return (
        f"{row['name']:48} {row['us']:10.1f} us  {row['jax/ours']:6.2f}  first {row['first']:6.2f} "
        f"s {row['first/jax']:5.2f}  transfers {row['transfers us']:9.1f} us  "
        f"{'' if row['right'] else 'DIFFERENT'}"
    )


def in_a_process(part: str, seconds: float) -> dict[str, Any]:
    """The table of a part. A case that takes longer than what is left is ended."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "rows"
        command = [sys.executable, __file__, "--rows", kept, part, "--seconds", str(0.8 * seconds)]
        ended = False
        try:
            subprocess.run(command, timeout=seconds, check=False)
        except subprocess.TimeoutExpired:
            ended = True
        lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    found = [json.loads(line) for line in lines]
    rows = [row for row in found if "us" in row]
    return {
        "rows": rows,
        "failed": {row["name"]: row["failed"] for row in found if "failed" in row},
        "left out": sum(row.get("left out", 0) for row in found),
        "ended in the case after the last row": ended,
        **_summary(rows),
    }


def _summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    ratios = {row["name"]: row["jax/ours"] for row in rows if row["right"] and row["compared"]}
    if not ratios:
        return {}
    least = min(ratios, key=lambda name: ratios[name])
    return {
        "geometric mean, jax/ours": geometric_mean(ratios.values()),
        "least": [least, ratios[least]],
        "first results, ours/jax": geometric_mean([row["first/jax"] for row in rows]),
        "different": [row["name"] for row in rows if not row["right"]],
    }


def _output(command: list[str], seconds: float, **environment: str) -> tuple[str, str]:
    """What a command prints, and what is wrong with it, if anything."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True,
            timeout=seconds, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "", f"not finished after {seconds:.0f} s"
    return done.stdout.strip(), done.stderr[-500:] if done.returncode else ""


def tests(platform_name: str, seconds: float) -> dict[str, Any]:
    """The last line of `pytest -m gpu`, and what it skipped and why."""
    command = [sys.executable, "-m", "pytest", "-n0", "-q", "-rs", "-m", "gpu"]
    command += ["tests/tenferro/engines/xla", "-p", "no:cacheprovider"]
    printed, wrong = _output(command, seconds, TENFERRO_TEST_PLATFORM=platform_name)
    lines = printed.splitlines()
    skipped = [line for line in lines if line.startswith("SKIPPED")]
    return {"result": lines[-1] if lines else wrong, "skipped": skipped}


MESH = """
import json, time
import jax, numpy as np
import tenferro as te
from jax.sharding import NamedSharding, PartitionSpec, Mesh
jax.config.update("jax_enable_x64", True)
mesh = Mesh(np.array(jax.devices("cpu")), ("batch",))
rows, every = NamedSharding(mesh, PartitionSpec("batch")), NamedSharding(mesh, PartitionSpec())
rng = np.random.default_rng(0)
w, x = rng.standard_normal((256, 256)) / 16, rng.standard_normal((4096, 256))
def loss(np):
    return lambda w, x: np.mean(np.tanh(np.tanh(x @ w) @ w) ** 2)
w, x = jax.device_put(w, every), jax.device_put(x, rows)
found = {}
for name, f in (("ours", te.jit(te.grad(loss(np)), engine="xla", in_shardings=(every, rows))),
                ("jax", jax.jit(jax.grad(loss(jax.numpy)), in_shardings=(every, rows)))):
    result = jax.block_until_ready(f(w, x))
    times = []
    for _ in range(7):
        begin = time.perf_counter()
        jax.block_until_ready(f(w, x))
        times.append(time.perf_counter() - begin)
    found[name] = min(times), np.asarray(result)
(a, u), (b, v) = found.values()
print(json.dumps({"devices": len(jax.devices("cpu")), "us": 1e6 * a, "jax/ours": b / a,
                  "right": bool(np.allclose(u, v, rtol=1e-9))}))
"""


def mesh(seconds: float) -> dict[str, Any]:
    """A gradient of data in eight parts, in a process with eight simulated devices."""
    flags = f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count=8"
    command = [sys.executable, "-c", MESH]
    printed, wrong = _output(command, seconds, XLA_FLAGS=flags, JAX_PLATFORMS="cpu")
    return {"failed": wrong} if wrong else dict(json.loads(printed.splitlines()[-1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--platform", default=None, help="of jax: gpu, tpu, cpu; its default")
    parser.add_argument("--seconds", type=float, default=460.0)
    parser.add_argument("--parts", nargs="*", default=list(SHARES), choices=list(SHARES))
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--rows", nargs=2, metavar=("FILE", "PART"), help="one part, to a file")
    options = parser.parse_args()
    if options.rows:
        table(options.rows[1], options.seconds, Path(options.rows[0]))
        return
    if options.platform:
        os.environ["JAX_PLATFORMS"] = options.platform
    begin = time.monotonic()
    report: dict[str, Any] = {"date": datetime.now(UTC).date().isoformat(), "parts": {}}
    share = options.seconds / sum(SHARES[part] for part in options.parts)
    spent = begin
    for part in (p for p in SHARES if p in options.parts):
        spent += share * SHARES[part]
        left = max(1.0, spent - time.monotonic())
        print(f"{part}, for {left:.0f} s", flush=True)
        if part == "tests":  # before this process takes the memory of the device
            report["parts"][part] = tests(options.platform or "gpu", left)
        elif part == "mesh":
            report["parts"][part] = mesh(left)
        else:
            report["parts"][part] = in_a_process(part, left)
    report |= _machine()
    report["seconds"] = time.monotonic() - begin
    summary = {
        p: {k: v for k, v in found.items() if k != "rows"} for p, found in report["parts"].items()
    }
    print(json.dumps({**report, "parts": summary}, indent=1))
    if options.out:
        options.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


def _machine() -> dict[str, str]:
    import jax

    device = jax.devices()[0]
    return {"device": f"{device.platform}: {device.device_kind}", "jax": jax.__version__,
            "python": platform.python_version(), "processor": platform.processor()}  # fmt: skip


if __name__ == "__main__":
    main()
