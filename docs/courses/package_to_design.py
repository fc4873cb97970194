"""
6. Making a package differentiable
==================================

A package was written with NumPy, without derivatives in mind. In this course you differentiate it
without changing it, check the derivatives, and design an antireflection coating with it.
"""

import sys
import tempfile
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

# %%
# The package
# -----------
# Thin layers on glass reflect light depending on their thickness. The package has two modules,
# fills arrays element by element, and has a branch; it does not import tenferro. We write it to a
# folder, as if it had been installed.

SOURCES = {
    "__init__.py": '"""Optics of thin films."""\nfrom thinfilms.stack import reflectance\n',
    "layers.py": '''
import cmath
import numpy as np

def layer_matrix(index, thickness, wavelength):
    """The matrix that takes fields through a layer."""
    phase = 2 * np.pi * index * thickness / wavelength
    m = np.zeros((2, 2), complex)
    m[0, 0] = m[1, 1] = cmath.cos(phase)
    m[0, 1] = 1j * cmath.sin(phase) / index
    m[1, 0] = 1j * cmath.sin(phase) * index
    return m
''',
    "stack.py": '''
import numpy as np
from thinfilms.layers import layer_matrix

def reflectance(indices, thicknesses, wavelength, glass=1.52):
    """The part of the light that a stack of layers on glass reflects."""
    total = np.eye(2, dtype=complex)
    for index, thickness in zip(indices, thicknesses):
        if thickness > 0:
            total = total @ layer_matrix(index, thickness, wavelength)
    b, c = total @ np.array([1.0, glass])
    return abs((b - c) / (b + c)) ** 2
''',
}
folder = Path(tempfile.mkdtemp()) / "thinfilms"
folder.mkdir()
for name, source in SOURCES.items():
    (folder / name).write_text(source, encoding="utf-8")
sys.path.insert(0, str(folder.parent))

import thinfilms  # noqa: E402

indices = np.array([1.38, 2.1, 1.38, 2.1])
start = np.array([100.0, 60.0, 40.0, 30.0])
print("reflected at 550 nm:", thinfilms.reflectance(indices, start, 550.0))

# %%
# Adopt it
# --------
# ``te.adopt`` runs the source of the package again, with tenferro's functions where it uses NumPy's
# and Python's. The copy computes the same; the original does not change.

films = te.adopt("thinfilms")
print("the copy:", films.reflectance(indices, start, 550.0))
slope = te.grad(films.reflectance, argnums=1)(indices, start, 550.0)
print("change for each nm of the layers:", slope)

# %%
# Check it
# --------
# ``check_grads`` compares the derivatives of both modes with differences of the function's values,
# and raises an error that names the argument if they disagree.

te.check_grads(lambda d: films.reflectance(indices, d, 550.0), (start,))
print("first and second derivatives agree with differences")

# %%
# All wavelengths at once
# -----------------------
# The package takes one wavelength. ``te.vmap`` makes a function of many, and ``te.jit`` compiles
# it. The condition on the thickness becomes a choice inside the compiled program.

visible = np.linspace(400.0, 700.0, 61)
spectrum = te.jit(te.vmap(films.reflectance, in_axes=(None, None, 0)))
print("mean reflection:", float(np.mean(spectrum(indices, start, visible))))

# %%
# Design
# ------
# The mean reflection of visible light is a function of four thicknesses, which have to be positive.
# Its gradient costs a few evaluations, whatever the number of layers.


def mean_reflection(thicknesses):
    return np.mean(spectrum(indices, thicknesses, visible))


found = te.optimize.minimize(mean_reflection, start, method="L-BFGS-B", bounds=[(5.0, 300.0)] * 4)
print(found.message, "after", found.nit, "steps")
print("thicknesses:", np.asarray(found.x).round(1), "mean reflection:", float(found.fun))

# %%
# How exact must the layers be?
# -----------------------------
# The Hessian says how much a wrong thickness costs. Its largest eigenvector is the combination of
# layers that the factory has to watch.

hessian = te.hessian(mean_reflection)(found.x)
costs, directions = np.linalg.eigh(hessian)
print("watch the combination", directions[:, -1].round(2))
print("1 nm along it adds", float(0.5 * costs[-1]), "to the reflection")

# %%
bare = ((1.52 - 1.0) / (1.52 + 1.0)) ** 2
fig, ax = plt.subplots(figsize=(7, 3.6), layout="constrained")
ax.axhline(100 * bare, color="gray", ls="--", label="bare glass")
ax.plot(visible, 100 * np.asarray(spectrum(indices, start, visible)), label="first guess")
ax.plot(visible, 100 * np.asarray(spectrum(indices, found.x, visible)), label="designed")
ax.set(xlabel="wavelength (nm)", ylabel="reflected light (%)", ylim=(0, None))
ax.legend()
plt.show()

# %%
# What you have now: a package that you did not write, with exact derivatives, batches and compiled
# code.
# The page about `adopting code <../adoption.html>`_ lists real packages that work, and what a
# package has to avoid; derivatives of your own operations are on the page about
# `own rules <../own-rules.html>`_.
