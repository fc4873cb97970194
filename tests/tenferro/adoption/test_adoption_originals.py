"""Functions that adopted code reaches, beside their originals: arguments, defaults and results."""

import inspect
import warnings

import numpy as np
import pytest
from scipy import linalg as scipys_linalg

import tenferro as te
from tenferro.adoption import namespaces
from tenferro.adoption.scipy_functions import ADAPTED
from tenferro.adoption.signatures import _SAME_MEANING, _is_equal, _is_value, _Translation

rng = np.random.default_rng(0)
A = rng.standard_normal((4, 4))
S = A @ A.T + 4 * np.eye(4)
H = A + 1j * A[::-1]
H = H + H.conj().T
B = rng.standard_normal((4, 2))
U = np.triu(S)
TALL, WIDE = rng.standard_normal((5, 3)), rng.standard_normal((3, 5))
V, P, Q = np.array([0.3, 1.2, 2.5]), np.array([0.2, 0.3, 0.5]), np.array([0.5, 0.25, 0.25])
BAND = np.array([[0.0, 1.0, 1.0, 1.0], [4.0, 5.0, 6.0, 7.0], [1.0, 1.0, 1.0, 0.0]])

PRECISION = "float32 stays float32, where the original computes with more digits"
COMPLEX = "results are complex, whatever the values"
INDICES = "indices and counts are int64"
SIGNS = "vectors are determined up to their signs, and compared by their absolute values"
REASONS = {
    "scipy.linalg.cho_factor": "the triangle that is not used is zero",
    "scipy.linalg.det": PRECISION,
    "scipy.linalg.eig": COMPLEX,
    "scipy.linalg.eigh": SIGNS,
    "scipy.linalg.expm_frechet": PRECISION,
    "scipy.linalg.logm": PRECISION,
    "scipy.linalg.lu": INDICES,
    "scipy.linalg.lu_factor": INDICES,
    "scipy.linalg.matmul_toeplitz": PRECISION,
    "scipy.linalg.norm": PRECISION,
    "scipy.linalg.null_space": SIGNS,
    "scipy.linalg.orth": SIGNS,
    "scipy.linalg.qr": INDICES,
    "scipy.linalg.schur": "columns are determined up to phases",
    "scipy.linalg.solve_discrete_lyapunov": PRECISION,
    "scipy.linalg.solve_toeplitz": PRECISION,
    "numpy.linalg.eig": COMPLEX,
    "numpy.linalg.eigvals": COMPLEX,
    "numpy.linalg.lstsq": INDICES,
    "numpy.linalg.matrix_rank": INDICES,
}
REASONS |= {
    f"scipy.spatial.distance.{name}": "distances are computed in float64"
    for name in "chebyshev cityblock correlation cosine jensenshannon sqeuclidean".split()
}
"""Why a result differs in its dtype, its signs, or a part that is not used."""


def reachable():
    """Full names, adopted functions, originals and our own of all tables."""
    for place, ours in namespaces._COUNTERPARTS.items():
        if not ours:
            continue
        module = namespaces.replacement(place)
        for name in sorted(module.__all__):
            theirs, own = getattr(module._theirs, name, None), getattr(module._ours, name, None)
            classes = isinstance(theirs, type) or isinstance(own, type) or hasattr(theirs, "rvs")
            if own is not None and callable(theirs) and callable(own) and not classes:
                full = f"{place}.{name}"
                yield full, (getattr(module, name), theirs, ADAPTED.get(full, own))


FUNCTIONS = dict(reachable())
NOT_CALLED = {
    f"numpy.{name}"
    for name in (
        "array2string array_repr array_str empty empty_like format_float_positional "
        "format_float_scientific frombuffer fromfile fromregex fromstring genfromtxt get_include "
        "get_printoptions getbufsize geterr geterrcall info load loadtxt may_share_memory save "
        "savetxt savez savez_compressed set_printoptions setbufsize seterr seterrcall "
        "shares_memory show_config show_runtime test"
    ).split()
}
"""Functions that read or write files, texts, memory or NumPy's settings."""


def signature_of(function):
    try:
        return inspect.signature(function)
    except (TypeError, ValueError):
        return None


def translations():
    for name, (_, theirs, own) in FUNCTIONS.items():
        original, ours = signature_of(theirs), signature_of(own)
        if original is not None and ours is not None:
            yield name, _Translation(name, original, ours)


def test_all_tables_are_compared():
    places = {name.rpartition(".")[0] for name in FUNCTIONS}
    assert places >= {"numpy", "numpy.linalg", "scipy.linalg", "scipy.special", "scipy.signal"}
    assert len(FUNCTIONS) > 700 and len(list(translations())) > 600


def test_defaults_are_the_originals_or_passed_on():
    wrong = [
        (name, theirs)
        for name, translation in translations()
        for theirs, ours in translation.names.items()
        if theirs in translation.original.parameters
        and _is_value(default := translation.original.parameters[theirs].default)
        and not _is_equal(default, translation.own.parameters[ours].default)
        and ours not in translation.defaults
        and (name, theirs) not in _SAME_MEANING
    ]
    assert not wrong


