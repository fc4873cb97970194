"""Functions of arrays mapped over a batch: of all operands, or of only one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from adoracles.families import (
    arrays,
    control,
    factorizations,
    indexing,
    matrices,
    matrix_functions,
    networks,
    transforms,
)
from adoracles.families.forms import Forms
from adoracles.family import FAMILIES, Family, Form, declare

SOURCES = (
    arrays,
    matrices,
    matrix_functions,
    networks,
    indexing,
    control,
    transforms,
    factorizations,
)
"""The modules of rows that are mapped: imported here so that their families exist."""
BATCH = 2
COUNT = 10
OPERATIONS = """
numpy.sum numpy.prod numpy.var numpy.max numpy.cumsum numpy.cumprod numpy.sort numpy.take
numpy.repeat numpy.roll numpy.transpose numpy.diagonal numpy.concatenate numpy.where numpy.pad
numpy.dynamic_update_slice numpy.quantile numpy.interp numpy.matmul numpy.tensordot numpy.einsum
numpy.convolve special.logsumexp special.softmax linalg.vector_norm linalg.inv linalg.solve
linalg.det linalg.solve_triangular linalg.cholesky linalg.qr linalg.eigvalsh linalg.eigh
linalg.svdvals linalg.pinv linalg.matrix_power linalg.lstsq linalg.toeplitz fft.fft fft.rfft
nn.conv1d nn.layer_norm nn.max_pool1d nn.scaled_dot_product_attention control.scan_affine
control.scan_reverse control.scan_branching control.while_newton control.fori_horner control.cond
control.cond_shared control.switch control.map control.associative_scan
""".split()
"""Operations whose batches are not a matter of another axis in front."""
LABELS = """
linalg.expm linalg.sqrtm linalg.logm linalg.lu linalg.svd linalg.eig linalg.polar linalg.hessenberg
linalg.solve_sylvester linalg.solve_discrete_lyapunov linalg.solve_banded linalg.solveh_banded
linalg.solve_tridiagonal linalg.ldl linalg.householder_product linalg.cosm linalg.signm
linalg.expm_frechet linalg.generalized_eigh linalg.cho_solve linalg.solve_toeplitz
linalg.matmul_toeplitz linalg.slogdet linalg.qr/wide linalg.qr/complement linalg.qr/pivoted
linalg.pinv/cut linalg.svd/null_space linalg.eigvalsh/power_sums linalg.cholesky_update
control.funm control.funm/hermitian control.checkpoint control.custom_jvp control.custom_vjp
control.linear_solve at.multiply at.add at.set
""".split()
"""Families whose rules name axes."""


def _size(form: Form) -> int:
    return sum(int(np.prod(given.shape)) for given in form.inputs.values())


def mapped(form: Form, names: tuple[str, ...]) -> Form:
    """Return a form whose call is mapped over a new first axis of some inputs."""
    inputs = {
        n: replace(given, shape=(BATCH, *given.shape)) if n in names else given
        for n, given in form.inputs.items()
    }
    return replace(form, call=replace(form.call, mapped=dict.fromkeys(names, 0)), inputs=inputs)


def _forms(forms: tuple[Form, ...]) -> Iterator[Form]:
    """The two smallest forms over all inputs, and where there are several over each alone."""
    for form in sorted(forms, key=_size)[:2]:
        names = tuple(form.inputs)
        yield mapped(form, names)
        if len(names) > 1:
            yield from (mapped(form, (name,)) for name in names[:2])


def _fits(family: Family) -> bool:
    points = family.points
    return isinstance(points, Forms) and family.label in (*OPERATIONS, *LABELS)


for _family in list(FAMILIES.values()):
    if _fits(_family):
        _points = _family.points
        assert isinstance(_points, Forms)
        _own = Forms(tuple(_forms(_points.forms)), _points.interval, (), COUNT)
        _name = "mapped" if _family.name == "identity" else f"{_family.name}_mapped"
        declare(replace(_family, name=_name, points=_own, kinds=_family.kinds[:1]))
