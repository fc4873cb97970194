"""Control flow in traced programs: loops, branches, and what is made of them."""

from tenferro.transforms.control.associative import associative_scan
from tenferro.transforms.control.branches import cond, switch
from tenferro.transforms.control.scan import map, scan
from tenferro.transforms.control.while_loop import fori_loop, while_loop

__all__ = ["associative_scan", "cond", "fori_loop", "map", "scan", "switch", "while_loop"]
