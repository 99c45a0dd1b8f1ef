"""Log lines: turns an event as it goes over the wire into the parameters of its message.

What a field means, the game says (`orrery.core.field_types`); the rules are the same for every game, so that a client
in another language can do the same with a few lines:

* a seat in the field `seat` becomes `$name`, with `$you` yes/no; in any other field (`victim`) it becomes `$victim`
  with `$victim_you`; where there is no such seat, the name is none; a seat beyond the players is the opponent a game
  brings along, called `word-automaton`;
* a list of seats becomes `$names`;
* components become their names; one whose sides have names of their own has them as `$card_personal` and
  `$card_competitive` too;
* words become the text of their message; lists become "a, b", with semicolons if an item has a comma of its own
  ("1,-2; 2,-2"); empty lists become none;
* places ("civ-3", "row-5", "area") become words, and `$start_kind` (civ, row, area; square for "H3") goes along for
  messages to select on; a place on the event's own track is its number alone;
* spots of a board of its own ("mA1", "q2A1") are told with their board;
* an object with an item becomes the words of `amount-<item>`: "2 minerals"; one with a seat becomes a pair "Ann -
  Scout", several values with strokes between them; one with a side becomes "Rain Mill (left)"; others become their
  values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orrery.texts.catalogues import SIDES, Catalogue, place_parts


def log_line(
    texts: Catalogue, lang: str, event: Mapping[str, object], seats: Sequence[str], me: int | None = None
) -> str:
    """The line of the log for an event, told to seat `me` (None: a spectator); `seats` are the players' names."""
    return texts.format(lang, f"event-{event['e']}", event_params(texts, lang, event, seats, me))


def event_params(
    texts: Catalogue, lang: str, event: Mapping[str, object], seats: Sequence[str], me: int | None = None
) -> dict[str, str | int | float]:
    """Message parameters of an event; see the rules above."""
    fields = texts.event_fields(str(event["e"]))
    tracks = {event[field] for field, meaning in fields.items() if meaning == "track"}
    params: dict[str, str | int | float] = {}

    def called(seat: int) -> str:
        return seats[seat] if seat < len(seats) else texts.format(lang, "word-automaton")

    def who(seat: object) -> str:
        assert isinstance(seat, int)
        return texts.format(lang, "word-you") if seat == me else called(seat)

    def shown(meaning: object, value: object) -> str | int | float:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return place(value) if meaning == "place" else texts.told(lang, meaning, value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, Mapping):
            return inner(meaning if isinstance(meaning, Mapping) else {}, value)
        if isinstance(value, Sequence):
            return listed([str(shown(meaning, item)) for item in value])
        return str(value)

    def listed(items: list[str]) -> str:
        return ("; " if any("," in item for item in items) else ", ").join(items) or "none"

    def place(value: str) -> str:
        kind, n, _ = place_parts(value)
        return n if kind in tracks else texts.place(lang, value)

    def inner(meanings: Mapping[str, object], item: Mapping[str, object]) -> str:
        """An object inside an event, by the field that says what kind of object it is."""
        kinds = {meaning: field for field, meaning in meanings.items() if isinstance(meaning, str)}
        if "item" in kinds:
            return texts.format(lang, f"amount-{item[kinds['item']]}", {"amount": item["amount"]})
        own = kinds.get("seat") or kinds.get("word:side")
        rest = [str(shown(meanings.get(field), value)) for field, value in item.items() if field != own]
        if own is None:
            return ", ".join(rest)
        if own == kinds.get("seat"):
            return texts.format(lang, "list-pair", {"name": who(item[own]), "value": " / ".join(rest)})
        side = str(shown(meanings[own], item[own]))
        return texts.format(lang, "list-card_side", {"name": " / ".join(rest), "side": side})

    for field, value in event.items():
        meaning = fields.get(field)
        if field in ("e", "n"):
            continue
        if meaning == "seat" and isinstance(value, list | tuple):
            params["names"] = ", ".join(who(seat) for seat in value) or "none"
        elif meaning == "seat":
            assert value is None or isinstance(value, int)
            name, you = ("name", "you") if field == "seat" else (field, f"{field}_you")
            params[name] = "none" if value is None else called(value)
            params[you] = "yes" if value is not None and value == me else "no"
        else:
            params[field] = shown(meaning, value)
            if meaning == "component" and isinstance(value, str):
                for side in SIDES:
                    half = f"{value}:{side}"
                    if (name := texts.name(lang, half)) != half:
                        params[f"{field}_{side}"] = name
            if meaning == "place" and isinstance(value, str):
                params[f"{field}_kind"] = place_parts(value).kind
    return params
