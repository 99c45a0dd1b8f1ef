"""Reads a lesson from its TOML file. A bad one is refused with a sentence that names the file and the place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from orrery.core.errors import LANGUAGES, OrreryError
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.teaching.action_patterns import Pattern, fault_of
from orrery.teaching.lesson import SCORE, SHOWN, Both, Goal, Lesson, Reply, Step, Want
from orrery.teaching.lesson_progress import shown_number

LEVELS = ("easy", "normal", "hard", *(f"level{level}" for level in range(1, 7)))
DOCKS = ("left", "right")
KEYS = (
    *("number", "path", "path_name", "title", "about", "able", "minutes", "icon", "dock", "seat", "level"),
    *("start", "opening", "rivals", "also", "steps", "success"),
)
STEP_KEYS = ("title", "text", "why", "rule", "at", "beside", "dock", "moves", "also", "replies", "goal", "then")
REPLY_KEYS = ("moves", "title", "text", "costs")
GOAL_KEYS = ("wants", "rounds", "missed", "solution")
WANT_KEYS = ("quantity", "at_least", "words")
T = TypeVar("T")


class BadLesson(ValueError):
    """A lesson cannot be used; the text says which and why."""


class Place:
    """Where in a file we are: every complaint names it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def key(self, key: str) -> Place:
        return Place(f"{self.name}: {key}" if ": " not in self.name else f"{self.name}.{key}")

    def item(self, n: int) -> Place:
        return Place(f"{self.name}[{n}]")

    def refuse(self, what: str) -> BadLesson:
        return BadLesson(f"{self.name}: {what}")

    def table(self, raw: Any, known: Iterable[str]) -> Mapping[str, Any]:
        if not isinstance(raw, Mapping):
            raise self.refuse("must be a table")
        for key in raw:
            if key not in known:
                raise self.refuse(f"nothing is known of {key!r}; known are {', '.join(sorted(known))}")
        return raw

    def list(self, raw: Any, read: Callable[[Any, Place], T]) -> tuple[T, ...]:
        if not isinstance(raw, list):
            raise self.refuse("must be a list")
        return tuple(read(item, self.item(n)) for n, item in enumerate(raw))

    def needed(self, raw: Mapping[str, Any], key: str) -> Any:
        if key not in raw:
            raise self.refuse(f"{key!r} is missing")
        return raw[key]

    def number(self, raw: Mapping[str, Any], key: str, least: int = 0) -> int:
        value = self.needed(raw, key)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise self.key(key).refuse(f"{value!r} must be a whole number of at least {least}")
        return value

    def one_of(self, value: Any, known: Iterable[str]) -> Any:
        if value not in known:
            raise self.refuse(f"{value!r} is none of {', '.join(known)}")
        return value


def read_lesson(game: Game[Any, Any], file: Path) -> Lesson:
    """The lesson of a file; BadLesson says what is wrong with it."""
    place = Place(f"{game.id}/lessons/{file.name}")
    try:
        text = file.read_text(encoding="utf-8")
        raw = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as bad:
        raise place.refuse(f"cannot be read: {bad}") from None
    return replace(lesson_from(game, file.stem, raw, place), mark=sha256(text.encode()).hexdigest()[:12])


def lesson_from(game: Game[Any, Any], ident: str, raw: Any, place: Place) -> Lesson:
    """A lesson from its data, checked as far as that goes without playing it."""
    raw = place.table(raw, KEYS)
    steps = place.key("steps").list(place.needed(raw, "steps"), lambda item, at: _step(game, item, at))
    lesson = Lesson(
        id=ident,
        game=game.id,
        number=place.number(raw, "number", 1),
        path=str(raw.get("path", "")),
        path_name=_words(raw["path_name"], place.key("path_name")) if "path_name" in raw else None,
        title=_words(place.needed(raw, "title"), place.key("title")),
        about=_words(place.needed(raw, "about"), place.key("about")),
        able=place.key("able").list(place.needed(raw, "able"), _words),
        minutes=place.number(raw, "minutes", 1),
        icon=str(raw.get("icon", "i-learn")),
        dock=place.key("dock").one_of(raw.get("dock", "right"), DOCKS),
        seat=place.number({"seat": 0, **raw}, "seat"),
        level=place.key("level").one_of(_level(raw.get("level", "easy")), LEVELS),
        start=_with_null(place.key("start").table(place.needed(raw, "start"), place.needed(raw, "start"))),
        opening=place.key("opening").list(raw.get("opening", []), _move),
        rivals=_rivals(raw.get("rivals", {}), place.key("rivals")),
        also=_patterns(raw.get("also", []), place.key("also")),
        steps=steps,
        success=_words(place.needed(raw, "success"), place.key("success")),
    )
    _check_order(lesson, place.key("steps"))
    _check_table(lesson, begin(game, lesson, place), place)
    return lesson


