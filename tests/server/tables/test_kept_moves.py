"""What a live table keeps in little room: its stored moves, and what an audience knows."""

from __future__ import annotations

import orrery
from orrery.server.storage import MoveRow
from orrery.server.tables.audience import audiences
from orrery.server.tables.kept_moves import KeptMoves


def test_kept_moves_come_back_as_they_were() -> None:
    act = MoveRow(1, "act", 0, ["bid", 3, [True, None, "ü"]], "k1", 1_700_000_000_000, 4, "ab12")
    undo = MoveRow(2, "undo", 0, None, "k2", 1_700_000_000_001, 5)
    agreed = MoveRow(3, "undo", 1, 0, "k3", 1_700_000_000_002, 6)
    kept = KeptMoves([act, undo])
    kept.add(agreed)
    assert kept.all() == [act, undo, agreed]
    assert kept.find("k2") == undo
    assert isinstance(kept.find("k1"), MoveRow)
    assert kept.find("k4") is None


def test_an_audience_that_notices_nothing_keeps_what_it_was_shown() -> None:
    match = orrery.game("planet_5r").new(3, 1, {"confirm": True})
    eyes = audiences(match, None)
    shown = {seat: one.shown.view for seat, one in eyes.items()}
    decision = match.decision(0)
    assert decision is not None
    match.play(0, decision.actions[0])  # a card, not confirmed yet: nobody else learns of it
    noticed = {seat: one.update(match, match.view(seat), moved=seat == 0) for seat, one in eyes.items()}
    assert noticed == {0: True, 1: False, 2: False, None: False}
    assert all(eyes[seat].shown.view is shown[seat] for seat in (1, 2, None))
