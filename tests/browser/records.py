"""Tables where something has been played already, and games brought to their end past the screen."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple

import orrery
from browser.person import Person
from orrery.bots.base import Bot
from orrery.bots.greedy import GreedyBot
from orrery.bots.random_bot import RandomBot
from orrery.core.match import Match
from server.support import Guest

GAME_SECONDS = 600


def played(
    game: str,
    kind: str,
    players: int,
    seed: int,
    rounds: int,
    options: Mapping[str, Any] | None = None,
    quick: bool = False,
) -> Match:
    """A game among bots up to a question of this kind to the first seat, when so many rounds are over.

    `quick` bots play anything: good enough where nobody looks at what they have built.
    """
    bots: list[Bot] = [RandomBot(seed) if quick else GreedyBot(seat + 1, samples=1) for seat in range(players)]
    for match in _moments(game, bots, seed, options):
        decision = match.decision(0)
        if decision is not None and match.actors[0] == 0 and decision.kind == kind and match.view(0)["round"] > rounds:
            return match
    raise AssertionError(f"never asked {kind}")


def finished(game: str, players: int, seed: int, options: Mapping[str, Any] | None = None) -> Match:
    """A whole game among bots."""
    bots: list[Bot] = [GreedyBot(seat + 1, samples=1) for seat in range(players)]
    *_, last = _moments(game, bots, seed, options)
    return last


def _moments(game: str, bots: Sequence[Bot], seed: int, options: Mapping[str, Any] | None) -> Iterator[Match]:
    """The same match before each move and after the last."""
    match = orrery.game(game).new(len(bots), seed, dict(options or {}))
    while not match.over:
        yield match
        seat = match.actors[0]
        decision = match.decision(seat)
        assert decision is not None
        match.act(seat, bots[seat].choose(match.view(seat), decision))
    yield match


def take_over(person: Person, match: Match, names: Sequence[str] = ()) -> str:
    """The person sits down, on every seat, at a table where this much has been played; returns its name."""
    person.arrive()
    record = {**match.record(), "seats": [{"name": name} for name in names] or None}
    answer = person.page.request.post(f"{person.url}/api/records", data=record, headers={"Origin": person.url})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    person.go(f"/t/{table}")
    return table


class _Server(NamedTuple):
    url: str


def double_of(person: Person) -> Guest:
    """The same person, without a window."""
    guest = Guest(_Server(person.url))
    guest.http.cookies.clear()
    for cookie in person.page.context.cookies():
        guest.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    return guest


def hurry(table: str, *people: Person) -> None:
    """These play on at random to the end of the game, without looking; their windows follow."""
    rng, until = random.Random(5), time.monotonic() + GAME_SECONDS
    with ExitStack() as stack:
        sockets = [stack.enter_context(double_of(person).socket()) for person in people]
        seats = [socket.join(table)["seat"] for socket in sockets]
        while not all(socket.states[seat]["view"]["over"] for socket, seat in zip(sockets, seats, strict=True)):
            assert time.monotonic() < until, "the game does not end"
            for socket, seat in zip(sockets, seats, strict=True):
                state = socket.states[seat]
                if state["decision"]:
                    socket.act(table, seat, state["at"], rng.choice(state["decision"]["actions"]))
                socket.silence(0.02)
