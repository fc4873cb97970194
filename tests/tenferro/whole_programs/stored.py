"""Run programs, which are read from the standard input, from code that another process stored.

Writes the outcomes to the standard output, in order.
"""

from __future__ import annotations

import pickle
import sys

from whole_programs.ways import AFTERWARDS, outcome

if __name__ == "__main__":
    (way,) = AFTERWARDS
    found = [outcome(program, way) for program in pickle.load(sys.stdin.buffer)]
    sys.stdout.buffer.write(pickle.dumps(found))
