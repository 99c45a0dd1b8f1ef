"""Going on from a snapshot is the same as having played all of it; and nothing foreign or damaged is gone on from."""

from __future__ import annotations

import hashlib
import json
import zlib
from functools import cache
from typing import Any

import pytest

import orrery
from core.toy import TOY
from orrery import Match
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.snapshot import DIGEST, BadSnapshot, Snapshot, pack, resume, take, unpack
from orrery.core.state_codec import to_plain

Json = Any
GUARD = "these moves"
GAMES: list[Game[Any, Any]] = [TOY, *map(orrery.game, orrery.games())]


def everything(m: Match) -> Json:
    """All that can be asked of a match."""
    seats = (*range(m.players), None)
    asked = [m.decision(seat) for seat in range(m.players)]
    return {
        "state": to_plain(m.state),
        "views": [m.view(seat) for seat in seats],
        "events": [m.events(seat) for seat in seats],
        "decisions": [None if decision is None else decision.to_json() for decision in asked],
        "undo": [(m.why_no_undo(seat), m.fence(seat)) for seat in range(m.players)],
        "redo": [m.redo(seat) for seat in range(m.players)],
        "counts": (m.version, m.undos, len(m.actions), m.settled, m.over),
        "scores": [(sheet.seat, sheet.total, sheet.rank) for sheet in m.scores()],
    }


def step_of(m: Match, rng: Rng) -> tuple[int, Json]:
    """Something a table may do next, by chance: a seat, and an action, null for an undo or how many actions stay."""
    chance = rng.below(12)
    backs = [seat for seat in range(m.players) if m.can_undo(seat)]
    forths = [seat for seat in range(m.players) if m.can_redo(seat)]
    if chance < 3 and backs:
        return rng.choice(backs), None
    if chance < 6 and forths:
        seat = rng.choice(forths)
        return seat, m.game.action_to_json(m.redo(seat))
    if (chance == 6 and rng.below(8) == 0 and m.actions) or m.over:
        return 0, rng.below(len(m.actions))
    seat = rng.choice(m.actors)
    decision = m.decision(seat)
    assert decision is not None
    return seat, m.game.action_to_json(rng.choice(tuple(decision.actions)))


def play(m: Match, seat: int, action: Json) -> None:
    if action is None:
        m.undo(seat)
    elif isinstance(action, int):
        m.rewind(action)
    else:
        m.act(seat, action)


def gone_on(m: Match, taken: Snapshot, actions: list[tuple[int, Json]]) -> Match:
    """The same match from the bytes of a snapshot."""
    plain = unpack(pack(taken, GUARD), m.game, GUARD)
    return resume(m.game, m.players, m.seed, m.options, m.start, actions, plain)


def plain_actions(m: Match) -> list[tuple[int, Json]]:
    return [(seat, json.loads(json.dumps(m.game.action_to_json(action)))) for seat, action in m.actions]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_going_on_from_a_snapshot_is_having_played_it_all(game: Game[Any, Any], seed: int) -> None:
    """With undos, redos and agreed ways back before and after it, at moments chosen by chance."""
    rng = Rng(seed)
    m = game.new(rng.choice(tuple(game.players)), seed)
    for _ in range(4):
        for _ in range(rng.below(60)):
            play(m, *step_of(m, rng))
        while (taken := take(m)) is None:
            play(m, *step_of(m, rng))
        again = gone_on(m, taken, plain_actions(m))
        assert everything(again) == everything(m)
        for n in range(25):
            step = step_of(m, rng)
            play(m, *step)
            play(again, *step)
            if n % 4 == 0:
                assert everything(again) == everything(m)
        assert again == m
    assert again.record() == m.record()


def test_an_undo_reaches_back_to_the_snapshot_and_no_further() -> None:
    m = TOY.new(2, 1, {"confirm": True})
    taken = take(m)
    assert taken is not None, "nothing has been played: nothing can be taken back"
    m.act(0, ["plan", "gather"])
    assert m.can_undo(0)
    assert take(m) is None, "a seat may still take back its step"
    again = gone_on(m, taken, [])
    again.act(0, ["plan", "gather"])
    again.undo(0)
    assert everything(again) != everything(m)
    m.undo(0)
    assert everything(again) == everything(m)


