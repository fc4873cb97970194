"""Operands to test each function at: over the whole exponent range and where it is delicate."""

from dataclasses import dataclass, replace

import numpy as np

_NEIGHBOURS = 4


@dataclass(frozen=True)
class Domain:
    """Where a function is real and finite, and where to look closely.

    `dense` lists intervals that get uniform points; `critical` single numbers whose neighbours are
    tested too: zeros, poles, thresholds of overflow, underflow and of changes of method.
    """

    low: float = -np.inf
    high: float = np.inf
    dense: tuple = ((-2.0, 2.0), (-30.0, 30.0))
    critical: tuple = ()

    def holds(self, values):
        """Which of the values are finite and in the domain."""
        with np.errstate(all="ignore"):
            exact = values.astype(np.float64)
        return (exact >= self.low) & (exact <= self.high) & np.isfinite(exact)


_LN2 = float(np.log(2.0))
_EXP_THRESHOLDS = (88.7228, 709.782712, -87.33654, -103.972, -708.3964, -745.1332)
_QUARTER_TURNS = tuple(k * np.pi / 4 for k in (1, 2, 3, 4, 6, 7, 8, 100, 1018, 1000000, 2**21))
# Doubles and floats that lie very close to a multiple of pi/2, found by continued fractions.
_NEAR_MULTIPLES = (6381956970095103 * 2.0**797, 5.319372648326541e255, 16367173 * 2.0**72)

_ANY = Domain()
_UNIT = Domain(-1.0, 1.0, ((-1.0, 1.0), (-0.6, 0.6)), (-1.0, -0.5, 0.5, 1.0))
_POSITIVE = Domain(0.0, np.inf, ((0.5, 2.0), (0, 100)), (1.0, 2.0, 0.5**0.5, 2**0.5))

# Of the operand of each function, or of all its operands.
DOMAINS = {
    "exp": Domain(-760.0, 709.0, ((-1, 1), (-80, 88)), (*_EXP_THRESHOLDS, _LN2 / 2, -_LN2 / 2)),
    "exp2": Domain(-1090.0, 1023.9, ((-1, 1), (-125, 127)), (-126, -149, -1022, -1074, 0.5, 127)),
    "expm1": Domain(-800.0, 709.0, ((-1, 1), (-40, 80)), (_LN2 / 2, -_LN2 / 2, -17.3, -37.4)),
    "log1p": Domain(-1.0, np.inf, ((-1.0, 1.0), (0, 100)), (-1.0, -0.29289, 0.41421, 2.0**53)),
    "sin": Domain(critical=_QUARTER_TURNS + _NEAR_MULTIPLES),
    "sinh": Domain(-711.0, 711.0, critical=(89.415, 710.4758, 80.0, 700.0, 30.0, _LN2 / 2)),
    "tanh": Domain(critical=(10.0, 20.0, _LN2 / 4, 3 * _LN2 / 4, 9.01, 19.06)),
    "logistic": Domain(critical=(-88.7, -103.97, -708.4, -745.13, 17.0, 37.0)),
    "erf": Domain(-9.0, 9.0, ((-1.5, 1.5), (-6.0, 6.0)), (-1.0, 1.0, 3.92, 5.92, 3.95, 5.95)),
    "erfc": Domain(-7.0, 28.0, ((-1.0, 2.0), (0.5, 10.0), (0.5, 27.0)), (-0.5, 0.5, 10.06, 27.23)),
    "atan": Domain(dense=((-1.0, 1.0), (-5.0, 5.0)), critical=(-1.0, 1.0, 2.0**24, 2.0**54)),
    "asinh": Domain(dense=((-2.0, 2.0), (-30.0, 30.0)), critical=(2.0**13, 2.0**28)),
    "acosh": Domain(1.0, np.inf, ((1.0, 2.0), (1.0, 30.0)), (1.0, 2.0, 2.0**13, 2.0**28)),
}
DOMAINS |= dict.fromkeys(("log", "log2", "log10", "sqrt"), _POSITIVE)
DOMAINS |= dict.fromkeys(("asin", "acos", "atanh"), _UNIT)
DOMAINS |= {"sinc": Domain(dense=((-1.0, 1.0), (-20.0, 20.0)), critical=(0.5, 1.0, 2.0, 99.0))}
DOMAINS |= dict.fromkeys(("softplus", "log_sigmoid"), DOMAINS["logistic"])
DOMAINS |= dict.fromkeys(("cos", "tan"), DOMAINS["sin"])
DOMAINS |= {"xlogy": (_ANY, _POSITIVE), "xlog1py": (_ANY, DOMAINS["log1p"])}
DOMAINS |= {"logaddexp": Domain(dense=((-2.0, 2.0), (-800.0, 800.0)))}
_BESSEL = Domain(dense=((-9.0, 9.0), (-30.0, 30.0)), critical=(7.75, 9.0, -7.75, -9.0))
DOMAINS |= dict.fromkeys((f"tenferro.special.i{n}e.v1" for n in range(3)), _BESSEL)
_GROWING = replace(_BESSEL, low=-713.9, high=713.9, critical=(7.75, 9.0, 91.9, 700.0, 713.8))
DOMAINS |= dict.fromkeys((f"tenferro.special.i{n}.v1" for n in range(3)), _GROWING)
DOMAINS |= {
    f"tenferro.special.{name}.v1": domain
    for name, domain in {
        "erfinv": Domain(-1.0, 1.0, ((-1.0, 1.0), (0.99, 1.0)), (-0.9966, 0.9966, 1.0)),
        "erfcx": Domain(-26.6, dense=((-3.0, 3.0), (-26.0, 30.0)), critical=(-26.6, -9.38)),
        "log_ndtr": Domain(dense=((-3.0, 3.0), (-40.0, 38.5)), critical=(3.9, 13.5, 38.4)),
        "logit": Domain(5e-324, 1 - 2.0**-53, ((0.0, 1.0), (0.49, 0.51)), (0.5, 0.25, 2.0**-90)),
        "gammaln": Domain(
            5e-324, dense=((0.0, 8.0), (0.0, 50.0)), critical=(0.5, 1.0, 1.5, 2.0, 6.5)
        ),
        "digamma": Domain(5e-324, dense=((0.0, 3.0), (0.0, 50.0)), critical=(1.0, 2.0, 3.0, 8.0)),
        "j0": Domain(
            dense=((-9.0, 9.0), (-100.0, 100.0)), critical=(8.0, 1e-5, 2.4048255576957727)
        ),
        "j1": Domain(
            dense=((-9.0, 9.0), (-100.0, 100.0)), critical=(8.0, 1e-5, 3.8317059702075125)
        ),
    }.items()
}
_EXPONENT = Domain(1 + 2.0**-52, 1e6, ((1.0, 10.0), (1.0, 60.0)), (2.0, 3.0))
_SHIFT = Domain(5e-324, dense=((0.0, 3.0), (0.0, 100.0)), critical=(1.0, 2.0))
DOMAINS |= {"tenferro.special.zeta.v1": (_EXPONENT, _SHIFT)}
# Of large parameters the reference takes long; other tests compare points up to 1e8.
_SHAPE = Domain(5e-324, 100.0, ((0.0, 8.0), (0.0, 60.0), (12.0, 20.0)), (0.5, 1.0, 8.0, 16.0))
_END = replace(_SHAPE, high=250.0, critical=(0.75, 1.25, 2.0, 16 * 0.5**0.5, 16 * 2**0.5))
_INCOMPLETE = "gammainc gammaincc gammainc_slope gamma_density"
DOMAINS |= {f"tenferro.special.{name}.v1": (_SHAPE, _END) for name in _INCOMPLETE.split()}
DOMAINS |= {"cosh": DOMAINS["sinh"], "rsqrt": replace(_POSITIVE, low=5e-324)}


