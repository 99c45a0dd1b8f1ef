"""What a bot remembers from one answer to the next.

A bot may be asked by one process now and by another one next time, so what it remembers is plain data that travels with
each question and comes back with the answer. It is small: the seed of its mood; in which round it has raced or gone out
of its way how often; and what is left of its turn. It is made of re-dealt states and of the seat's own answers, so
nothing in it is hidden from the seat. A bot that has forgotten everything plays on; it only thinks again about what it
had settled.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.core.engine import Action
from orrery.core.errors import BadAction
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

Json = Any

VERSION: Final = 1  # of the plain form; one of another version is forgotten, but for the mood
LONGEST: Final = 100  # actions of a plan; no turn is so long
MOODS: Final = 1 << 32
MOST: Final = 1 << 20  # rounds and races: more are no counts
STREAM: Final = 6
NEVER: Final = -1


class Intent(NamedTuple):
    """What a seat has settled of its turn."""

    seat: int = NEVER
    round: int = NEVER
    races: int = 0  # searches for it so far
    plan: tuple[Action, ...] = ()  # what comes next
    detours: int = 0  # any-time actions in this round: nobody may drive to and fro for ever

    def done(self, action: Action) -> Intent:
        """What is left when this has been done; what was not planned leaves the plan as it is."""
        return self._replace(plan=self.plan[1:]) if self.plan and self.plan[0] == action else self


class Mind(NamedTuple):
    """All that the bot of a seat remembers."""

    mood: int  # the seed that its mood is drawn from: one for a whole game
    intent: Intent = Intent()


def new_mind(seed: int) -> Mind:
    """Of a bot that begins to play."""
    return Mind(Rng(seed, STREAM).below(MOODS))


def mind_to_json(game: Ruleset[Any, Any], mind: Mind) -> dict[str, Json]:
    """The plain form, for another process."""
    seat, at, races, settled, detours = mind.intent
    plan = [game.action_to_json(action) for action in settled[:LONGEST]]
    found: dict[str, Json] = {"version": VERSION, "mood": mind.mood}
    if at != NEVER:
        found.update(seat=seat, round=at, races=races, plan=plan, detours=detours)
    return found


def mind_from_json(game: Ruleset[Any, Any], raw: Json, seed: int) -> Mind:
    """What a bot remembers; as much of it as can be read, and a new mood where there is none."""
    mood = _number(raw, "mood", MOODS)
    if mood is None:
        return new_mind(seed)
    seat, at = _number(raw, "seat", MOST), _number(raw, "round", MOST)
    races, detours = _number(raw, "races", MOST), _number(raw, "detours", MOST)
    plan = raw.get("plan")
    if raw.get("version") != VERSION or not isinstance(plan, list):
        return Mind(mood)
    if seat is None or at is None or races is None or detours is None:
        return Mind(mood)
    try:
        actions = tuple([game.actions.read(action) for action in plan[:LONGEST]])
    except BadAction:
        actions = ()
    return Mind(mood, Intent(seat, at, races, actions, detours))


def _number(raw: Json, name: str, most: int) -> int | None:
    found = raw.get(name) if isinstance(raw, dict) else None
    return found if type(found) is int and 0 <= found < most else None


def without_intent(raw: Json) -> Json:
    """The plain form of a bot whose turn went another way than it knows: its mood is all it keeps."""
    return {"version": VERSION, "mood": raw["mood"]} if isinstance(raw, dict) and "mood" in raw else None


def after_action(raw: Json, action: list[Json]) -> Json:
    """The plain form after an action that the bot was not asked about, because there was no other."""
    plan = raw.get("plan") if isinstance(raw, dict) else None
    return {**raw, "plan": plan[1:]} if isinstance(plan, list) and plan[:1] == [action] else raw