def test_positions_are_the_originals():
    """An argument by position reaches the parameter of the original's name, or is refused."""
    for name, translation in translations():
        parameters = translation.original.parameters.values()
        positional = [
            p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
        ]
        if any(p.kind is p.VAR_POSITIONAL for p in parameters):
            continue
        values = [object() for _ in positional]
        bound, unknown = translation.bound(tuple(values), {})
        for parameter, value in zip(positional, values, strict=True):
            ours = translation.names.get(parameter.name)
            if ours is None:
                assert parameter.name in unknown or translation.ignores(parameter.name), name
            elif parameter.name not in unknown:
                assert bound.arguments[ours] is value, name


@pytest.mark.parametrize(
    ("name", "args", "keyword"),
    [
        ("scipy.linalg.schur", (A,), {"sort": "lhp"}),
        ("scipy.linalg.solve_discrete_lyapunov", (S / 99, S), {"method": "direct"}),
        ("numpy.linalg.svd", (S,), {"hermitian": True}),
        ("numpy.intersect1d", (V, V), {"return_indices": True}),
        ("scipy.special.lambertw", (V,), {"tol": 1e-3}),
    ],
)
def test_what_is_not_supported_is_the_originals_or_an_error_that_names_it(name, args, keyword):
    adopted, theirs, _ = FUNCTIONS[name]
    same(name, adopted(*args, **keyword), theirs(*args, **keyword))
    first, *rest = args
    with pytest.raises(TypeError, match=rf"{name}.*argument '{next(iter(keyword))}'"):
        te.jit(lambda x: adopted(x, *rest, **keyword))(first)
    with pytest.raises(TypeError, match=rf"{name}.*nonsense"):
        te.jit(lambda x: adopted(x, *rest, nonsense=1))(first)


def flat(result):
    if isinstance(result, tuple | list):
        return [x for part in result for x in flat(part)]
    return [] if result is None else [result]


def same(name, ours, theirs, digits=9):
    """Results of one shape, dtype and value."""
    ours, theirs = flat(ours), flat(theirs)
    assert len(ours) == len(theirs), name
    for x, y in zip(ours, theirs, strict=True):
        number = isinstance(y, int | float | complex)
        x, y = np.asarray(x), np.asarray(y)
        assert x.shape == y.shape, (name, x.shape, y.shape)
        assert number or name in REASONS or x.dtype == y.dtype, (name, x.dtype, y.dtype)
        if y.dtype.kind in "fc" and REASONS.get(name) == SIGNS:
            x, y = abs(x), abs(y)
        np.testing.assert_allclose(x, y, rtol=10.0**-digits, atol=10.0**-digits, err_msg=name)


def copied(args):
    """Arguments that may be overwritten."""
    if isinstance(args, tuple):
        return tuple(map(copied, args))
    return args.copy() if isinstance(args, np.ndarray) else args