def begin(game: Game[Any, Any], lesson: Lesson, place: Place | None = None) -> Match:
    """The match of a lesson, as the learner finds it: everything before is no longer to be taken back."""
    place = place or Place(f"{game.id}/lessons/{lesson.id}")
    try:
        match = game.position(lesson.start)
    except OrreryError as bad:
        raise place.key("start").refuse(str(bad)) from None
    if not lesson.opening:
        return match
    for n, (seat, action) in enumerate(lesson.opening):
        try:
            match.play(seat, action)
        except OrreryError as bad:
            raise place.key("opening").item(n).refuse(str(bad)) from None
    return Match.from_state(game, match.players, match.options, match.state, match.seed)


def _step(game: Game[Any, Any], raw: Any, place: Place) -> Step:
    raw = place.table(raw, STEP_KEYS)
    if "goal" in raw and "moves" in raw:
        raise place.refuse("a step asks for moves or has a goal, not both")
    rule = raw.get("rule")
    if rule is not None and rule not in _rules(game):
        raise place.key("rule").refuse(f"{game.id} has no rule {rule!r}")
    replies = place.key("replies").list(raw.get("replies", []), lambda item, at: _reply(game, item, at))
    if replies and "moves" not in raw:
        raise place.key("replies").refuse("only a step that asks for a move has answers to others")
    then = place.key("then").table(raw.get("then", {}), _quantities(game))
    return Step(
        kind="goal" if "goal" in raw else "ask" if "moves" in raw else "tell",
        title=_words(place.needed(raw, "title"), place.key("title")),
        text=_words(place.needed(raw, "text"), place.key("text")),
        why=_words(raw["why"], place.key("why")) if "why" in raw else None,
        rule=rule,
        at=place.key("at").list(raw.get("at", []), _name),
        beside=place.key("beside").list(raw.get("beside", []), _name),
        dock=place.key("dock").one_of(raw["dock"], DOCKS) if "dock" in raw else None,
        moves=_patterns(raw.get("moves", []), place.key("moves")),
        also=_patterns(raw.get("also", []), place.key("also")),
        replies=replies,
        goal=_goal(game, raw["goal"], place.key("goal")) if "goal" in raw else None,
        then=dict(then),
    )


def _reply(game: Game[Any, Any], raw: Any, place: Place) -> Reply:
    raw = place.table(raw, REPLY_KEYS)
    if not raw.get("moves") and not raw.get("costs"):
        raise place.refuse("an answer names the moves it is for, or what they cost")
    return Reply(
        moves=_patterns(raw.get("moves", []), place.key("moves")),
        title=_words(place.needed(raw, "title"), place.key("title")),
        text=_words(place.needed(raw, "text"), place.key("text")),
        costs=tuple(place.key("costs").one_of(one, _quantities(game)) for one in raw.get("costs", [])),
    )


def _goal(game: Game[Any, Any], raw: Any, place: Place) -> Goal:
    raw = place.table(raw, GOAL_KEYS)

    def want(item: Any, at: Place) -> Want:
        item = at.table(item, WANT_KEYS)
        quantity = str(at.needed(item, "quantity"))
        if not quantity.startswith((f"{SCORE}.", SHOWN)):  # what the sheet and the table have shows at the table
            at.key("quantity").one_of(quantity, _quantities(game))
        words = _words(at.needed(item, "words"), at.key("words"))
        return Want(quantity, at.number(item, "at_least", -999), words)

    wants = place.key("wants").list(place.needed(raw, "wants"), want)
    if not wants:
        raise place.refuse("a goal wants something")
    missed = _words(place.needed(raw, "missed"), place.key("missed"))
    solution = _patterns(place.needed(raw, "solution"), place.key("solution"))
    return Goal(wants, place.number(raw, "rounds", 1), missed, solution)


