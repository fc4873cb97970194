"""The special cases of the Array API standard 2025.12, function by function.

A line reads `name: operands -> result; ...`, with `|` between operands of one result. Operands and
parts of complex numbers are classes (`SAMPLES` has values of each), separated by commas. A result
is a number or one for each part; with `~` where its sign is open; `x1` and `x2` are the operand
itself, and `cis` is a formula of the function (`EXPONENTIALS`).
"""

from itertools import product

import numpy as np

LARGE = 2.0**68
FINITE = [-LARGE, -2.5, -1.0, -0.75, -1e-3, -0.0, 0.0, 1e-3, 0.75, 1.0, 2.5, LARGE]
POSITIVE = [v for v in FINITE if v > 0]
NEGATIVE = [v for v in FINITE if v < 0]
ALL = [*FINITE, np.inf, -np.inf, np.nan]

SAMPLES = {
    "nan": [np.nan],
    "0": [0.0],
    "-0": [-0.0],
    "±0": [0.0, -0.0],
    "1": [1.0],
    "-1": [-1.0],
    "±1": [1.0, -1.0],
    "inf": [np.inf],
    "-inf": [-np.inf],
    "±inf": [np.inf, -np.inf],
    "fin": FINITE,
    "fin≠0": [*NEGATIVE, *POSITIVE],
    "+fin": POSITIVE,
    "-fin": NEGATIVE,
    "any": ALL,
    "≠0": [v for v in ALL if v != 0],
    "≠1": [v for v in ALL if v != 1],
    "≠nan": [v for v in ALL if v == v],
    ">0": [*POSITIVE, np.inf],
    "<0": [*NEGATIVE, -np.inf],
    ">1": [1.25, LARGE, np.inf],
    "<1": [v for v in ALL if v < 1],
    "<-1": [-1.25, -LARGE, -np.inf],
    "big": [v for v in ALL if abs(v) > 1],
    "small": [v for v in ALL if abs(v) < 1],
    "whole": [-LARGE, -2.0, -1.0, -0.0, 0.0, 1.0, 6.0, LARGE],
    "odd>0": [1.0, 3.0, 7.0],
    "odd<0": [-1.0, -3.0, -7.0],
    "even>0": [0.5, 2.0, 2.5, LARGE, np.inf],
    "even<0": [-0.5, -2.0, -2.5, -LARGE, -np.inf],
    "broken": [-2.5, -0.5, 0.25, 1.5],
}

UNARY = """
abs: nan -> nan; -0 -> 0; ±inf -> inf
acos: nan|>1|<-1 -> nan; 1 -> 0
acosh: nan|<1 -> nan; 1 -> 0; inf -> inf
asin: nan|>1|<-1 -> nan; 0 -> 0; -0 -> -0
asinh: nan -> nan; 0 -> 0; -0 -> -0; inf -> inf; -inf -> -inf
atan: nan -> nan; 0 -> 0; -0 -> -0; inf -> π/2; -inf -> -π/2
atanh: nan|>1|<-1 -> nan; -1 -> -inf; 1 -> inf; 0 -> 0; -0 -> -0
ceil: nan -> nan; whole|inf|-inf -> x1
cos: nan|±inf -> nan; ±0 -> 1
cosh: nan -> nan; ±0 -> 1; ±inf -> inf
exp: nan -> nan; ±0 -> 1; inf -> inf; -inf -> 0
expm1: nan -> nan; 0 -> 0; -0 -> -0; inf -> inf; -inf -> -1
floor: nan -> nan; whole|inf|-inf -> x1
isfinite: ±inf|nan -> 0; fin -> 1
isinf: ±inf -> 1; fin|nan -> 0
isnan: nan -> 1; fin|±inf -> 0
log: nan|<0 -> nan; ±0 -> -inf; 1 -> 0; inf -> inf
log1p: nan|<-1 -> nan; -1 -> -inf; -0 -> -0; 0 -> 0; inf -> inf
log2: nan|<0 -> nan; ±0 -> -inf; 1 -> 0; inf -> inf
log10: nan|<0 -> nan; ±0 -> -inf; 1 -> 0; inf -> inf
reciprocal: nan -> nan; 0 -> inf; -0 -> -inf; inf -> 0; -inf -> -0
round: nan -> nan; whole|inf|-inf -> x1
sign: <0 -> -1; ±0 -> 0; >0 -> 1; nan -> nan
signbit: -0|-inf|-fin -> 1; 0|inf|+fin -> 0
sin: nan|±inf -> nan; 0 -> 0; -0 -> -0
sinh: nan -> nan; 0 -> 0; -0 -> -0; inf -> inf; -inf -> -inf
sqrt: nan|<0 -> nan; 0 -> 0; -0 -> -0; inf -> inf
square: nan -> nan; ±0 -> 0; ±inf -> inf
tan: nan|±inf -> nan; 0 -> 0; -0 -> -0
tanh: nan -> nan; 0 -> 0; -0 -> -0; inf -> 1; -inf -> -1
trunc: nan -> nan; whole|inf|-inf -> x1
"""

