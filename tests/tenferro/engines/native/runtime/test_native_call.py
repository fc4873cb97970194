import ctypes
import gc
import sys
import threading
import weakref

import kernels
import numpy as np
import pytest

from long_parameters import all_but
from tenferro.engines.native.runtime.call import stub
from tenferro.engines.native.runtime.call.plain_call import PlainCall
from tenferro.engines.native.runtime.call.signature import FORMATS, Operand, Signature
from tenferro.engines.native.runtime.call.stub import compiled_call, raise_status
from tenferro.engines.native.runtime.code.cache import load_cached

F8 = np.dtype(np.float64)
VECTOR = Operand(F8, ("n",))
SCALAR = Operand(F8)
ADD = Signature((VECTOR, VECTOR), (VECTOR,))


def plain_call(signature, code, slow, on_status=raise_status):
    return PlainCall(signature, code, slow, on_status)


@pytest.fixture(params=[compiled_call, plain_call])
def make(request):
    return lambda signature, ir, slow=refuse, **more: request.param(
        signature, load(signature, ir), slow, **more
    )


def load(signature, ir):
    return load_cached(ir, ["program", "sizes"] if signature.computed else ["program"])


def refuse(*args):
    raise AssertionError(f"slow path with {args!r}")


def slow(*args):
    return ("slow", *args)


def test_the_compiled_call_is_a_builtin():
    call = compiled_call(ADD, load(ADD, kernels.ADD), slow)
    assert type(call) is type(len)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("n", [0, 1, 4, 1000, 2048, 300_000, 3_000_000])
def test_add(make, n):
    x, y = np.random.default_rng(0).normal(size=(2, n))
    z = make(ADD, kernels.ADD)(x, y)
    assert type(z) is np.ndarray
    assert z.dtype is F8
    assert z.flags.c_contiguous
    assert z.flags.writeable
    assert z.flags.aligned
    np.testing.assert_array_equal(z, x + y)


UNFIT = {
    "too few": (np.ones(3),),
    "too many": (np.ones(3), np.ones(3), np.ones(3)),
    "a list": ([1.0], np.ones(1)),
    "None": (np.ones(1), None),
    "a float": (np.ones(1), 1.0),
    "a subclass": (np.ones(3), np.ones(3).view(np.matrix).T),
    "another dtype": (np.ones(3), np.ones(3, np.float32)),
    "an integer dtype of the same size": (np.ones(3), np.ones(3, np.int64)),
    "other bytes": (np.ones(3), np.ones(3).astype(">f8")),
    "other ndim": (np.ones(3), np.ones((3, 1))),
    "0-d": (np.ones(3), np.ones(())),
    "sizes that differ": (np.ones(3), np.ones(4)),
    "strided": (np.ones(3), np.ones(6)[::2]),
    "reversed": (np.ones(3), np.ones(3)[::-1]),
    "misaligned": (np.ones(3), np.ones(25, np.uint8)[1:].view(F8)),
    "an empty one": (np.ones(0), np.ones(3)),
}


@pytest.mark.filterwarnings("ignore::PendingDeprecationWarning")
@pytest.mark.parametrize("case", UNFIT)
def test_what_does_not_fit_goes_to_the_slow_path(make, case):
    args = UNFIT[case]
    name, *got = make(ADD, kernels.ADD, slow)(*args)
    assert name == "slow"
    assert len(got) == len(args)
    assert all(a is b for a, b in zip(got, args, strict=True))


def test_an_exception_of_the_slow_path_comes_through(make):
    def fail(*args):
        raise ZeroDivisionError("of the slow path")

    with pytest.raises(ZeroDivisionError, match="of the slow path"):
        make(ADD, kernels.ADD, fail)(1, 2)


def test_keywords_go_to_the_slow_path(make):
    call = make(ADD, kernels.ADD, lambda *args, **named: (args, named))
    x = np.ones(1)
    assert call(x, x, y=x) == ((x, x), {"y": x})
    assert call(x, y=x) == ((x,), {"y": x})


def matrix(layout):
    return Signature((Operand(F8, ("n", "m"), layout),), (SCALAR,))


