"""What compiled programs need around them, from IR text to a Python callable.

    code         the processor; IR to object code; code by program, in memory and on disk; tiers
    disk         files of compiled code
    call         the call from Python as a builtin, the same through ctypes, and its signature
    tables       what the runtime's C follows: steps, loops and branches
    resources    `parallel_for` for emitted code; memory of outputs and workspaces
    jobs         the thread that compiles code again, and what signals do not interrupt
    source       the parts in C, which `build` compiles; `shared` holds what C and Python agree on

Nothing here knows operations.
"""