def _all_exponents(generator, count, dtype):
    """Random bit patterns: every sign and exponent is equally frequent."""
    integers = generator.integers(0, 2**64, count, dtype=np.uint64)
    if dtype == np.float32:
        return (integers >> np.uint64(32)).astype(np.uint32).view(np.float32)
    return integers.view(np.float64)


def _around(number, dtype):
    """A number and its neighbours in the format."""
    below = above = dtype(number)
    around = [below]
    for _ in range(_NEIGHBOURS):
        below, above = (np.nextafter(v, dtype(s)) for v, s in ((below, -np.inf), (above, np.inf)))
        around += [below, above]
    return around


def _common(dtype):
    info = np.finfo(dtype)
    magnitudes = (info.smallest_subnormal, info.tiny, info.tiny / 2, info.eps, 1.0, info.max)
    return tuple(sign * float(m) for m in magnitudes for sign in (-1, 1))


def points(domain, dtype, count, seed=0):
    """At least `count` operands in the domain, among them all the critical ones."""
    generator = np.random.default_rng(seed)
    uniform = [generator.uniform(a, b, count // 4) for a, b in domain.dense]
    magnitudes = np.exp(generator.uniform(-50, 10, count // 4)) * generator.choice(
        [-1, 1], count // 4
    )
    with np.errstate(all="ignore"):
        critical = [v for c in (*domain.critical, *_common(dtype)) for v in _around(c, dtype)]
        pool = [_all_exponents(generator, count, dtype), *uniform, magnitudes, np.array(critical)]
        together = np.concatenate([p.astype(dtype) for p in pool])
    return together[domain.holds(together)]


def _powers(dtype, count):
    """Positive bases and exponents whose powers are mostly in range, some close to its ends."""
    generator = np.random.default_rng(2)
    base = points(_POSITIVE, dtype, count)
    base = base[(base > 0) & (base != 1)].astype(np.float64)
    with np.errstate(all="ignore"):
        largest = np.log(float(np.finfo(dtype).max)) / np.log(base)
        scale = generator.choice([1e-3, 0.5, 1.0, 1.0, 1.05], base.shape)
        exponent = largest * scale * generator.uniform(-1.2, 1.0, base.shape)
        operands = np.stack([base.astype(dtype), exponent.astype(dtype)])
    return list(operands[:, np.all(np.isfinite(operands), axis=0)])


def point_sets(name, dtype, count, arity):
    """Operands for a function of `arity` arguments: one array for each.

    Two operands are paired at random and, beside that, with magnitudes close to each other.
    """
    if name == "pow":
        return _powers(dtype, count)
    domains = DOMAINS.get(name, _ANY)
    domains = domains if isinstance(domains, tuple) else (domains,) * arity
    columns = [points(d, dtype, count, seed) for seed, d in enumerate(domains)]
    if arity == 1:
        return columns
    generator = np.random.default_rng(arity)
    shortest = min(map(len, columns))
    x, y = (generator.permutation(c)[:shortest] for c in columns)
    with np.errstate(all="ignore"):
        near = (x * generator.uniform(-3, 3, shortest)).astype(dtype)
    pairs = np.stack([np.concatenate([x, x]), np.concatenate([y, near])])
    # Zeros have signs that extended precision does not know; they are special values.
    inside = domains[0].holds(pairs[0]) & domains[1].holds(pairs[1]) & np.all(pairs != 0, axis=0)
    return list(pairs[:, inside])
