"""
Exporting a gradient to C
=========================

The velocity field of a satellite near Earth's oblate mass is the gradient of a potential. The
gradient is exported as machine code with a C header, and a C program integrates the orbit: it
needs neither Python nor this package.
"""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import matplotlib.pyplot as plt
import numpy as np

import tenferro as te

MU, RADIUS, J2 = 398600.4418, 6378.137, 1.08262668e-3  # km, s; WGS 84


def potential(x):
    """Of gravity with the oblateness of Earth, in km²/s²."""
    r = np.sqrt(x @ x)
    sine = x[2] / r
    return MU / r * (1 - J2 * (RADIUS / r) ** 2 * (3 * sine**2 - 1) / 2)


# %%
# ``te.export`` writes ``acceleration.o`` and ``acceleration.h``.
program = te.trace(te.grad(potential))(np.ones(3))
folder = TemporaryDirectory()
code, header = te.export(program, Path(folder.name) / "acceleration.o")
print(next(line for line in header.read_text().splitlines() if line.startswith("int ")))

# %%
# The C program: leapfrog steps of 10 s for two days.
MAIN = r"""
#include <stdio.h>
#include <stdlib.h>
#include "acceleration.h"

int main(void) {
  double x[3] = {7000, 0, 0}, v[3] = {0, 5.0, 5.6}, a[3], dt = 10;
  void *work = malloc(ACCELERATION_WORK);
  if (acceleration(x, a, work)) return 1;
  for (int k = 0; k < 17280; k++) {
    for (int i = 0; i < 3; i++) { v[i] += dt / 2 * a[i]; x[i] += dt * v[i]; }
    if (acceleration(x, a, work)) return 1;
    for (int i = 0; i < 3; i++) v[i] += dt / 2 * a[i];
    if (k % 20 == 0) printf("%.6f %.6f %.6f %.9f %.9f %.9f\n", x[0], x[1], x[2], v[0], v[1], v[2]);
  }
  free(work);
}
"""
(Path(folder.name) / "main.c").write_text(MAIN)
subprocess.run(
    ["cc", "-O2", "-o", "orbit", "main.c", code.name, "-lm"], cwd=folder.name, check=True
)
orbit = subprocess.run("./orbit", cwd=folder.name, capture_output=True, text=True, check=True)
states = np.array([[float(x) for x in line.split()] for line in orbit.stdout.splitlines()])
print(f"{len(states)} states, {code.stat().st_size:,} bytes of machine code")

# %%
# The energy is conserved, and the plane of the orbit turns as the theory of J2 predicts.
x, v = states[:, :3], states[:, 3:]
energy = 0.5 * np.sum(v**2, axis=1) - te.vmap(potential)(x)
normal = np.cross(x, v)
node = np.unwrap(np.arctan2(normal[:, 0], -normal[:, 1]))
tilt = normal[0, 2] / np.linalg.norm(normal[0])
axis = 1 / (2 / np.linalg.norm(x[0]) - v[0] @ v[0] / MU)
momentum = normal[0] @ normal[0] / MU
theory = -1.5 * J2 * np.sqrt(MU / axis**3) * (RADIUS / momentum) ** 2 * tilt
days = np.arange(len(states)) * 200 / 86400
measured = np.polyfit(days * 86400, node, 1)[0]
print(f"relative drift of the energy {np.ptp(energy) / abs(energy[0]):.1e}")
print(f"precession in degrees a day: {np.degrees(measured * 86400):.3f}, theory "
      f"{np.degrees(theory * 86400):.3f}")  # fmt: skip

fig, (left, right) = plt.subplots(1, 2, figsize=(8, 3.5), layout="constrained")
left.plot(x[:, 0], x[:, 1], linewidth=0.7)
left.set(xlabel="x in km", ylabel="y in km", aspect="equal")
right.plot(days, np.degrees(node))
right.set(xlabel="time in days", ylabel="ascending node in degrees")
plt.show()
folder.cleanup()
