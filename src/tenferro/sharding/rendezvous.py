"""All processes meet before the runtime starts: it ends the process where one is missing."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack

from tenferro.sharding.watch import received, send

_PAUSE = 0.2


def meet(
    coordinator: str, processes: int, process: int, timeout: float
) -> dict[int, socket.socket]:
    """Wait until every process has called this with its number.

    Returns the open connections by number: process 0 has one to each of the others, which have one
    to it. Raises RuntimeError, naming who is missing, after `timeout` seconds, and for two
    processes with one number; ValueError for an address without a port or a number out of range.
    """
    host, _, port = coordinator.rpartition(":")
    if not host or not port.isdigit():
        raise ValueError(f"connect: the coordinator is {coordinator!r}, expected 'host:port'")
    if not 0 <= process < processes:
        raise ValueError(f"connect: process is {process}, expected one of 0 to {processes - 1}")
    until = time.monotonic() + timeout
    if process == 0:
        return _gather(int(port), processes, until, f"after {timeout} s at {coordinator}")
    return {0: _report(host, int(port), process, until, f"at {coordinator} within {timeout} s")}


def _gather(port: int, processes: int, until: float, where: str) -> dict[int, socket.socket]:
    missing = set(range(1, processes))
    there: dict[int, socket.socket] = {}
    with ExitStack() as stack, socket.create_server(("", port)) as server:
        while missing:
            server.settimeout(max(until - time.monotonic(), 0.001))
            try:
                connection = stack.enter_context(server.accept()[0])
                connection.settimeout(max(until - time.monotonic(), 0.001))
                number = received(connection)
            except TimeoutError as error:
                raise RuntimeError(
                    f"connect: processes {sorted(missing)} of {processes} are missing {where}; "
                    "start each with the same coordinator and a different number"
                ) from error
            if number is None:
                connection.close()
                continue
            if number not in missing:
                raise RuntimeError(f"connect: number {number} is used twice, or out of range")
            missing.remove(number)
            there[number] = connection
        for connection in there.values():
            connection.settimeout(None)
            send(connection, 0)
        stack.pop_all()
    return there


def _report(host: str, port: int, process: int, until: float, where: str) -> socket.socket:
    while time.monotonic() < until:
        try:
            s = socket.create_connection((host, port), max(until - time.monotonic(), 0.001))
        except OSError:
            time.sleep(_PAUSE)
            continue
        send(s, process)
        if received(s) is not None:
            s.settimeout(None)
            return s
        s.close()
        break
    raise RuntimeError(
        f"connect: process {process} did not connect to all others {where}; start every process, "
        "with number 0 on the coordinator's machine, and read the error of process 0"
    )
