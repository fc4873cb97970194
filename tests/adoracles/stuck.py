"""A library that never returns from one case, as if it computed outside of Python."""

import signal
import time

from zeros import Zeros


class Stuck(Zeros):
    name = "stuck"

    def derivatives(self, case, probe, parts):
        if case.case_id == "square_1":
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
            time.sleep(600)
        return super().derivatives(case, probe, parts)


def library():
    return Stuck()
