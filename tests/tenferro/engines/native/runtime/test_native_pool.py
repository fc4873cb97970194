import gc
import mmap
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

from tenferro.engines.native.runtime.resources import pool

BYTE = np.dtype(np.uint8)
MIB = 2**20


@pytest.fixture(autouse=True)
def fresh_pool():
    limit = pool.report().limit
    pool.clear()
    yield
    pool.set_limit(limit)
    pool.clear()


def test_a_block_comes_back_and_is_given_again():
    x = pool.empty((100_000,), np.float64)
    used = pool.report().used
    address = x.ctypes.data
    del x
    assert pool.report().kept >= 800_000
    assert pool.report().used <= used - 800_000
    hits = pool.report().hits
    assert pool.empty((99_000,), np.float64).ctypes.data == address  # the same class of sizes
    assert pool.report().hits == hits + 1


def test_a_view_keeps_its_block():
    x = pool.empty((100_000,), np.float64)
    x[:] = 7
    view = x[::1000]
    kept = pool.report().kept
    del x
    assert pool.report().kept == kept
    other = pool.empty((100_000,), np.float64)
    other[:] = 8
    assert view.tolist() == [7.0] * 100
    del view
    assert pool.report().kept > kept


@pytest.mark.parametrize("n", [0, 1, 1000, pool.POOLED_BYTES - 1])
def test_small_arrays_are_numpys_own(n):
    x = pool.empty((n,), BYTE)
    assert x.flags.owndata
    assert x.base is None


@pytest.mark.parametrize("dtype", [bool, np.int8, np.float32, np.float64, np.complex128])
def test_arrays_are_what_was_asked_for(dtype):
    for shape in [(), (0,), (3, 4), (300, 400), (7, 0, 3), (2, 3, 5, 7, 11, 13)]:
        x = pool.empty(shape, dtype)
        assert (x.shape, x.dtype, type(x)) == (shape, np.dtype(dtype), np.ndarray)
        assert x.flags.c_contiguous
        assert x.flags.writeable
        assert x.flags.aligned
        x[...] = 1
        assert (x == 1).all()


def sizes():
    edges = [2**k for k in range(14, 27)]
    return sorted({*edges, *(e + 1 for e in edges), *(e * 5 // 4 for e in edges), 3 * MIB - 64})


@pytest.mark.long
def test_blocks_are_large_enough_apart_and_aligned():
    arrays = [pool.empty((n,), BYTE) for n in sizes()]
    for i, x in enumerate(arrays):
        x[:] = i
    for i, x in enumerate(arrays):
        assert x.ctypes.data % (2 * MIB if x.nbytes >= 2 * MIB else 64) == 0
        assert (x == i).all()


def test_classes_waste_at_most_a_quarter():
    for n in sizes():
        before = pool.report().used
        x = pool.empty((n,), BYTE)
        size = pool.report().used - before
        assert n <= size <= max(pool.POOLED_BYTES, n * 1.25)
        del x


def test_the_pool_keeps_no_more_than_its_limit():
    pool.set_limit(10 * MIB)
    arrays = [pool.empty((MIB,), BYTE) for _ in range(30)]
    del arrays
    assert pool.report().kept == 10 * MIB
    pool.set_limit(3 * MIB)
    assert pool.report().kept == 3 * MIB
    x = pool.empty((8 * MIB,), BYTE)
    del x  # larger than the limit: not kept, and nothing else goes for it
    assert pool.report().kept == 3 * MIB
    pool.set_limit(0)
    assert pool.report().kept == 0
    with pytest.raises(ValueError, match="limit is -1, expected 0 or more"):
        pool.set_limit(-1)


def test_sizes_no_longer_asked_for_make_room():
    pool.set_limit(8 * MIB)
    old = [pool.empty((MIB,), BYTE) for _ in range(8)]
    del old
    hits = pool.report().hits
    for _ in range(10):
        x = pool.empty((3 * MIB,), BYTE)
        del x
    assert pool.report().hits - hits == 9
    assert pool.report().kept <= 8 * MIB


def test_clear_gives_memory_back_to_the_system(resident):
    before = resident()
    x = pool.empty((64 * MIB,), BYTE)
    x[:] = 1
    y = pool.empty((MIB,), BYTE)
    y[:] = 5
    del x
    assert resident() - before > 60 * 1024
    pool.clear()
    assert resident() - before < 8 * 1024
    assert pool.report().kept == 0
    assert (y == 5).all()


def test_more_memory_than_there_is_is_an_error():
    used = pool.report().used
    for shape in [(2**60,), (2**40, 2**40), (2**45,)]:
        with pytest.raises(MemoryError):
            pool.empty(shape, np.float64)
    assert pool.report().used == used


@pytest.mark.skipif(not hasattr(mmap, "MADV_HUGEPAGE"), reason="huge pages on demand are Linux's")
def test_large_blocks_ask_for_huge_pages():
    x = pool.empty((8 * MIB,), BYTE)
    with open("/proc/self/smaps") as maps:  # noqa: PTH123
        flags = _flags_at(maps, x.ctypes.data)
    assert "hg" in flags


def _flags_at(maps, address):
    inside = False
    for line in maps:
        head = line.split()[0]
        if "-" in head and not head.endswith(":"):
            low, high = (int(end, 16) for end in head.split("-"))
            inside = low <= address < high
        elif inside and head == "VmFlags:":
            return line.split()[1:]
    return []


def test_threads_share_the_pool():
    wrong = []

    def work(mark):
        rng = np.random.default_rng(mark)
        held = []
        for _ in range(400):
            x = pool.empty((int(rng.integers(16_000, 200_000)),), BYTE)
            x[:] = mark
            held.append(x)
            if len(held) > 5:
                y = held.pop(int(rng.integers(5)))
                if not (y == mark).all():
                    wrong.append(y)

    threads = [threading.Thread(target=work, args=(mark,)) for mark in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_nothing_leaks(resident):
    def rounds(n):
        for i in range(n):
            pool.empty((20_000 + i % 7 * 9_000,), BYTE)

    rounds(1000)
    gc.collect()
    capsules, memory, used = len(gc.get_objects()), resident(), pool.report().used
    references = sys.getrefcount(BYTE)
    rounds(50_000)
    assert pool.report().used == used
    assert abs(sys.getrefcount(BYTE) - references) <= 2
    assert len(gc.get_objects()) - capsules < 50
    assert resident() - memory < 500


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_child_has_a_pool_of_its_own():
    script = """
import os, numpy as np
from tenferro.engines.native.runtime.resources import pool
x = pool.empty((100_000,), np.float64); x[:] = 3
y = pool.empty((100_000,), np.float64); del y
pid = os.fork()
z = pool.empty((100_000,), np.float64); z[:] = 4 if pid else 5
assert (x == 3).all()
del x
w = pool.empty((100_000,), np.float64); w[:] = 6
assert (z == (4 if pid else 5)).all()
if pid:
    assert os.waitpid(pid, 0)[1] == 0
    print("done")
"""
    assert run_python(script) == "done\n"


def test_arrays_may_outlive_the_interpreters_modules():
    script = """
import sys, numpy as np
from tenferro.engines.native.runtime.resources import pool
class Cycle: pass
c = Cycle(); c.array = pool.empty((100_000,), np.float64); c.itself = c
sys.kept = c.array[::2]
print("done")
"""
    assert run_python(script) == "done\n"


def run_python(script):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
