"""A library that ends its process."""

import os

from zeros import Zeros


class Dying(Zeros):
    name = "dying"

    def derivatives(self, case, probe, parts):
        os._exit(3)


def library():
    return Dying()
