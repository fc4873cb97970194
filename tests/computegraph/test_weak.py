"""Objects that others keep alive: no Python code runs when they die, in which a signal is lost."""

import ast
import sys
from pathlib import Path

import numpy as np
import pytest

import tenferro as te
from computegraph import Arena, Body
from computegraph.guard import Guard
from computegraph.request_count import RequestCount
from computegraph.weak import WeakValues
from tenferro.sparse.patterns import Pattern
from tenferro.tensor.aval import aval_of

SOURCES = Path(te.__file__).parents[1]


def body():
    arena = Arena()
    (x,) = arena.inputs([aval_of((31,), "float64")])
    return Body.of(arena, [x], [x])


OBJECTS = {
    "aval": lambda: aval_of((1237, 3), "float32"),
    "operation": lambda: te.extension.family("test_weak.one.v1", lambda x, *, n: x).bind(n=2),
    "body": body,
    "pattern": lambda: Pattern.of("x", "coo", (3, 3), [np.array([1]), np.array([2])]),
    "compiled function": lambda: te.jit(lambda x: x),
    "guard": Guard,
    "request count": RequestCount,
}


@pytest.mark.parametrize("name", OBJECTS)
def test_no_code_runs_when_an_object_dies(name):
    thing, called = [OBJECTS[name]()], []
    sys.setprofile(lambda frame, event, _: called.append(frame.f_code) if event == "call" else None)
    thing.clear()
    sys.setprofile(None)
    assert called == []


def test_no_module_uses_callbacks_in_python():
    """Nor finalizers, except of a peer in the benchmarks."""
    found = []
    for path in SOURCES.rglob("*.py"):
        text = path.read_text()
        if "Weak" in text or "__del__" in text:
            names = {
                n.name
                for x in ast.walk(ast.parse(text))
                if isinstance(x, ast.ImportFrom) and x.module == "weakref"
                for n in x.names
            }
            if names & {"WeakSet", "WeakValueDictionary", "WeakKeyDictionary", "finalize"}:
                found.append(path)
            found += [path] * ("def __del__" in text and path.name != "peers.py")
    assert found == []


def test_a_new_object_replaces_a_dead_one():
    class Thing:
        pass

    things, first = WeakValues(), Thing()
    things["a"] = first
    del first
    second = Thing()
    assert things.setdefault("a", second) is second
    assert things.get("a") is second
    assert len(things) == 1
