"""The memory that calls take."""

import gc
import tracemalloc


def peak(function, *args):
    """The most bytes beside the arguments, of a call after the first one."""
    function(*args)
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        function(*args)
        return tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
