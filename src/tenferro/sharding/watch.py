"""Which of the processes that compute together has ended before it was done."""

from __future__ import annotations

import atexit
import logging
import selectors
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

_WORD = 8
_DONE = (1 << 64) - 1
_PATIENCE = 300.0
"""Seconds that process 0 waits for the others at its end, as jax does."""
_log = logging.getLogger(__name__)


class ProcessWatch:
    """Connections to other processes: process 0 has one to each, which have one to it.

    A connection that ends without a farewell is logged as an error that names the process;
    process 0 passes it on to the others. At the end of an interpreter without an uncaught error,
    `leave` is called and farewell is said; process 0, without which jax aborts the others, waits
    for them.
    """

    def __init__(
        self, peers: dict[int, socket.socket], processes: int, leave: Callable[[], None]
    ) -> None:
        self._peers, self._processes, self._leave = dict(peers), processes, leave
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()
        atexit.register(self._end, dict(peers))

    def _end(self, peers: dict[int, socket.socket]) -> None:
        if hasattr(sys, "last_value"):
            return
        if 0 in peers:
            self._leave()
            send(peers[0], _DONE)
        else:
            self._thread.join(_PATIENCE)

    def _run(self) -> None:
        with selectors.DefaultSelector() as selector:
            for number, peer in self._peers.items():
                selector.register(peer, selectors.EVENT_READ, number)
            while self._peers:
                for key, _ in selector.select():
                    word = received(self._peers[key.data])
                    if word is None or word == _DONE:
                        selector.unregister(self._peers.pop(key.data))
                    if word != _DONE:
                        self._report(key.data if word is None else word)

    def _report(self, lost: int) -> None:
        _log.error(
            "process %d of %d has ended; operations that need its data raise an error. Start all "
            "processes again, from the last checkpoint",
            lost,
            self._processes,
        )
        for number, peer in self._peers.items():
            if number:
                send(peer, lost)


def send(peer: socket.socket, number: int) -> None:
    """Send a number; a peer that is gone is noticed where its connection is read."""
    with suppress(OSError):
        peer.sendall(number.to_bytes(_WORD, "big"))


def received(peer: socket.socket) -> int | None:
    """The next number; None if the connection has ended."""
    try:
        word = peer.recv(_WORD, socket.MSG_WAITALL)
    except OSError:
        return None
    return int.from_bytes(word, "big") if len(word) == _WORD else None
