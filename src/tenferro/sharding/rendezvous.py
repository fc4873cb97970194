"""All processes meet before the runtime starts: it ends the process where one is missing."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack

_WORD = 8
_PAUSE = 0.2


def meet(coordinator: str, processes: int, process: int, timeout: float) -> None:
    """Wait until every process has called this with its number.

    Raises RuntimeError, naming who is missing, after `timeout` seconds, and for two processes with
    one number; ValueError for an address without a port or a number out of range.
    """
    host, _, port = coordinator.rpartition(":")
    if not host or not port.isdigit():
        raise ValueError(f"connect: the coordinator is {coordinator!r}, expected 'host:port'")
    if not 0 <= process < processes:
        raise ValueError(f"connect: process is {process}, expected one of 0 to {processes - 1}")
    until = time.monotonic() + timeout
    if process == 0:
        _gather(int(port), processes, until, f"after {timeout} s at {coordinator}")
    else:
        _report(host, int(port), process, until, f"at {coordinator} within {timeout} s")


def _gather(port: int, processes: int, until: float, where: str) -> None:
    missing = set(range(1, processes))
    with ExitStack() as stack:
        server = stack.enter_context(socket.create_server(("", port)))
        there = []
        while missing:
            server.settimeout(max(until - time.monotonic(), 0.001))
            try:
                connection = stack.enter_context(server.accept()[0])
                connection.settimeout(max(until - time.monotonic(), 0.001))
                number = int.from_bytes(connection.recv(_WORD), "big")
            except TimeoutError as error:
                raise RuntimeError(
                    f"connect: processes {sorted(missing)} of {processes} are missing {where}; "
                    "start each with the same coordinator and a different number"
                ) from error
            if number not in missing:
                raise RuntimeError(f"connect: two processes are number {number}, or it is too high")
            missing.remove(number)
            there.append(connection)
        for connection in there:
            connection.sendall(b"\1")


def _report(host: str, port: int, process: int, until: float, where: str) -> None:
    while time.monotonic() < until:
        try:
            with socket.create_connection((host, port), max(until - time.monotonic(), 0.001)) as s:
                s.sendall(process.to_bytes(_WORD, "big"))
                if s.recv(1):
                    return
            break
        except OSError:
            time.sleep(_PAUSE)
    raise RuntimeError(
        f"connect: process {process} did not meet all others {where}; start every process, number "
        "0 on the coordinator's machine, and see what that one says"
    )
