"""Devices and meshes of them, for the XLA engine: thin wrappers of jax's own objects.

Arrays on devices are jax arrays. A function compiled with `engine="xla"` accepts them without a
copy, and its results stay on the devices. You can pass shardings of jax (`NamedSharding(mesh,
PartitionSpec(...))`) instead of those of `named_sharding`.

>>> import numpy as np
>>> import tenferro as te
>>> mesh = te.sharding.mesh(data=1)
>>> x = te.device_put(np.arange(4.0), te.sharding.named_sharding(mesh, "data"))
>>> y = te.jit(lambda x: x * 2, engine="xla")(x)
>>> type(y) is type(x), np.asarray(y)
(True, array([0., 2., 4., 6.]))
"""

from tenferro.public_names import show_public_names
from tenferro.sharding.checkpoints import *
from tenferro.sharding.devices import *

show_public_names(__name__)