X = np.random.default_rng(1).normal(size=(6, 8))
LAYOUTS = {
    "c": (X, {"contiguous", "inner", "any"}),
    "f": (np.asfortranarray(X), {"fortran", "any"}),
    "transposed": (X.T, {"fortran", "any"}),
    "rows": (X[::2], {"inner", "any"}),
    "rows backwards": (X[::-2, 1:], {"inner", "any"}),
    "columns": (X[:, ::3], {"any"}),
    "broadcast": (np.broadcast_to(X[0], (5, 8)), {"inner", "any"}),
    "broadcast columns": (np.broadcast_to(X[:, :1], (6, 8)), {"any"}),
    "one column": (X[:, 2:3], {"inner", "any"}),
    "one of columns": (X[:3, ::8], {"inner", "any"}),
    "one row": (X[1:2], {"contiguous", "fortran", "inner", "any"}),
    "one element": (X[3:4, 3:4], {"contiguous", "fortran", "inner", "any"}),
    "empty": (X[:0, ::2], {"contiguous", "fortran", "any"}),
}


@pytest.mark.sampled(3, "case")
@pytest.mark.parametrize("layout", ["contiguous", "fortran", "inner", "any"])
@pytest.mark.parametrize("case", LAYOUTS)
def test_layouts(make, layout, case):
    x, fitting = LAYOUTS[case]
    result = make(matrix(layout), kernels.SUM, slow)(x)
    if layout in fitting:
        np.testing.assert_allclose(result, x.sum(), rtol=1e-14, atol=1e-14)
    else:
        assert result[0] == "slow"


def test_a_0d_operand_of_layout_inner(make):
    signature = Signature((Operand(F8, (), "inner"),), (SCALAR,))
    assert make(signature, kernels.copy(8))(np.array(2.5)) == 2.5


@pytest.mark.parametrize("x", [X, X.T, X[::-2, ::3]])
def test_sizes_and_strides_are_handed_over(make, x):
    signature = Signature((Operand(F8, ("n", "m"), "any"),), (Operand(np.dtype(np.int64), (4,)),))
    assert make(signature, kernels.LAYOUT)(x).tolist() == [*x.shape, *x.strides]


def test_exact_sizes_and_any_sizes(make):
    signature = Signature((Operand(F8, (2, None)),), (SCALAR,))
    call = make(signature, kernels.SUM, slow)
    assert call(np.ones((2, 5))) == 10
    assert call(np.ones((2, 0))) == 0
    assert call(np.ones((3, 5)))[0] == "slow"


def test_a_name_twice_in_one_operand(make):
    signature = Signature((Operand(F8, ("n", "n")),), (SCALAR,))
    call = make(signature, kernels.SUM, slow)
    assert call(np.ones((4, 4))) == 16
    assert call(np.ones((4, 5)))[0] == "slow"


@pytest.mark.parametrize("name", FORMATS)
def test_dtypes_in_and_out(make, name):
    dtype = np.dtype(name)
    signature = Signature((Operand(dtype),), (Operand(dtype),))
    value = np.array(1, dtype) if dtype.kind != "c" else np.array(1 - 2j, dtype)
    result = make(signature, kernels.copy(dtype.itemsize))(value)
    assert result.dtype is dtype
    assert result == value


def test_long_long_is_int64():
    assert Operand(np.dtype("q")).dtype is np.dtype(np.int64)


NUMBERS = [
    (float, "float64", [0.0, -0.0, 1.5, float("inf"), float("nan"), 5e-324, np.pi]),
    (float, "float32", [0.1, -0.0, 1e300, -1e300, 1e-45, float("nan")]),
    (float, "complex128", [0.1, -0.0]),
    (float, "complex64", [0.1, 1e300]),
    (complex, "complex128", [1 - 2j, complex(-0.0, float("inf"))]),
    (complex, "complex64", [0.1 - 2j, complex(1e300, 0.1)]),
    (bool, "bool", [True, False]),
    (bool, "int32", [True, False]),
    (bool, "uint8", [True, False]),
    (bool, "float32", [True, False]),
    (int, "float64", [0, -1, 2**53 + 1, -(2**63), 2**63 - 1]),
    (int, "float32", [0, -1, 2**24 + 1, 16777219]),
    (int, "complex128", [7]),
    *((int, f"{u}int{b}", [0, 1, 2 ** (b - 2)]) for u in ("", "u") for b in (8, 16, 32, 64)),
    *((int, f"int{b}", [-1, -(2 ** (b - 1)), 2 ** (b - 1) - 1]) for b in (8, 16, 32, 64)),
    *((int, f"uint{b}", [2**b - 1]) for b in (8, 16, 32)),
]


