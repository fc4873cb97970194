"""What a call returns with several numbers of threads."""

import tenferro as te


def on_threads(call, *counts):
    """The results of `call()`, one for each number of threads."""
    found = []
    for n in counts:
        with te.runtime.num_threads(n):
            found.append(call())
    return found
