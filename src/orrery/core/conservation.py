"""Components are conserved: what a position names is taken from where it was, and what it leaves out goes home.

A pool is a kind of components (cards, tiles): so many copies of each. They lie in places. What a place that was named
holds is settled; the others keep of their deal what is still there, in the order in which they are listed; what then
lies nowhere goes to the first of its homes that was not named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from orrery.core.errors import BadPosition, reason


class Place:
    """Somewhere components lie; `key` is where the data name it."""

    __slots__ = ("held", "key", "named")

    def __init__(self, key: str, named: bool, held: Iterable[int]) -> None:
        self.key = key
        self.named = named
        self.held = list(held)


def share_out(
    names: Sequence[str],
    copies: Sequence[int],
    places: Sequence[Place],
    homes: Callable[[int], Sequence[Place]],
) -> None:
    """Every component of the pool lies in one place afterwards; BadPosition if more of one are named than there are."""
    left = list(copies)
    for place in places:
        if place.named:
            _settle(names, copies, left, place)
    for place in places:
        if not place.named:
            place.held = [item for item in place.held if _is_left(left, item)]
    for item, count in enumerate(left):
        if count:
            home = next((place for place in homes(item) if not place.named), None)
            if home is None:
                raise BadPosition("", reason("lies_nowhere", name=names[item], count=count))
            home.held = [*[item] * count, *home.held]


def _settle(names: Sequence[str], copies: Sequence[int], left: list[int], place: Place) -> None:
    for item in place.held:
        if not _is_left(left, item):
            raise BadPosition(place.key, reason("too_many", name=names[item], copies=copies[item]))


def _is_left(left: list[int], item: int) -> bool:
    """Whether there is one more of it; it is used up by that."""
    if not left[item]:
        return False
    left[item] -= 1
    return True