def number_call(make, number, name):
    dtype = np.dtype(name)
    signature = Signature((Operand(dtype, number=number),), (Operand(dtype),))
    return make(signature, kernels.copy(dtype.itemsize), slow)


@pytest.mark.sampled(3, "name")
@pytest.mark.parametrize(("number", "name", "values"), NUMBERS)
def test_numbers(make, number, name, values):
    call = number_call(make, number, name)
    for value in values:
        with np.errstate(over="ignore"):
            expected = np.array(value, name)
        assert call(value).tobytes() == expected.tobytes(), value


@pytest.mark.parametrize(
    ("number", "name", "values"),
    [
        (float, "float64", [1, True, None, "1", np.float64(1), np.array(1.0), 1j]),
        (int, "int64", [1.0, True, np.int64(1), 2**63, -(2**63) - 1, 10**50]),
        (int, "int8", [128, -129, 256]),
        (int, "uint8", [-1, 256]),
        (int, "uint64", [-1, 2**63]),
        (int, "float64", [2**63, 10**400]),
        (bool, "bool", [1, 0, None, np.True_]),
        (complex, "complex128", [1.0, 1, np.complex128(1)]),
    ],
)
def test_other_numbers_go_to_the_slow_path(make, number, name, values):
    call = number_call(make, number, name)
    for value in values:
        assert call(value) == ("slow", value)


def test_outputs_come_single_or_in_a_tuple(make):
    assert make(Signature((SCALAR,), (SCALAR,), single=False), kernels.outputs(1))(
        np.array(1.0)
    ) == (1.0,)
    several = Signature((SCALAR,), (SCALAR,) * 3, single=False)
    result = make(several, kernels.outputs(3))(np.array(5.0))
    assert type(result) is tuple
    assert result == (5.0, 6.0, 7.0)
    assert all(type(item) is np.ndarray for item in result)
    assert make(Signature((), (), single=False), kernels.fail(0))() == ()


def test_sizes_computed_by_the_program(make):
    inputs = (Operand(F8, ("n",)), Operand(F8, ("m",)))
    outputs = (Operand(F8, (None,)), Operand(np.dtype(bool)))
    signature = Signature(inputs, outputs, single=False, workspace=None)
    call = make(signature, kernels.SIZES, slow)
    for n, m in ((3, 4), (0, 1), (1000, 30_000)):
        ones, aligned = call(np.zeros(n), np.zeros(m))
        np.testing.assert_array_equal(ones, np.ones(n + m))
        assert aligned
    assert call(np.zeros(1001), np.zeros(1))[0] == "slow"


@pytest.mark.parametrize("bytes_", [1, 64, 100_000, 5_000_000])
def test_a_constant_workspace(make, bytes_):
    last = kernels.HEAD + (
        f"  %end = getelementptr i8, ptr %workspace, i64 {bytes_ - 1}\n"
        "  store i8 1, ptr %end\n  ret i64 0\n}"
    )
    assert make(Signature((), (), single=False, workspace=bytes_), last)() == ()


def test_a_status_goes_to_its_handler(make):
    signature = Signature((VECTOR,), (VECTOR,))
    with pytest.raises(RuntimeError, match="the program failed with status -7"):
        make(signature, kernels.fail(-7))(np.ones(3))

    def handle(status):
        raise FloatingPointError(status)

    with pytest.raises(FloatingPointError, match=str(2**40)):
        make(signature, kernels.fail(2**40), on_status=handle)(np.ones(3))


def test_too_large_an_output_is_a_memory_error(make):
    names = tuple("abcdefgh")
    signature = Signature(tuple(Operand(F8, (None, name)) for name in names), (Operand(F8, names),))
    call = make(signature, kernels.fail(0))
    with pytest.raises((MemoryError, ValueError), match=r".*"):
        call(*[np.empty((0, 2**20))] * 8)
    with pytest.raises(MemoryError):
        call(*[np.empty((0, 2**10))] * 4, *[np.empty((0, 2))] * 4)


def test_a_program_of_many_operands(make):
    signature = Signature((SCALAR,) * 2000, (SCALAR,))
    args = [np.array(float(i)) for i in range(2000)]
    assert make(signature, kernels.total(2000))(*args) == 1999000.0