BINARY = """
add: nan,any|any,nan|inf,-inf|-inf,inf -> nan; inf,inf|inf,fin|fin,inf -> inf
add: -inf,-inf|-inf,fin|fin,-inf -> -inf; -0,-0 -> -0; -0,0|0,-0|0,0 -> 0
add: ±0,fin≠0 -> x2; fin≠0,±0 -> x1
subtract: nan,any|any,nan|inf,inf|-inf,-inf -> nan; inf,-inf|inf,fin|fin,-inf -> inf
subtract: -inf,inf|-inf,fin|fin,inf -> -inf; -0,0 -> -0; -0,-0|0,0|0,-0 -> 0; fin≠0,±0 -> x1
atan2: nan,any|any,nan -> nan; >0,±0|inf,fin -> π/2; <0,±0|-inf,fin -> -π/2
atan2: 0,>0|0,0|+fin,inf -> 0; -0,>0|-0,0|-fin,inf -> -0; inf,inf -> π/4; inf,-inf -> 3π/4
atan2: 0,-0|0,<0|+fin,-inf -> π; -0,-0|-0,<0|-fin,-inf -> -π; -inf,inf -> -π/4; -inf,-inf -> -3π/4
copysign: inf,<0|inf,-0|-inf,<0|-inf,-0 -> -inf; ±inf,0|±inf,>0 -> inf; ±0,<0 -> -0; ±0,>0 -> 0
divide: nan,any|any,nan|±inf,±inf|±0,±0 -> nan; 0,>0|-0,<0|+fin,inf|-fin,-inf -> 0
divide: -0,>0|0,<0|-fin,inf|+fin,-inf -> -0; >0,0|<0,-0|inf,+fin|-inf,-fin -> inf
divide: <0,0|>0,-0|inf,-fin|-inf,+fin -> -inf
floor_divide: nan,any|any,nan|±inf,±inf|±0,±0 -> nan; 0,>0|-0,<0|+fin,inf|-fin,-inf -> 0
floor_divide: -0,>0|0,<0|-fin,inf|+fin,-inf -> -0; >0,0|<0,-0|inf,+fin|-inf,-fin -> inf
floor_divide: <0,0|>0,-0|inf,-fin|-inf,+fin -> -inf
remainder: nan,any|any,nan|±inf,any|any,±0 -> nan; ±0,>0 -> 0; ±0,<0 -> -0
remainder: +fin,inf|-fin,-inf -> x1; +fin,-inf|-fin,inf -> x2
equal: nan,any|any,nan|inf,-inf|-inf,inf|inf,fin -> 0; inf,inf|-inf,-inf|±0,±0|1,1 -> 1
not_equal: nan,any|any,nan|inf,-inf|-inf,inf|inf,fin -> 1; inf,inf|-inf,-inf|±0,±0|1,1 -> 0
hypot: ±inf,any|any,±inf -> inf; ±0,+fin -> x2; +fin,±0 -> x1; fin,nan|nan,fin|nan,nan -> nan
logaddexp: nan,any|any,nan -> nan; inf,≠nan|≠nan,inf -> inf
maximum: nan,any|any,nan -> nan
minimum: nan,any|any,nan -> nan
multiply: nan,any|any,nan|±inf,±0|±0,±inf -> nan; inf,>0|>0,inf|-inf,<0|<0,-inf -> inf
multiply: inf,<0|<0,inf|-inf,>0|>0,-inf -> -inf; 0,+fin|+fin,0|-0,-fin|-fin,-0|0,0|-0,-0 -> 0
multiply: 0,-fin|-fin,0|-0,+fin|+fin,-0|0,-0|-0,0 -> -0
nextafter: nan,any|any,nan -> nan; -0,0 -> 0; 0,-0 -> -0
pow: ≠1,nan|nan,≠0|-fin,broken -> nan; any,±0|±1,±inf|1,≠nan -> 1; big,inf|inf,>0 -> inf
pow: big,-inf|inf,<0|small,inf|0,>0 -> 0; small,-inf|0,<0 -> inf
pow: -inf,odd>0|-0,odd<0 -> -inf; -inf,even>0|-0,even<0 -> inf
pow: -inf,odd<0|-0,odd>0 -> -0; -inf,even<0|-0,even>0 -> 0
"""

