"""Options of a table of Planet Unknown (PU-2.1, PU-13, PU-14)."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.errors import BadOptions, Words, reason
from orrery.core.options import Choice, Option, OptionSet
from orrery.core.state_codec import came_later
from orrery.games.planet_unknown.components import (
    BASE_EVENTS,
    CORPORATIONS,
    EVENTS,
    MOON_SCORING,
    PLANETS,
    SCORING,
    SHATTERED,
)
from orrery.games.planet_unknown.data import read

RANDOM, FIRST, SIDES, DRAFT, CHOSEN = ("random", "first", "sides", "draft", "chosen")
RULEBOOK, GENTLE, STANDARD, HARSH, CUSTOM = ("rulebook", "gentle", "standard", "harsh", "custom")


ANY: Final = "any"
DECK: Final = SCORING.deck_size
MOST_SEATS: Final = 6

Mix = tuple[int, int, int]  # green, orange, red cards
PRESETS: Final[dict[str, Mix]] = {GENTLE: (12, 4, 4), STANDARD: (9, 3, 8), HARSH: (4, 4, 12)}  # PU-13.4
WITH_MOONS: Final[dict[str, Mix]] = {GENTLE: (14, 5, 5), STANDARD: (10, 6, 8), HARSH: (5, 5, 14)}  # SM-12.1
QUANTUM: Final = "quantum"
NO_EVENTS: Final[Mix] = (0, 0, 0)


class Options(NamedTuple):
    boards: str
    planet_1: str
    planet_2: str
    planet_3: str
    planet_4: str
    planet_5: str
    planet_6: str
    corporation_1: str
    corporation_2: str
    corporation_3: str
    corporation_4: str
    corporation_5: str
    corporation_6: str
    inner_shift: int
    events: str
    green: int
    orange: int
    personal: bool
    open_turns: bool
    confirm: bool
    moons: bool = False
    emergency: bool = False
    patches: bool = False
    shattered: bool = False
    quantum: bool = False
    new_cards: bool = False

    @property
    def supermoon(self) -> bool:
        """Whether any part of the expansion is in play. SM-1.1, SM-1.4"""
        return True in self[20:]

    @property
    def planets(self) -> tuple[str, ...]:
        return self[1:7]

    @property
    def corporations(self) -> tuple[str, ...]:
        return self[7:13]


came_later(Options, moons=False, emergency=False, patches=False, shattered=False, quantum=False, new_cards=False)


def deck_of(options: Options) -> int:
    """SM-2.2, SM-12.1; nothing else of a solo game changes with moons but its target (SM-12.3)."""
    return MOON_SCORING.deck_size if options.moons else DECK


def mix_of(players: int, options: Options) -> Mix:
    """Cards of each colour in the event deck; none without one. PU-13.3, PU-13.4, PU-14.2"""
    if options.events == CUSTOM:
        return options.green, options.orange, deck_of(options) - options.green - options.orange
    presets = WITH_MOONS if options.moons else PRESETS
    if options.events == RULEBOOK:
        return presets[STANDARD] if players == 1 else NO_EVENTS
    return presets[options.events]


def target_of(mix: Mix, moons: bool = False) -> int:
    """PU-14.5, SM-12.2: what a solo player has to reach with this deck."""
    scoring = MOON_SCORING if moons else SCORING
    return scoring.base_target + sum(scoring.adjustment(colour, cards) for colour, cards in enumerate(mix))


def events_in_play(players: int, options: Options) -> list[int]:
    """With 2+ players the solo cards are out (PU-13.3, SM-11.2)."""
    cards = EVENTS if options.new_cards else BASE_EVENTS
    return [number for number, card in enumerate(cards) if players == 1 or not card.solo]


def available(players: int, options: Options) -> Mix:
    """How many cards of each colour there are."""
    count = [0, 0, 0]
    for card in events_in_play(players, options):
        count[EVENTS[card].colour] += 1
    return count[0], count[1], count[2]


def check_table(players: int, options: Options) -> None:
    """Options that do not go together are refused before the game begins."""
    if options.events == CUSTOM:
        mix, limits = mix_of(players, options), available(players, options)
        for name, cards, limit in zip(("green", "orange", "red"), mix, limits, strict=True):
            if not 0 <= cards <= limit:
                option = "orange" if name == "red" else name
                raise BadOptions(
                    option, reason("event_mix", colour=name, cards=cards, limit=limit, deck=deck_of(options))
                )
    if options.boards == CHOSEN:
        for kind, names, starting in (
            ("planet", options.planets[:players], {p.id for p in PLANETS if p.start}),
            ("corporation", options.corporations[:players], {c.id for c in CORPORATIONS if c.start}),
        ):
            taken: set[str] = set()
            for seat, name in enumerate(names):
                if (name == SHATTERED and not options.shattered) or (name == QUANTUM and not options.quantum):
                    raise BadOptions(f"{kind}_{seat + 1}", reason("part_not_in_play", board=name))  # SM-1.1
                if name in taken:  # PU-2.3: there is one board of each
                    raise BadOptions(f"{kind}_{seat + 1}", reason("board_taken", board=name))
                if name != ANY and name not in starting:
                    taken.add(name)


_planet_names = {entry["id"]: Words(entry["name"]) for entry in read("planets")["planet"]}
_corporation_names = {entry["id"]: Words(entry["name"]) for entry in read("corporations")["corporation"]}
_planet_names[SHATTERED] = Words(read("shattered")["planet"]["name"])
_corporation_names[QUANTUM] = Words(read("quantum")["corporation"]["name"])
_any = Choice(ANY, Words(en="Any", ru="Любая"))
_WORDS: Final = read("options")


def _words(key: str) -> tuple[Words, Words]:
    entry = _WORDS[key]
    return Words(entry["title"]), Words(entry["text"])


def _choices(key: str, values: tuple[str, ...]) -> tuple[Choice, ...]:
    names = _WORDS[key]["values"]
    return tuple(Choice(value, Words(names[value])) for value in values)


def _event_choices(moons: bool = False) -> tuple[Choice, ...]:
    """The names of the mixes tell their cards, and at a table of one the target. SM-12: moons change both."""
    presets = WITH_MOONS if moons else PRESETS
    found = []
    for choice in _choices("events", (RULEBOOK, GENTLE, STANDARD, HARSH, CUSTOM)):
        mix = presets.get(STANDARD if choice.value == RULEBOOK else choice.value)
        if mix is None:
            found.append(choice)
            continue
        title = choice.title
        if choice.value != RULEBOOK:
            green, orange, red = mix
            title = Words(
                en=f"{title['en']}: {green} green, {orange} orange, {red} red",
                ru=f"{title['ru']}: {green} зелёных, {orange} оранжевых, {red} красных",
            )
        target = target_of(mix, moons)
        alone = Words(en=f"{title['en']} (target {target})", ru=f"{title['ru']} (цель: {target})")
        found.append(Choice(choice.value, title, alone=alone))
    return tuple(found)


def _board(kind: str, seat: int) -> Option:
    names = _planet_names if kind == "planet" else _corporation_names
    title, text = _words(kind)
    return Option(
        f"{kind}_{seat}",
        ANY,
        Words({lang: f"{word} {seat}" for lang, word in title.items()}),
        text,
        "PU-2.3",
        (_any, *(Choice(board, name) for board, name in names.items())),
        only=(("boards", (CHOSEN,)),),
        seat=seat,
        image=kind,
    )


_PARTS: Final = (
    ("moons", "SM-2.1"),
    ("emergency", "SM-6.1"),
    ("patches", "SM-7.1"),
    ("shattered", "SM-8.1"),
    ("quantum", "SM-10.1"),
    ("new_cards", "SM-11.1"),
)


def _part(name: str, rule: str) -> Option:
    """A module or an extra of Supermoon; emergency tiles should join moons with four players or more (SM-1.2)."""
    beside = ("moons", 4) if name == "emergency" else None
    group = Words(_WORDS["supermoon"]["title"])
    return Option(name, False, *_words(name), rule, group=group, later=True, beside=beside)


OPTIONS = OptionSet(
    Options,
    Option("boards", RANDOM, *_words("boards"), "PU-2.3", _choices("boards", (RANDOM, FIRST, SIDES, DRAFT, CHOSEN))),
    *(_board("planet", seat) for seat in range(1, MOST_SEATS + 1)),
    *(_board("corporation", seat) for seat in range(1, MOST_SEATS + 1)),
    Option("inner_shift", 0, *_words("inner_shift"), "PU-2.1", low=0, high=5),
    Option(
        "events",
        RULEBOOK,
        *_words("events"),
        "PU-13.3",
        _event_choices(),
        anew=(("moons", _event_choices(moons=True)),),
    ),
    Option("green", 9, *_words("green"), "PU-13.3", low=0, high=MOON_SCORING.deck_size, only=(("events", (CUSTOM,)),)),
    Option(
        "orange", 3, *_words("orange"), "PU-13.3", low=0, high=MOON_SCORING.deck_size, only=(("events", (CUSTOM,)),)
    ),
    Option("personal", False, *_words("personal"), "PU-13.2", players=(2, MOST_SEATS)),
    Option("open_turns", False, *_words("open_turns"), "PU-3.11", players=(2, MOST_SEATS)),
    Option("confirm", False, *_words("confirm"), "PU-3.11"),
    *(_part(name, rule) for name, rule in _PARTS),
)
