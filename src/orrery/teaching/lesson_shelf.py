"""Which lessons there are: every file in a game's `lessons` folder is one, in the order of their numbers."""

from __future__ import annotations

import importlib
from functools import cache
from itertools import pairwise
from pathlib import Path

from orrery.core import registry
from orrery.core.errors import UnknownLesson
from orrery.teaching.lesson import Lesson
from orrery.teaching.lesson_reading import BadLesson, read_lesson


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """All lessons of a game; those of the game itself first, then those of its expansions."""
    game = registry.game(game_id)
    found = [read_lesson(game, file) for file in _files(game_id)]
    found.sort(key=lambda lesson: (lesson.path, lesson.number))
    for one, other in pairwise(found):
        if (one.path, one.number) == (other.path, other.number):
            raise BadLesson(f"{game_id}/lessons: {one.id} and {other.id} have the same number {one.number}")
    return tuple(found)


def _files(game_id: str) -> list[Path]:
    if game_id not in registry.ids():
        return []  # a game from elsewhere
    package = importlib.import_module(f"{registry.GAMES_PACKAGE}.{game_id}")
    return sorted(file for folder in package.__path__ for file in Path(folder, "lessons").glob("*.toml"))


def path_of(lesson: Lesson) -> tuple[Lesson, ...]:
    """The lessons among which it has its number."""
    return tuple(one for one in lessons(lesson.game) if one.path == lesson.path)


def lesson(game_id: str, ident: str) -> Lesson:
    """One lesson by its name; UnknownLesson if there is none."""
    found = next((one for one in lessons(game_id) if one.id == ident), None)
    if found is None:
        raise UnknownLesson(registry.texts(), lesson=str(ident)[:40], game=game_id)
    return found


def next_lesson(done: Lesson) -> Lesson | None:
    """The one after it on its path."""
    return next((one for one in path_of(done) if one.number > done.number), None)
