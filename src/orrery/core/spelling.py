"""Actions spelled out: a compact space for any game, made from the fields of its kinds of actions.

The first step of an action is its kind, then comes a step for each field. Fields that name the same things (a hex, a
card) share their numbers, so the space grows with the things of a game and not with their combinations; the second
field of that sort in one action has numbers of its own, so that no number stands twice in a path. Where a question can
be answered by one kind only, that step is passed over like every other without a choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from orrery.core.actions import EMPTY, ActionSet, Field, Id, Int, Kind, Maybe, Sparse
from orrery.core.numbering import Numbering, Path

LONG: Final = 100  # a number with more values than this is told by its digits once it is above PLAIN
PLAIN: Final = 30
ORDINALS: Final = ("", "second ", "third ")


class _Sort(NamedTuple):
    """Things that fields name, by the name of the first such field."""

    name: str
    words: tuple[str, ...]
    field: str  # the name it has from its first field


class Spelling:
    """The numbering of a game's actions, and the path of each.

    Blocks are called as the first field of their sort; `called` gives some of them better names.
    """

    def __init__(self, name: str, actions: ActionSet, called: Mapping[str, str] = MappingProxyType({})) -> None:
        self.steps = Numbering(name)
        self._actions = actions
        self._kinds = {kind.type: place for place, kind in enumerate(actions.kinds)}
        self._first = self.steps.block("kind", "what kind of action it is", map(_about, actions.kinds))
        self._sorts = [sort._replace(name=called.get(sort.name, sort.name)) for sort in _sorts(actions)]
        self._places: dict[tuple[str, int], dict[str, int]] = {}
        self._digits: dict[str, tuple[int, int, int, int]] = {}
        self._empty: dict[int, int] = {}
        for kind in actions.kinds:
            self._number_fields(kind)

    def path(self, action: Any) -> Path:
        """The steps of an action."""
        kind = self._actions.kinds[self._kinds[type(action)]]
        found = [self._first + self._kinds[type(action)]]
        for (field, inner, sort, time), value in zip(self._fields(kind), action, strict=True):
            if field is not inner and value == EMPTY:
                found.append(self._empty[time])
            elif sort.name in self._digits:
                found += self._spelled_number(sort.name, value)
            else:
                found.append(self._places[sort.name, time][str(inner.write(value))])
        return tuple(found)

    def _fields(self, kind: Kind) -> list[tuple[Field, Field, _Sort, int]]:
        """Each field, without what says that it may be empty, its sort, and how many of that sort came before it."""
        found: list[tuple[Field, Field, _Sort, int]] = []
        for name, field in zip(kind.type._fields, kind.fields, strict=True):
            inner = field.field if isinstance(field, Maybe) else field
            sort = _sort_of(self._sorts, name, inner)
            found.append((field, inner, sort, sum(before[2] is sort for before in found)))
        return found

    def _number_fields(self, kind: Kind) -> None:
        for field, _, sort, time in self._fields(kind):
            if field is not _bare(field) and time not in self._empty:
                name = f"no {ORDINALS[time]}thing"
                self._empty[time] = self.steps.block(name, "a field that stays empty", [f"nothing ({sort.name})"])
            if len(sort.words) > LONG and sort.words[0].isdigit():
                if sort.name not in self._digits:
                    self._digits[sort.name] = self._digit_blocks(sort.name)
            elif (sort.name, time) not in self._places:
                name = ORDINALS[time] + sort.name
                first = self.steps.block(name, self._users(sort, time), [f"{name} {word}" for word in sort.words])
                self._places[sort.name, time] = {word: first + place for place, word in enumerate(sort.words)}

    def _digit_blocks(self, name: str) -> tuple[int, int, int, int]:
        about = f"{name} above {PLAIN}"
        return (
            self.steps.block(name, f"{name} up to {PLAIN}", [f"{name} {n}" for n in range(PLAIN + 1)]),
            self.steps.block(f"hundreds of {name}", about, [f"{name}: {n} hundreds" for n in range(10)]),
            self.steps.block(f"tens of {name}", about, [f"{n} tens" for n in range(10)]),
            self.steps.block(f"units of {name}", about, [f"and {n}" for n in range(10)]),
        )

    def _spelled_number(self, name: str, value: int) -> Path:
        plain, hundreds, tens, units = self._digits[name]
        if value <= PLAIN:
            return (plain + value,)
        return (hundreds + value // 100, tens + value // 10 % 10, units + value % 10)

    def _users(self, sort: _Sort, time: int) -> str:
        """The actions in which such a step comes up."""
        found = [
            kind.tag
            for kind in self._actions.kinds
            if any(one is sort and nth == time for _, _, one, nth in self._fields(kind))
        ]
        return "for " + ", ".join(found)


def _bare(field: Field) -> Field:
    return field.field if isinstance(field, Maybe) else field


def _about(kind: Kind) -> str:
    """The tag, with the first sentence that the class of actions says of itself."""
    said = (kind.type.__doc__ or "").strip()
    if not said or said.startswith(f"{kind.type.__name__}("):
        return kind.tag
    first = said.splitlines()[0].partition(". ")[0].rstrip(".")
    return kind.tag if first.upper() == first else f"{kind.tag}: {first[0].lower()}{first[1:]}"


def _words(field: Field) -> tuple[str, ...]:
    if isinstance(field, Id | Sparse):
        return field.names
    assert isinstance(field, Int)
    return tuple(map(str, range(field.low, field.high + 1)))


def _sorts(actions: ActionSet) -> list[_Sort]:
    """What fields name, the largest lists first: a field whose words all stand in another's has the same numbers."""
    found: dict[tuple[str, ...], str] = {}
    numbers: dict[tuple[str, tuple[str, ...]], None] = {}
    for kind in actions.kinds:
        for name, field in zip(kind.type._fields, kind.fields, strict=True):
            inner = _bare(field)
            if isinstance(inner, Int):
                numbers.setdefault((name, _words(inner)))
            else:
                found.setdefault(_words(inner), name)
    kept: list[_Sort] = []
    for words, name in sorted(found.items(), key=lambda item: -len(item[0])):
        if not any(set(words) <= set(sort.words) for sort in kept):
            kept.append(_Sort(_fresh(name, kept), words, name))
    for name, words in numbers:
        kept.append(_Sort(_fresh(name, kept), words, name))
    return kept


def _fresh(name: str, kept: list[_Sort]) -> str:
    """Two sorts may come from fields of one name: a space, then another space."""
    number = sum(sort.field == name for sort in kept)
    return f"{name} #{number + 1}" if number else name


def _sort_of(sorts: list[_Sort], name: str, field: Field) -> _Sort:
    words = _words(field)
    if isinstance(field, Int):
        return next(sort for sort in sorts if sort.words == words and sort.field == name)
    return next(sort for sort in sorts if set(words) <= set(sort.words))
