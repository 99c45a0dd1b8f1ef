"""Log lines: turns an event as it goes over the wire into the parameters of its message.

The rules are the same for every game and go by the shape of a field, so that a client in another language can do
the same with a few lines:

* `seat` becomes `$name`, with `$you` yes/no; `victim` becomes `$victim` with `$victim_you`, and `commander`, `owner`
  and `first` likewise; where there is no such seat, the name is none; a seat beyond the players is the opponent a game
  brings along, called `word-automaton`;
* lists of seats (`members`, `seats`, `winners`, `parties`) become `$names`;
* ids of components become names; `lit` becomes the words of its crystals; lists become "a, b", with semicolons if an
  item has a comma of its own ("1,-2; 2,-2"); empty lists become none;
* a card whose sides have names of their own has them as `$card_personal` and `$card_competitive` too;
* places ("civ-3", "row-5", "area") become words, and `$start_kind` (civ, row, area; square for "H3") goes along for
  messages to select on; a cell on the track of the event's own `marker` is its number alone; a square of a board of its
  own ("mA1", "q2A1") is told with its board, in whatever field it stands;
* lists of `{item, amount}` become the words of `amount-<item>`: "2 minerals, 1 crystal";
* lists of `{seat, ...}` become pairs "Ann - Scout", several values with strokes between them; lists of `{card, side}`
  become "Rain Mill (left)"; other objects become their values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orrery.texts.catalogues import NAMED, PLACES, SIDES, Catalogue, place_parts

_OTHERS = ("victim", "commander", "owner", "first")
_SEATS = {"seat": ("name", "you"), **{field: (field, f"{field}_you") for field in _OTHERS}}
_SEAT_LISTS = frozenset({"members", "seats", "winners", "parties"})
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

    def called(seat: int) -> str:
        return seats[seat] if seat < len(seats) else texts.format(lang, "word-automaton")

    def who(seat: object) -> str:
        assert isinstance(seat, int)
        return texts.format(lang, "word-you") if seat == me else called(seat)

    def shown(field: str, value: object) -> str | int | float:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            if field in _WORDS:
                return texts.format(lang, _WORDS[field] + value)
            if field in PLACES:
                return place(value)
            return texts.name(lang, value) if field in NAMED else texts.square(lang, value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, Mapping):
            return pair(value)
        if isinstance(value, Sequence):
            return listed([str(shown(field, item)) for item in value])
        return str(value)

    def listed(items: list[str]) -> str:
        return ("; " if any("," in item for item in items) else ", ").join(items) or "none"

    def place(value: str) -> str:
        kind, n, _ = place_parts(value)
        return n if kind == event.get("marker") else texts.place(lang, value)

    def pair(item: Mapping[str, object]) -> str:
        if "seat" in item:
            rest = [str(shown(name, value)) for name, value in item.items() if name != "seat"]
            return texts.format(lang, "list-pair", {"name": who(item["seat"]), "value": " / ".join(rest)})
        if "item" in item:
            return texts.format(lang, f"amount-{item['item']}", {"amount": item["amount"]})
        if "side" in item:
            card, side = shown("card", item["card"]), texts.format(lang, f"side-{item['side']}")
            return texts.format(lang, "list-card_side", {"name": card, "side": side})
        return ", ".join(str(shown(name, value)) for name, value in item.items())

    for field, value in event.items():
        if field in ("e", "n"):
            continue
        if field in _SEATS and (value is None or (isinstance(value, int) and not isinstance(value, bool))):
            name, you = _SEATS[field]
            params[name] = "none" if value is None else called(value)
            params[you] = "yes" if value is not None and value == me else "no"
        elif field in _SEAT_LISTS and isinstance(value, Sequence):
            params["names"] = ", ".join(who(seat) for seat in value) or "none"
        else:
            params[field] = shown(field, value)
            if field in NAMED and isinstance(value, str):
                for side in SIDES:
                    half = f"{value}:{side}"
                    if (name := texts.name(lang, half)) != half:
                        params[f"{field}_{side}"] = name
            if field in PLACES and isinstance(value, str):
                params[f"{field}_kind"] = place_parts(value).kind
    return params