def test_more_operands_than_the_stack_should_hold():
    """A thread with a small stack calls a program with more inputs and outputs than fit there."""
    n = 10_000
    signature = Signature((SCALAR,) * n, (SCALAR,) * n, single=False)
    call = compiled_call(signature, load(signature, kernels.last_to_first(n)), slow)
    assert type(call) is type(len)
    args, found = [np.array(float(i)) for i in range(n)], []
    before = threading.stack_size(512 * 1024)
    try:
        thread = threading.Thread(target=lambda: found.append(call(*args)))
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    assert found[0][0] == n - 1
    assert call(*args[:-1], None)[0] == "slow"


def test_the_gil_is_released_for_large_work_only(make):
    """A program that waits for another Python thread ends only if the GIL is released."""
    wait = f"""{kernels.HEAD}{kernels.pointers("x", "flag")}
      br label %head
    head:
      %count = phi i64 [ 0, %entry ], [ %next, %head ]
      %next = add i64 %count, 1
      %seen = load atomic i64, ptr %x acquire, align 8
      %none = icmp eq i64 %seen, 0
      %early = icmp ult i64 %count, 3000000000
      %more = and i1 %none, %early
      br i1 %more, label %head, label %done
    done:
      store i64 %seen, ptr %flag
      ret i64 0
    }}"""
    integer = Operand(np.dtype(np.int64))
    signature = Signature((integer,), (integer,), release_bytes=0)
    x = np.array(0)
    call = make(signature, wait)
    timer = threading.Timer(0.05, lambda: x.fill(5))
    timer.start()
    assert call(x) == 5
    timer.join()


@pytest.mark.parametrize("release_bytes", [0, 10**9])
def test_a_program_may_call_python_and_hand_on_its_exception(release_bytes):
    text = f"""declare i64 @step(double)
    {kernels.HEAD}{kernels.pointers("x")}
      %value = load double, ptr %x
      %status = call i64 @step(double %value)
      ret i64 %status
    }}"""
    raised = []

    @ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_double)
    def step(value):
        try:
            1 / value
        except ZeroDivisionError as error:
            raised.append(error)
            return 1
        return 0

    def hand_on(status):
        raise raised.pop()

    address = ctypes.cast(step, ctypes.c_void_p).value
    code = load_cached(text, ["program"], {"step": address})
    signature = Signature((SCALAR,), (), single=False, release_bytes=release_bytes)
    for make_call in (compiled_call, plain_call):
        call = make_call(signature, code, refuse, hand_on)
        assert call(np.array(2.0)) == ()
        with pytest.raises(ZeroDivisionError):
            call(np.array(0.0))


def count_references(call, args, rounds):
    """How often results, arguments and dtypes are referenced after many calls, beyond before."""
    watched = [*args, F8, call, None, True]
    gc.collect()  # what other tests left has references to None
    before = [sys.getrefcount(o) for o in watched]
    for _ in range(rounds):
        call(*args)
    return [sys.getrefcount(o) - b for o, b in zip(watched, before, strict=True)]


LEAKS = {
    "small": (ADD, kernels.ADD, (np.ones(3), np.ones(3))),
    "pooled": (ADD, kernels.ADD, (np.ones(3000), np.ones(3000))),
    "released": (Signature(ADD.inputs, ADD.outputs, release_bytes=0), kernels.ADD,
                 (np.ones(3), np.ones(3))),
    "tuple": (Signature((SCALAR,), (SCALAR,) * 3, single=False), kernels.outputs(3),
              (np.array(1.0),)),
    "slow": (ADD, kernels.ADD, (np.ones(3), np.ones(4))),
    "status": (Signature((VECTOR,), (VECTOR,)), kernels.fail(1), (np.ones(3),)),
    "workspace": (Signature((SCALAR,), (SCALAR,), workspace=100), kernels.copy(8),
                  (np.array(1.0),)),
    "float": (Signature((Operand(F8, number=float),), (SCALAR,)), kernels.copy(8), (1.25e5,)),
    "int": (Signature((Operand(F8, number=int),), (SCALAR,)), kernels.copy(8), (10**12,)),
    "complex": (Signature((Operand(np.dtype(complex), number=complex),),
                          (Operand(np.dtype(complex)),)), kernels.copy(16), (1.5j,)),
}  # fmt: skip


