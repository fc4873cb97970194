"""Names of other libraries that users may write here, and what to write instead.

Errors about an unknown name look here: `te.sin`, `te.lax`, `x.detach()`, `holomorphic=True`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NoReturn

_OF_PACKAGES = {
    "Variable": "write te.variable(x)",
    "array": "write te.numpy.array(x), or te.tensor(x) for eager arrays",
    "as_tensor": "write te.tensor(x)",
    "backward": "te.tensor and te.variable have the method backward; or write te.grad(f)(x)",
    "block_until_ready": "results are NumPy arrays, which are ready",
    "compile": "write te.jit(f)",
    "config": "dtypes are those of the arguments, as in NumPy; for other settings see te.runtime",
    "custom_gradient": "write te.custom_vjp(f), or te.custom_jvp(f)",
    "device": "te.device_put moves arrays; engine='xla' compiles for devices",
    "devices": "te.device_put moves arrays, and te.sharding spreads them over devices",
    "disable_jit": "call the function without te.jit",
    "elementwise_grad": "write te.vmap(te.grad(f)), or te.grad(lambda x: np.sum(f(x)))",
    "enable_grad": "gradients are recorded outside of te.no_grad()",
    "func": "te.grad, te.vmap, te.jvp and te.vjp are functions of tenferro itself",
    "functional": "neural network functions are in te.nn",
    "hessian_vector_product": "write te.hvp(f, (x,), (v,))",
    "inference_mode": "write te.no_grad()",
    "jnp": "write np.sin(x) with NumPy's np, or te.numpy.sin(x)",
    "lax": "scan, while_loop, fori_loop, cond, switch, map and associative_scan are functions of "
    "tenferro itself (te.scan), and others are NumPy's (np.where)",
    "make_jaxpr": "write te.trace(f, x) for the traced program",
    "pmap": "write te.vmap(f); te.sharding spreads arrays over devices",
    "pure_callback": "write te.external(f, ...)",
    "remat": "write te.checkpoint(f)",
    "odeint": "write te.integrate.solve_ivp(f, (t0, t1), y0), whose function is f(t, y)",
    "optimise": "write te.optimize",
    "scipy": "write te.linalg, te.optimize, te.special, te.integrate and others, or import scipy",
    "set_default_dtype": "dtypes are those of the arguments, as in NumPy",
    "tree": "write te.pytree.map, te.pytree.leaves, te.pytree.flatten",
    "tree_flatten": "write te.pytree.flatten(tree)",
    "tree_leaves": "write te.pytree.leaves(tree)",
    "tree_map": "write te.pytree.map(f, tree)",
    "tree_unflatten": "write te.pytree.unflatten(structure, leaves)",
    "tree_util": "write te.pytree.map, te.pytree.leaves, te.pytree.flatten",
}
_PACKAGES = (
    "special", "linalg", "nn", "random", "stats", "optimize", "integrate", "interpolate",
    "signal", "ndimage", "spatial", "sparse", "sample", "pytree", "runtime", "implicit", "fft",
)  # fmt: skip
"""Where a name is looked for that `tenferro` does not have, the most likely package first."""
_METHODS = {
    **dict.fromkeys(
        "abs ceil cos cosh exp expm1 floor isnan log log10 log1p maximum minimum pow sign sin sinh "
        "sqrt square tan tanh".split(),
        "write np.{name}(x)",
    ),
    **dict.fromkeys("sigmoid relu softmax log_softmax gelu".split(), "write te.nn.{name}(x)"),
    **dict.fromkeys("cuda cpu to".split(), "te.device_put(x, device) moves arrays"),
    **dict.fromkeys(
        "add_ sub_ mul_ div_ copy_ fill_ zero_ clamp_ scatter_ scatter_add_ index_add_".split(),
        "write x[index] = value, or x[index] += value",
    ),
    **dict.fromkeys(
        "iloc loc values columns index to_numpy".split(),
        "x is an array; convert data frames by their to_numpy() before the call",
    ),
    "bfloat16": "write x.astype(te.bfloat16) in a function compiled by te.jit(f, engine='xla')",
    "backward": "te.grad(f)(x) computes the gradient; te.tensor(x) records eagerly",
    "block_until_ready": "a traced array has no value to wait for",
    "bmm": "write x @ y",
    "bool": "write x.astype(bool)",
    "clamp": "write np.clip(x, low, high)",
    "contiguous": "arrays need no such call",
    "detach": "write te.stop_gradient(x)",
    "dim": "write x.ndim",
    "double": "write x.astype(np.float64)",
    "eval": "an array is computed where it is used",
    "expand": "write np.broadcast_to(x, shape)",
    "float": "write x.astype(np.float32)",
    "gather": "write np.take_along_axis(x, index, axis)",
    "get": "an array is not a dictionary; return a dictionary from the function for named values",
    "grad_fn": "te.trace(f, x) shows the traced program",
    "half": "write x.astype(te.float16) in a function compiled by te.jit(f, engine='xla')",
    "index_select": "write np.take(x, index, axis)",
    "int": "write x.astype(np.int32)",
    "is_cuda": "write x.device",
    "is_leaf": "te.grad(f, argnums) selects arguments",
    "long": "write x.astype(np.int64)",
    "masked_fill": "write np.where(mask, value, x)",
    "matmul": "write x @ y",
    "mm": "write x @ y",
    "mv": "write x @ y",
    "norm": "write np.linalg.norm(x)",
    "numel": "write x.size",
    "numpy": "a traced array has no values yet; return it from the function, or print it with "
    "te.debug.print",
    "permute": "write x.transpose(axes)",
    "register_hook": "write te.custom_vjp(f), or te.vjp for the cotangents",
    "repeat_interleave": "write np.repeat(x, n, axis)",
    "requires_grad": "te.grad(f, argnums) selects arguments",
    "requires_grad_": "te.grad(f, argnums) selects arguments",
    "retain_grad": "te.vjp(f, x) returns cotangents of all arguments",
    "set": "write x[index] = value, or x.at[index].set(value)",
    "t": "write x.T",
    "type": "write x.astype(dtype)",
    "unsqueeze": "write np.expand_dims(x, axis), or x[:, None]",
    "where": "write np.where(condition, x, y)",
}
_KEYWORDS = {
    "allow_unused": "te.grad_optional returns None where the loss does not depend on an argument",
    "backend": "the keyword is engine ('native', 'numpy', 'xla')",
    "create_graph": "transforms compose: te.grad(te.grad(f))",
    "device": "te.device_put moves arrays; engine='xla' compiles for devices",
    "dim": "NumPy's keyword is axis",
    "fullgraph": "the whole function is always compiled",
    "holomorphic": "te.wirtinger(f) returns both complex derivatives, and te.jvp and te.vjp take "
    "complex functions",
    "keepdim": "NumPy's keyword is keepdims",
    "mode": "write te.jacfwd or te.jacrev",
    "reduce_axes": "sum over the axis in the function",
    "retain_graph": "te.vjp returns a function that can be called more than once",
    "strict": "te.jvp_optional and te.vjp_optional return None for independent results",
    "wrt": "the keyword is argnums",
}


class OtherMethod:
    """Instead of a method that arrays of another library have: an AttributeError.

    A descriptor, as `__getattr__` would make every attribute of an array slower.
    """

    def __init__(self, name: str, instead: str) -> None:
        self.name = name
        self.instead = instead.format(name=name)

    def __get__(self, instance: Any, owner: type) -> NoReturn:
        raise AttributeError(
            f"{owner.__name__!r} object has no attribute {self.name!r}; {self.instead}",
            name=self.name,
            obj=owner if instance is None else instance,
        )


def refuse_other_methods(arrays: type) -> None:
    """Let a class of arrays say what to write instead of methods that it does not have."""
    for name, instead in _METHODS.items():
        if not hasattr(arrays, name):
            setattr(arrays, name, OtherMethod(name, instead))


def refuse_name(package: str, name: str, instead: str | None = None) -> NoReturn:
    """Raise AttributeError for a name that a package does not have, with what to write instead.

    >>> refuse_name("tenferro", "sin")
    Traceback (most recent call last):
    AttributeError: module 'tenferro' has no attribute 'sin'; write np.sin or te.numpy.sin
    """
    if instead is None and not name.startswith("_"):
        known = _OF_PACKAGES.get(name) if package == "tenferro" else None
        instead = known or _similar(package, name) or _where_it_is(package, name)
    raise AttributeError(
        f"module {package!r} has no attribute {name!r}" + (f"; {instead}" if instead else ""),
        name=name,
        obj=import_module(package),
    )


def _similar(package: str, name: str) -> str | None:
    """A public name of the same words in another order."""
    words = sorted(name.split("_"))
    found = (x for x in dir(import_module(package)) if sorted(x.split("_")) == words)
    return next((f"write {package.replace('tenferro', 'te')}.{x}" for x in found), None)


def _where_it_is(package: str, name: str) -> str | None:
    if package != "tenferro":
        return _of_scipys(package.removeprefix("tenferro."), name)
    if hasattr(import_module("numpy"), name):
        return f"write np.{name} or te.numpy.{name}"
    for package in _PACKAGES:
        if name in dir(import_module(f"tenferro.{package}")):
            return f"write te.{package}.{name}"
    return None


def _of_scipys(module: str, name: str) -> str | None:
    """Where SciPy has a name of its own module of this name."""
    if find_spec(f"scipy.{module}") and hasattr(import_module(f"scipy.{module}"), name):
        return f"scipy.{module}.{name} computes with numbers, outside of traced functions"
    return None


def keyword_advice(error: TypeError, keywords: Any) -> TypeError:
    """The error of a call with an unknown keyword, with what to write instead of that."""
    for name in keywords:
        if name in _KEYWORDS and str(error).endswith(f"unexpected keyword argument {name!r}"):
            return TypeError(f"{error}; {_KEYWORDS[name]}")
    return error
