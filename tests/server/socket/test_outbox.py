"""What is sent goes out at once while the client reads, waits while it does not, and is thrown away at the end."""

from __future__ import annotations

from orrery.server.socket.outbox import Outbox
from orrery.server.wire.close_codes import CLOSE_SLOW, CLOSE_STOPPING
from server.socket.held_line import HeldLine


def test_a_client_that_reads_is_sent_everything_at_once() -> None:
    line = HeldLine()
    outbox = Outbox(line, 1)
    for n in range(5):
        outbox.send(str(n))
    assert line.sent == list("01234")
    assert len(outbox) == 0


def test_what_waits_is_sent_first_and_in_order() -> None:
    line = HeldLine(reads=False)
    outbox = Outbox(line, 4)
    outbox.send("a")
    line.writable_now = True
    outbox.send("b")  # there is room, but "a" comes first
    assert line.sent == []
    outbox.flush()
    outbox.send("c")
    assert line.sent == ["a", "b", "c"]


def test_what_piles_up_for_a_client_is_thrown_away() -> None:
    line = HeldLine(reads=False)
    outbox = Outbox(line, 4)
    for n in range(6):
        outbox.send(str(n))
    assert outbox.close_code == CLOSE_SLOW
    assert line.closed == [CLOSE_SLOW]
    assert len(outbox) == 0
    line.writable_now = True
    outbox.flush()
    outbox.send("too late")
    assert line.sent == []


def test_a_dismissed_client_hears_what_waits_before_the_end() -> None:
    line = HeldLine(reads=False)
    outbox = Outbox(line, 4)
    outbox.send("last words")
    outbox.dismiss(CLOSE_STOPPING)
    outbox.send("too late")
    assert line.closed == []
    line.writable_now = True
    outbox.flush()
    assert line.sent == ["last words"]
    assert line.closed == [CLOSE_STOPPING]
    outbox.hang_up(CLOSE_SLOW)
    assert line.closed == [CLOSE_STOPPING], "it is closed once"