@pytest.mark.sampled(24)
@pytest.mark.parametrize("case", all_but(LEAKS.keys() - {"small", "tuple", "complex"}, LEAKS))
def test_nothing_leaks(make, case, resident):
    signature, ir, args = LEAKS[case]
    call = make(signature, ir, lambda *a: None, on_status=lambda status: None)
    rounds = 100_000 if type(call) is type(len) else 5_000
    sizes = []
    for _ in range(4):
        found = count_references(call, args, rounds)
        gc.collect()
        sizes.append(resident())
    assert max(map(abs, found)) <= 3  # a leak would be thousands
    # A leak of 16 bytes a call adds more in each round; the allocator's own growth is not steady.
    assert min(np.diff(sizes)) < 1500


def test_failures_while_making_outputs_leak_nothing(make):
    signature = Signature(
        (Operand(F8, (None, "n")),), (Operand(F8, (2,)), Operand(F8, ("n",) * 8)), single=False
    )
    call = make(signature, kernels.fail(0))

    def attempt(x):
        with pytest.raises((MemoryError, ValueError)):
            call(x)

    assert max(map(abs, count_references(attempt, (np.empty((0, 2**12)),), 300))) <= 3


def test_a_call_goes_with_its_last_reference(make):
    class Slow:
        def __call__(self, *args):
            return self.call

    path = Slow()
    path.call = make(ADD, kernels.ADD, path)  # a cycle through the slow path
    gone = weakref.ref(path)
    del path
    gc.collect()
    assert gone() is None


def test_making_calls_leaks_nothing(resident):
    code = load(ADD, kernels.ADD)
    x = np.ones(3)

    def rounds(n):
        for _ in range(n):
            compiled_call(ADD, code, refuse)(x, x)

    rounds(2000)
    before = resident()
    rounds(8000)
    assert resident() - before < 1500


def test_calls_from_several_threads(make):
    call = make(Signature(ADD.inputs, ADD.outputs, workspace=20_000, release_bytes=0), kernels.ADD)
    wrong = []

    def work(seed):
        x, y = np.random.default_rng(seed).normal(size=(2, 3000))
        kept = [call(x, y) for _ in range(300)]
        wrong.extend(z for z in kept if not np.array_equal(z, x + y))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_an_unknown_abi_falls_back_to_ctypes(monkeypatch):
    def unknown():
        raise stub.array_abi.UnknownABIError("for the test")

    monkeypatch.setattr(stub, "_entry", unknown)
    call = compiled_call(ADD, load(ADD, kernels.ADD), slow)
    assert type(call) is PlainCall
    assert call(np.ones(2), np.ones(2)).tolist() == [2, 2]


def test_random_arguments_fare_the_same_on_both_paths():
    rng = np.random.default_rng(2)
    inputs = (
        Operand(F8, ("n", "m"), "inner"),
        Operand(np.dtype(np.float32), ("m", 2), "any"),
        Operand(F8, number=float),
    )
    signature = Signature(inputs, (Operand(F8, ("m", "n", 3)),))
    code = load(signature, kernels.fail(0))
    calls = [make_call(signature, code, slow) for make_call in (compiled_call, plain_call)]
    taken = 0
    for _ in range(2000):
        args = _random_matrix(rng, F8), _random_matrix(rng, np.float32), rng.choice([1.5, 2, 3])
        args = (*args[:2], [1.5, 2, np.float64(3)][int(args[2] > 1.5) + int(args[2] > 2)])
        fast, plain = (call(*args) for call in calls)
        assert type(fast) is type(plain)
        if type(fast) is tuple:
            assert all(a is b for a, b in zip(fast, plain, strict=True))
        else:
            taken += 1
            assert (fast.shape, fast.dtype, fast.strides) == (
                plain.shape,
                plain.dtype,
                plain.strides,
            )
    assert 50 < taken < 1950


def _random_matrix(rng, dtype):
    x = np.ones(rng.integers(1, 4, 2), dtype if rng.random() < 0.9 else np.int32)
    if rng.random() < 0.3:
        x = x.T
    if rng.random() < 0.3:
        x = x[:: rng.choice([1, -1, 2])]
    return x[:, :2] if rng.random() < 0.5 else x