def _level(raw: Any) -> Any:
    """By its name or by its number."""
    return f"level{raw}" if isinstance(raw, int) else raw


def _words(raw: Any, place: Place) -> Both:
    if not isinstance(raw, Mapping) or set(raw) != set(LANGUAGES):
        raise place.refuse(f"must be words in {' and '.join(LANGUAGES)}")
    for lang, text in raw.items():
        if not isinstance(text, str) or not text.strip():
            raise place.key(lang).refuse("says nothing")
    return Both(**{lang: text.strip() for lang, text in raw.items()})


def _name(raw: Any, place: Place) -> str:
    if not isinstance(raw, str) or not raw:
        raise place.refuse(f"{raw!r} is no name of a place")
    return raw


def _with_null(raw: Any) -> Any:
    """TOML has no null, and positions need one, as for a blueprint that is not built: it is written as "null"."""
    if isinstance(raw, Mapping):
        return {key: _with_null(value) for key, value in raw.items()}
    if isinstance(raw, list):
        return [_with_null(value) for value in raw]
    return None if raw == "null" else raw


def _move(raw: Any, place: Place) -> tuple[int, Any]:
    if not isinstance(raw, list) or len(raw) != 2 or not isinstance(raw[0], int) or not isinstance(raw[1], list):
        raise place.refuse(f"{raw!r} must be a seat and its action, such as [0, ['bid', 3]]")
    return raw[0], raw[1]


def _patterns(raw: Any, place: Place) -> tuple[Pattern, ...]:
    def pattern(item: Any, at: Place) -> Pattern:
        fault = fault_of(item)
        if fault is not None:
            raise at.refuse(fault)
        found: Pattern = item
        return found

    return place.list(raw, pattern)


def _rivals(raw: Any, place: Place) -> dict[int, tuple[Any, ...]]:
    found: dict[int, tuple[Any, ...]] = {}
    for seat, actions in place.table(raw, raw).items():
        if not seat.isdecimal():
            raise place.refuse(f"{seat!r} is no number of a seat")
        found[int(seat)] = _patterns(actions, place.key(seat))
    return found


def _quantities(game: Game[Any, Any]) -> tuple[str, ...]:
    return (SCORE, *(quantity.name for quantity in game.quantities if not quantity.of))


def _rules(game: Game[Any, Any]) -> set[str]:
    sections = game.rules()["sections"]
    return {one["id"] for section in sections for one in (section, *section["rules"])}


def _check_order(lesson: Lesson, place: Place) -> None:
    if not lesson.steps:
        raise place.refuse("a lesson has steps")
    goals = [n for n, step in enumerate(lesson.steps) if step.kind == "goal"]
    for n, step in enumerate(lesson.steps):
        if goals and n > goals[0] and step.kind != "tell":
            raise place.item(n).refuse(
                "only words may follow a goal: after free play nobody knows how the table stands"
            )


def _check_table(lesson: Lesson, match: Match, place: Place) -> None:
    if lesson.seat >= match.players:
        raise place.key("seat").refuse(f"there is no seat {lesson.seat} at a table of {match.players}")
    for seat in lesson.rivals:
        if seat == lesson.seat or seat >= match.players:
            raise place.key("rivals").refuse(f"seat {seat} is no rival")
    if match.over:
        raise place.key("start").refuse("the game is over")
    lines = [f"{SCORE}.{line.key}" for line in match.game.score_lines(match.state, lesson.seat)]
    for want in () if lesson.goal is None else lesson.goal.wants:
        if want.quantity.startswith(f"{SCORE}."):
            place.key("steps").one_of(want.quantity, lines)
        if want.quantity.startswith(SHOWN) and shown_number(match, want.quantity) is None:
            raise place.refuse(f"the table shows no number {want.quantity.removeprefix(SHOWN)!r}")