def compared(name, args, options=None):
    """One call of a function and of its original, eager and compiled."""
    adopted, theirs, _ = FUNCTIONS[name]
    options = options or {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        expected = theirs(*copied(args), **options)
        tensors = [te.tensor(x) if isinstance(x, np.ndarray) else x for x in args]
        low = any(np.asarray(x).dtype == np.float32 for x in args if isinstance(x, np.ndarray))
        same(name, adopted(*tensors, **options), expected, 5 if low else 9)


def choices(**options):
    """Each option alone, after none."""
    return [{}, *({key: value} for key, values in options.items() for value in values)]


FLAGS = (False, True)
INPUT = {"overwrite_a": FLAGS, "check_finite": FLAGS}
STRUCTURES = "gen sym her pos general symmetric hermitian banded".split()
CALLS = {
    "cho_solve": ([((scipys_linalg.cholesky(S), False), B)], {"overwrite_b": FLAGS}),
    "cholesky": ([(S,), (S.astype("f4"),)], {"lower": FLAGS, **INPUT}),
    "circulant": ([(V,), (np.arange(3),)], {}),
    "block_diag": ([(A, B, V), (np.arange(3), 2)], {}),
    "det": ([(A,)], INPUT),
    "eig": ([(A,), (A[:, ::-1].copy(),)], {"right": FLAGS, "left": (False,), **INPUT}),
    "eigh": (
        [(S,), (H,), (S, S + np.eye(4))],
        {"lower": FLAGS, "eigvals_only": FLAGS, "subset_by_index": ((1, 2),)},
    ),
    "eigvals": ([(A,)], INPUT),
    "eigvalsh": ([(S,), (H, S)], {"lower": FLAGS, "subset_by_index": ((0, 0),), "type": (1, 2, 3)}),
    "expm": ([(A,)], {}),
    "hankel": ([(V,), (np.arange(3),), (np.arange(4).reshape(2, 2),), (V, P)], {}),
    "hessenberg": ([(A,)], {"calc_q": FLAGS, **INPUT}),
    "inv": ([(S,), (A,)], {"assume_a": (None, "gen"), "lower": FLAGS, **INPUT}),
    "ldl": ([(S,)], {"lower": FLAGS}),
    "logm": ([(S,), (-S,)], {}),
    "lstsq": (
        [(TALL, TALL[:, 0].copy()), (TALL, TALL), (WIDE, V), (S, B)],
        {"cond": (None, 1e-3), "lapack_driver": ("gelss",)},
    ),
    "lu": ([(A,), (TALL,)], {"permute_l": FLAGS, "p_indices": FLAGS}),
    "lu_factor": ([(A,)], INPUT),
    "norm": ([(A,), (V,)], {"ord": (None, 1, np.inf), "keepdims": FLAGS, "axis": (0,)}),
    "null_space": ([(WIDE[:2],)], {"rcond": (None, 0.1), "check_finite": FLAGS}),
    "orth": ([(TALL,)], {"rcond": (None, 0.1)}),
    "pinv": ([(TALL,), (WIDE,)], {"atol": (0.1,), "rtol": (0.1,), "return_rank": FLAGS}),
    "pinvh": ([(S,), (H,)], {"lower": FLAGS, "atol": (0.1,), "rtol": (0.1,), "return_rank": FLAGS}),
    "polar": ([(TALL,), (WIDE,), (A,)], {"side": ("right", "left")}),
    "qr": (
        [(TALL,), (WIDE,), (A,)],
        {"mode": ("full", "economic", "r"), "pivoting": FLAGS, "lwork": (None, 99), **INPUT},
    ),
    "schur": ([(S,), (A,)], {"output": ("real",), **INPUT}),
    "solve": (
        [(S, B), (U, B), (A, B[:, 0].copy())],
        {"lower": FLAGS, "assume_a": (None, "gen"), "transposed": FLAGS, "overwrite_b": FLAGS},
    ),
    "solve_banded": ([((1, 1), BAND, B)], {"overwrite_ab": FLAGS, "check_finite": FLAGS}),
    "solve_triangular": ([(U, B)], {"trans": (0, 1, "T"), "unit_diagonal": FLAGS, "lower": FLAGS}),
    "solveh_banded": ([(BAND[:2], B)], {"overwrite_ab": FLAGS, "check_finite": FLAGS}),
    "sqrtm": ([(S,), (-S,)], {}),
    "svd": (
        [(TALL,), (WIDE,)],
        {"compute_uv": (False,), "full_matrices": FLAGS, "lapack_driver": ("gesdd",)},
    ),
    "svdvals": ([(TALL,)], INPUT),
    "toeplitz": ([(V,), (V, P), (np.arange(3),)], {}),
}
"""Arguments by position, and values of keywords, each tried alone."""


@pytest.mark.parametrize("name", CALLS)
def test_linear_algebra_is_scipys(name):
    calls, options = CALLS[name]
    for args in calls:
        for chosen in choices(**options):
            compared(f"scipy.linalg.{name}", args, chosen)


@pytest.mark.parametrize("structure", STRUCTURES)
def test_structures_are_read_as_scipy_reads_them(structure):
    for matrix in (S, A) if structure != "pos" else (S,):
        for lower in FLAGS:
            compared("scipy.linalg.solve", (matrix, B), {"assume_a": structure, "lower": lower})


@pytest.mark.parametrize("name", ["solve", "inv", "det", "cholesky", "qr", "lu", "svd", "eigh"])
def test_entries_that_are_not_finite_are_refused_as_in_scipy(name):
    adopted, theirs, _ = FUNCTIONS[f"scipy.linalg.{name}"]
    bad = S.copy()
    bad[0, 0] = np.nan
    rest = (B,) if name == "solve" else ()
    for function in (theirs, adopted, te.jit(lambda *xs: np.sum(flat(adopted(*xs))[0]))):
        with pytest.raises(ValueError, match=r"(infs|infinite) or NaN"):
            function(bad, *rest)


CANDIDATES = [(S,), (V,), (TALL,), (V, Q), (S, S), (P, Q, V)]


@pytest.mark.sampled(7)
@pytest.mark.parametrize(
    "name",
    [
        n
        for n in FUNCTIONS
        if n.startswith(("numpy.fft", "numpy.linalg", "scipy.spatial", "scipy.nd"))
    ],
)
def test_defaults_of_other_functions(name):
    """Every call of simple arguments that the original accepts."""
    distributions = name.endswith("jensenshannon")  # others are not defined for negative numbers
    for args in [(P, Q)] if distributions else CANDIDATES:
        for kind in ("f8", "f4") if distributions else ("f8", "f4", "i8"):
            cast = tuple(x.astype(kind) if isinstance(x, np.ndarray) else x for x in args)
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    FUNCTIONS[name][1](*cast)
            except Exception:  # noqa: BLE001  (not arguments of this function)
                continue
            compared(name, cast)
