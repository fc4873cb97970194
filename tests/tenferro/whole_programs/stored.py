"""Run programs, whose seeds are on the command line, from code that another process stored.

Writes the outcomes to the standard output, in order.
"""

from __future__ import annotations

import pickle
import sys

from whole_programs.ways import AFTERWARDS, outcome
from whole_programs.writer import program_of

if __name__ == "__main__":
    (way,) = AFTERWARDS
    found = [outcome(program_of(int(seed)), way) for seed in sys.argv[1:]]
    sys.stdout.buffer.write(pickle.dumps(found))
