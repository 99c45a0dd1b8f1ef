"""One table behind an OpenSpiel state: a match, the ways of seats to their answers, and what each seat has heard."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from orrery.core.decision import Decision
from orrery.core.match import Match
from orrery.core.record_reader import load
from orrery.core.rng import Rng
from orrery.lab.spaces.action_space import Cursor, Space, space

DIGEST = 16  # bytes


class SteppedMatch:
    """A match that seats play by steps. It is copied cheaply, and kept as text."""

    def __init__(self, match: Match, steps: Space) -> None:
        self.match = match
        self.space = steps
        self.steps = 0
        self._taken: dict[int, tuple[int, ...]] = {}  # by seat: the steps of an answer that is not whole yet
        self._read = [0] * match.players  # by seat: events of this match that have been read
        self._heard = [0] * match.players  # and of the whole game
        self._digests = [b""] * match.players
        self._before: list[list[dict[str, Any]]] = [[] for _ in range(match.players)]  # heard before a re-deal
        self._listen()

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.match.actors

    def cursor(self, seat: int) -> Cursor:
        """Where a seat that is asked is on the way to its answer."""
        cursor = self.space.begin(self.decision(seat))
        for step in self._taken.get(seat, ()):
            cursor = cursor.choose(step)
        return cursor

    def underway(self, seat: int) -> Cursor | None:
        return self.cursor(seat) if seat in self.waiting else None

    def decision(self, seat: int) -> Decision:
        found = self.match.decision(seat)
        assert found is not None, f"seat {seat} is not asked anything"
        return found

    def choose(self, seat: int, step: int) -> None:
        onward = self.cursor(seat).choose(step)
        self.steps += 1
        if onward.action is None:
            self._taken[seat] = (*self._taken.get(seat, ()), step)
        else:
            self._taken.pop(seat, None)
            self.match.play(seat, onward.action)
            self._listen()

    def heard(self, seat: int) -> list[dict[str, Any]]:
        """All events the seat has heard."""
        return self._before[seat] + self.match.events(seat)

    def information(self, seat: int) -> str:
        """Equal for two moments exactly if the seat can't tell them apart, remembering all it has heard and said."""
        so_far = " ".join(map(str, self._taken.get(seat, ())))
        return f"seat {seat}, {self._heard[seat]} events {self._digests[seat].hex()}, steps [{so_far}]"

    def redealt(self, seat: int, rng: Rng) -> SteppedMatch:
        """A table the seat can't tell from this one, with everything it can't know dealt anew.

        Others who are in the middle of an answer begin it again.
        """
        match = self.match
        state = match.game.resample(match.state, seat, rng)
        other = object.__new__(SteppedMatch)
        other.__dict__.update(self.__dict__)
        other.match = Match.from_state(match.game, match.players, match.options, state, rng.bits())
        other._taken = {seat: self._taken[seat]} if seat in self._taken else {}
        other._read = [0] * match.players  # it begins here; what this seat has heard stays heard
        other._heard = list(self._heard)
        other._before = [self.heard(each) if each == seat else [] for each in range(match.players)]
        # what another seat would have heard in this deal is not known: what it would see now stands for it
        other._digests = [
            self._digests[seat] if each == seat else _digest(b"", match.game.view(state, each))
            for each in range(match.players)
        ]
        return other

    def _listen(self) -> None:
        for seat in range(self.match.players):
            new = self.match.events(seat, self._read[seat])
            if new:
                self._read[seat] += len(new)
                self._heard[seat] += len(new)
                for event in new:
                    self._digests[seat] = _digest(self._digests[seat], event)

    def __deepcopy__(self, memo: dict[int, Any]) -> SteppedMatch:
        other = object.__new__(SteppedMatch)
        other.__dict__.update(self.__dict__)
        other.match = self.match.clone()
        other._taken = dict(self._taken)
        other._read = list(self._read)
        other._heard = list(self._heard)
        other._digests = list(self._digests)
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "match": self.match.to_json(), "space": self.space.game_id}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.match = load(kept["match"])
        self.space = space(kept["space"])


def _digest(before: bytes, told: dict[str, Any]) -> bytes:
    """What was known before, and this."""
    return blake2b(before + repr(told).encode(), digest_size=DIGEST).digest()
