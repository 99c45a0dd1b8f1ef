"""Log lines: turns an event as it goes over the wire into the parameters of its message.

The rules are the same for every game and go by the shape of a field, so that a client in another language can do
the same with a few lines:

* `seat` becomes `$name`, with `$you` yes/no; `victim` becomes `$victim`, with `$victim_you`;
* lists of seats (`members`, `seats`, `winners`) become `$names`;
* lists of `{seat, ...}` become pairs "Ann - Scout"; lists of `{card, side}` become "Rain Mill (left)";
* `lit` becomes the words of its crystals; other lists of ids become names; empty lists become none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orrery.texts.catalogues import NAMED, Catalogue

_SEAT_LISTS = frozenset({"members", "seats", "winners"})
_WORDS = {"lit": "crystal-"}


def log_line(
    texts: Catalogue, lang: str, event: Mapping[str, object], seats: Sequence[str], me: int | None = None
) -> str:
    """The line of the log for an event, told to seat `me` (None: a spectator); `seats` are the players' names."""
    return texts.format(lang, f"event-{event['e']}", event_params(texts, lang, event, seats, me))


def event_params(
    texts: Catalogue, lang: str, event: Mapping[str, object], seats: Sequence[str], me: int | None = None
) -> dict[str, str | int | float]:
    """Message parameters of an event; see the rules above."""
    params: dict[str, str | int | float] = {}

    def who(seat: object) -> str:
        assert isinstance(seat, int)
        return texts.format(lang, "word-you") if seat == me else seats[seat]

    def shown(field: str, value: object) -> str | int | float:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            if field in _WORDS:
                return texts.format(lang, _WORDS[field] + value)
            return texts.name(lang, value) if field in NAMED else value
        if isinstance(value, int | float):
            return value
        if isinstance(value, Mapping):
            return pair(value)
        if isinstance(value, Sequence):
            return ", ".join(str(shown(field, item)) for item in value) or "none"
        return str(value)

    def pair(item: Mapping[str, object]) -> str:
        if "seat" in item:
            rest = [str(shown(name, value)) for name, value in item.items() if name != "seat"]
            return texts.format(lang, "list-pair", {"name": who(item["seat"]), "value": ", ".join(rest)})
        card, side = shown("card", item["card"]), texts.format(lang, f"side-{item['side']}")
        return texts.format(lang, "list-card_side", {"name": card, "side": side})

    for field, value in event.items():
        if field in ("e", "n"):
            continue
        if field == "seat" and isinstance(value, int):
            params["name"] = seats[value]
            params["you"] = "yes" if value == me else "no"
        elif field == "victim" and isinstance(value, int):
            params["victim"] = seats[value]
            params["victim_you"] = "yes" if value == me else "no"
        elif field in _SEAT_LISTS and isinstance(value, Sequence):
            params["names"] = ", ".join(who(seat) for seat in value) or "none"
        else:
            params[field] = shown(field, value)
    return params
