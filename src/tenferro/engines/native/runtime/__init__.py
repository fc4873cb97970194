"""What compiled programs need around them, from IR text to a Python callable.

    target       the processor; IR to object code; loading object code
    cache        compiled code by program, in memory and on disk
    tiers        whether kernels are compiled quickly at first; `kernel_code` replaces such code,
                 `background` is the thread that compiles it again
    signature    the interface between emitted code and its callers
    stub         the call from Python as a builtin; `plain_call` is the same through ctypes
    threads      `parallel_for` for emitted code, and how many threads it may use
    pool         memory of outputs and workspaces
    library      the parts that are machine code themselves: C (`source/`) that `build` compiles

Nothing here knows operations.
"""