COMPLEX = """
abs: ±inf,any|any,±inf -> inf; ±0,+fin -> x2; +fin,±0 -> x1; nan,fin|fin,nan|nan,nan -> nan
acos: ±0,0 -> π/2,-0; ±0,nan -> π/2,nan; fin,inf -> π/2,-inf; fin≠0,nan|nan,fin|nan,nan -> nan,nan
acos: -inf,+fin -> π,-inf; inf,+fin -> 0,-inf; -inf,inf -> 3π/4,-inf; inf,inf -> π/4,-inf
acos: ±inf,nan -> nan,~inf; nan,inf -> nan,-inf
acosh: ±0,0 -> 0,π/2; fin,inf -> inf,π/2; fin≠0,nan|nan,fin|nan,nan -> nan,nan; 0,nan -> nan,~π/2
acosh: -inf,+fin -> inf,π; inf,+fin -> inf,0; -inf,inf -> inf,3π/4; inf,inf -> inf,π/4
acosh: ±inf,nan|nan,inf -> inf,nan
asinh: 0,0 -> 0,0; +fin,inf -> inf,π/2; fin,nan|nan,fin≠0|nan,nan -> nan,nan; inf,+fin -> inf,0
asinh: inf,inf -> inf,π/4; nan,0 -> nan,0; nan,inf -> ~inf,nan
atanh: 0,0 -> 0,0; 0,nan|inf,nan -> 0,nan; 1,0 -> inf,0; +fin,inf|inf,+fin|inf,inf -> 0,π/2
atanh: fin≠0,nan|nan,fin|nan,nan -> nan,nan; nan,inf -> ~0,π/2
cosh: 0,0 -> 1,0; 0,inf|0,nan|nan,±0 -> nan,~0; fin≠0,inf|fin≠0,nan|nan,fin≠0|nan,nan -> nan,nan
cosh: inf,0 -> inf,0; inf,fin≠0 -> cis; inf,inf -> ~inf,nan; inf,nan -> inf,nan
exp: ±0,0 -> 1,0; fin,inf|fin,nan|nan,≠0 -> nan,nan; inf,0 -> inf,0; -inf,fin|inf,fin≠0 -> cis
exp: -inf,inf|-inf,nan -> ~0,~0; inf,inf|inf,nan -> ~inf,nan; nan,0 -> nan,0
expm1: ±0,0 -> 0,0; fin,inf|fin,nan|nan,≠0 -> nan,nan; inf,0 -> inf,0; -inf,fin|inf,fin≠0 -> cis
expm1: -inf,inf|-inf,nan -> -1,~0; inf,inf|inf,nan -> ~inf,nan; nan,0 -> nan,0
isfinite: nan,any|any,nan|±inf,any|any,±inf -> 0; fin,fin -> 1
isinf: ±inf,any|any,±inf -> 1; fin,fin|nan,fin|fin,nan|nan,nan -> 0
isnan: nan,any|any,nan -> 1; fin,fin|±inf,fin|fin,±inf -> 0
log: -0,0 -> -inf,π; 0,0 -> -inf,0; fin,inf -> inf,π/2; fin,nan|nan,fin|nan,nan -> nan,nan
log: -inf,+fin -> inf,π; inf,+fin -> inf,0; -inf,inf -> inf,3π/4; inf,inf -> inf,π/4
log: ±inf,nan|nan,inf -> inf,nan
log1p: -1,0 -> -inf,0; fin,inf -> inf,π/2; fin,nan|nan,fin|nan,nan -> nan,nan; -inf,+fin -> inf,π
log1p: inf,+fin -> inf,0; -inf,inf -> inf,3π/4; inf,inf -> inf,π/4; ±inf,nan|nan,inf -> inf,nan
sign: ±0,±0 -> 0,0; nan,any|any,nan -> nan,nan
sinh: 0,0 -> 0,0; 0,inf|0,nan -> ~0,nan; +fin,inf|+fin,nan|nan,fin≠0|nan,nan -> nan,nan
sinh: inf,0 -> inf,0; inf,+fin -> cis; inf,inf|inf,nan -> ~inf,nan; nan,0 -> nan,0
sqrt: ±0,0 -> 0,0; any,inf -> inf,inf; fin,nan|nan,fin|nan,nan -> nan,nan; -inf,+fin -> 0,inf
sqrt: inf,+fin -> inf,0; -inf,nan -> nan,~inf; inf,nan -> inf,nan
tanh: 0,0 -> 0,0; fin≠0,inf|fin≠0,nan|nan,≠0 -> nan,nan; 0,inf|0,nan -> 0,nan; inf,+fin -> 1,0
tanh: inf,-fin -> 1,-0; -inf,+fin -> -1,0; inf,inf|inf,nan -> 1,~0; nan,0 -> nan,0
"""

EXPONENTIALS = {  # of the parts, where the real one is infinite
    "cosh": lambda a, b: (np.inf * np.cos(b), np.inf * np.sin(b)),
    "sinh": lambda a, b: (np.inf * np.cos(b), np.inf * np.sin(b)),
    "exp": lambda a, b: (np.exp(a) * np.cos(b), np.exp(a) * np.sin(b)),
    "expm1": lambda a, b: (np.exp(a) * np.cos(b) - 1, np.exp(a) * np.sin(b)),
}

_ANGLES = {"π": np.pi, "π/2": np.pi / 2, "π/4": np.pi / 4, "3π/4": 3 * np.pi / 4}


def number(text):
    """The number that a result names."""
    sign, text = (-1, text[1:]) if text.startswith("-") else (1, text)
    return sign * float(_ANGLES.get(text, text))


def cases(table):
    """By name, the cases as (operands, result): tuples of numbers, and the text."""
    found = {}
    for line in table.strip().splitlines():
        name, rows = line.split(": ")
        for row in rows.split("; "):
            classes, result = row.split(" -> ")
            found.setdefault(name, []).extend(
                (operands, result)
                for kinds in classes.split("|")
                for operands in product(*(SAMPLES[kind] for kind in kinds.split(",")))
            )
    return found