def test_a_position_to_start_from_stays_the_beginning() -> None:
    first = TOY.new(2, 3)
    m = Match.from_state(TOY, 2, None, first.state, seed=5)
    m.act(0, ["plan", "roll"])
    m.act(1, ["plan", "roll"])
    taken = take(m)
    assert taken is not None
    again = gone_on(m, taken, plain_actions(m))
    assert again == m
    m.rewind(0)
    again.rewind(0)
    assert everything(again) == everything(m)


def test_later_steps_change_nothing_in_a_snapshot_taken_before() -> None:
    m = orrery.game("planet_5r").new(3, 4)
    taken = take(m)
    assert taken is not None
    before = pack(taken, GUARD)
    rng = Rng(7)
    for _ in range(40):
        play(m, *step_of(m, rng))
    assert pack(taken, GUARD) == before


# --- what is refused ------------------------------------------------------------------------------


@cache
def example() -> tuple[Match, bytes]:
    m = orrery.game("pandorum").new(3, 11)
    rng = Rng(5)
    while (taken := take(m)) is None or len(m.actions) < 20:
        play(m, *step_of(m, rng))
    return m, pack(taken, GUARD)


def resealed(plain: Json) -> bytes:
    """Bytes whose own digest is right, whatever they say."""
    packed = zlib.compress(json.dumps(plain).encode())
    return hashlib.sha256(packed).digest() + packed


def why(kept: bytes, game: Game[Any, Any] | None = None, guard: str = GUARD) -> str:
    m, _ = example()
    with pytest.raises(BadSnapshot) as bad:
        resume(m.game, m.players, m.seed, m.options, None, plain_actions(m), unpack(kept, game or m.game, guard))
    return bad.value.why


def test_every_damage_is_noticed() -> None:
    _, kept = example()
    for at in range(0, len(kept), 7):
        assert why(kept[:at] + bytes([kept[at] ^ 1]) + kept[at + 1 :]) == "damaged"
    for length in (0, 1, DIGEST, len(kept) // 2, len(kept) - 1):
        assert why(kept[:length]) == "damaged"
    assert why(kept + b"\0") == "damaged"


@pytest.mark.parametrize("inside", [b"", b"no zlib at all", zlib.compress(b"no json"), zlib.compress(b"[1]")])
def test_bytes_that_hold_no_snapshot(inside: bytes) -> None:
    assert why(hashlib.sha256(inside).digest() + inside) == "unreadable"


def test_a_snapshot_of_something_else() -> None:
    m, kept = example()
    plain = unpack(kept, m.game, GUARD)
    assert why(kept, orrery.game("planet_5r")) == "game"
    assert why(kept, guard="other moves") == "guard"
    assert why(resealed({**plain, "rules_version": m.game.rules_version - 1})) == "rules_version"
    assert why(resealed({**plain, "format": "orrery-record"})) == "format"
    assert why(resealed({**plain, "format_version": 2})) == "format_version"
    assert why(resealed({**plain, "code": "other code"})) == "code"


@pytest.mark.parametrize("part", ["actions", "version", "undos", "state", "fences", "log"])
def test_a_snapshot_without_one_of_its_parts(part: str) -> None:
    m, kept = example()
    plain = unpack(kept, m.game, GUARD)
    assert why(resealed({name: value for name, value in plain.items() if name != part})) in (
        "unreadable",
        "not_following",
    )
    assert why(resealed({**plain, part: None})) in ("unreadable", "not_following")


def test_a_snapshot_that_does_not_follow_from_the_moves() -> None:
    m, kept = example()
    plain = unpack(kept, m.game, GUARD)
    assert why(resealed({**plain, "actions": plain["actions"] + 1})) == "not_following"
    assert why(resealed({**plain, "log": plain["log"][:-1]})) == "not_following"
    assert why(resealed({**plain, "fences": plain["fences"][:-1]})) == "unreadable"
    assert why(resealed({**plain, "taken_back": [[]]})) == "unreadable"
    lower = [[at - 1, reason] for at, reason in plain["fences"]]
    assert why(resealed({**plain, "fences": lower})) == "not_following"
