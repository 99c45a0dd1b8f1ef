"""Random games of every number of seats and every option: promises that hold at each step, and what the log tells."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.pandorum.marks import rules
from games.pandorum.plain import CARDS, Field, at
from orrery import Match, Rng
from orrery.core import engine
from orrery.games.pandorum import GAME
from orrery.games.pandorum.components import CARD_IDS
from orrery.games.pandorum.components import CARDS as NAMES
from orrery.games.pandorum.state import State

Json = dict[str, Any]
HOUSE: list[Json] = [
    {},
    {"new_horizons": True},
    {"new_horizons": True, "one_shot_once": False},
    {"new_horizons": True, "certain_stop": False},
    {"new_horizons": True, "free_drive": False, "layout": "S"},
    {"confirm": True, "layout": "T"},
    {"one_shot_once": False, "certain_stop": False, "free_drive": False, "layout": "R"},
]
TABLES = [(players, options) for players in (2, 3, 4) for options in range(len(HOUSE))]
LONGEST = 3000


# --- what the log tells ---------------------------------------------------------------------------


class Ledger:
    """Quids, hands and objects worked out from the public log alone."""

    def __init__(self, players: int, horizons: bool) -> None:
        self.horizons = horizons
        self.quids = [0] * players
        self.cards = [4] * players
        self.objects: dict[str, tuple[int, str]] = {}
        self.harvesters = ["0,0"] * players
        self.open: list[str] = []  # events
        self.revealed = 0
        self.begun = 0  # how many events should lie open when a turn begins
        self.turn_over = False

    def hear(self, event: Json) -> None:
        note = getattr(self, f"hear_{event['e']}", None)
        if note is not None:
            note(event)
        assert min(self.quids) >= 0
        assert min(self.cards) >= 0
        if self.horizons and self.turn_over and self.objects:
            owners = {owner for owner, _ in self.objects.values()}
            self.begun = 2 if len(owners) == len(self.quids) else max(1, self.begun)

    def hear_turn_ended(self, e: Json) -> None:
        self.turn_over = True

    def hear_turn_began(self, e: Json) -> None:
        """PD-10.1, PD-10.2, PD-10.6: one event, later two; each that ended has been replaced."""
        self.turn_over = False
        assert len(self.open) == self.begun or self.revealed == 15

    def hear_event_revealed(self, e: Json) -> None:
        self.revealed += 1
        self.open.append(e["event"])
        assert len(self.open) <= 2

    def hear_event_boxed(self, e: Json) -> None:
        self.open.remove(e["event"])

    def hear_event_over(self, e: Json) -> None:
        self.open.remove(e["event"])

    def hear_income(self, e: Json) -> None:
        self.quids[e["seat"]] += e["amount"]

    def hear_event_paid(self, e: Json) -> None:
        self.quids[e["seat"]] += e["amount"]

    def hear_taken(self, e: Json) -> None:
        self.quids[e["seat"]] += e["amount"]
        self.quids[e["victim"]] -= e["amount"]

    def hear_toll_paid(self, e: Json) -> None:
        self.quids[e["seat"]] -= e["amount"]
        self.quids[e["owner"]] += e["amount"]
        assert e["amount"] == {"module": 1, "base": 2}[self.objects[e["hex"]][1]]

    def hear_auction_won(self, e: Json) -> None:
        if e["seat"] is not None:
            self.quids[e["seat"]] -= e["amount"]

    def hear_engines_bought(self, e: Json) -> None:
        self.quids[e["seat"]] -= e["amount"]

    def hear_cured(self, e: Json) -> None:
        self.quids[e["seat"]] -= e["amount"]

    def hear_card_discarded(self, e: Json) -> None:
        self.quids[e["seat"]] += e["amount"]
        self.cards[e["seat"]] -= 1

    def hear_card_drawn(self, e: Json) -> None:
        self.cards[e["seat"]] += 1

    def hear_card_taken_back(self, e: Json) -> None:
        self.cards[e["seat"]] += 1

    def hear_card_paid(self, e: Json) -> None:
        self.cards[e["seat"]] -= 1

    def hear_construction_began(self, e: Json) -> None:
        self.cards[e["seat"]] -= len(e["cards"])
        assert len(set(e["cards"])) == len(e["cards"])
        assert e["hex"] not in self.objects

    def hear_object_built(self, e: Json) -> None:
        self.objects[e["hex"]] = e["seat"], e["figure"]

    def hear_object_put(self, e: Json) -> None:
        self.objects[e["hex"]] = e["seat"], e["figure"]

    def hear_object_returned(self, e: Json) -> None:
        assert self.objects.pop(e["hex"]) == (e["seat"], e["figure"])

    def hear_module_lifted(self, e: Json) -> None:
        assert self.objects.pop(e["hex"]) == (e["seat"], "module")

    def hear_harvester_moved(self, e: Json) -> None:
        assert self.harvesters[e["seat"]] == e["start"]
        self.harvesters[e["seat"]] = e["end"]

    def agrees(self, view: Json) -> None:
        assert self.quids == [seat["quids"] for seat in view["seats"]]
        assert self.cards == [seat["hand"] for seat in view["seats"]]
        assert self.harvesters == [seat["harvester"] for seat in view["seats"]]
        shown = {h["hex"]: (h["object"]["seat"], h["object"]["figure"]) for h in view["field"]["hexes"] if h["object"]}
        assert self.objects == shown


def promises(m: Match, view: Json, ledger: Ledger) -> None:
    """What holds after every step, as the view shows it."""
    figures = {2: (12, 6), 3: (8, 4), 4: (6, 3)}[m.players]
    for seat in view["seats"]:
        for figure, total in zip(("module", "base"), figures, strict=True):
            assert seat["supply"][figure] + seat["built"][figure] == total
    assert len(view["market"]) >= 4 or not view["deck"]
    field = Field(view)
    assert all(field.kind[hex_] in ("wasteland", "crater", "mountain") for hex_ in field.objects)
    assert not any(CARDS[CARD_IDS[card]].type == "extraction" for card in m.state.deck)
    if view["events"] is not None:
        events = view["events"]
        assert events["deck"] + len(events["in_play"]) + len(events["gone"]) == 15
        assert [event["event"] for event in events["in_play"]] == ledger.open


def where_it_stands(view: Json, seat: int) -> bool:
    """A landing pad or an object, after an own turn."""
    field = Field(view)
    hex_ = at(view["seats"][seat]["harvester"])
    return hex_ in field.objects or field.kind[hex_] == "landing_pad"


@rules("PD-1.3", "PD-4.2", "PD-9.1", "PD-9.3", "PD-10.2", "PD-1.10")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_random_game_keeps_its_promises_and_tells_everything(players: int, options: int) -> None:
    m = GAME.new(players, 50 + options, HOUSE[options])
    rng, ledger, heard = Rng(players * 31 + options), Ledger(players, m.options.new_horizons), 0
    while True:
        news = m.events(None, heard)
        heard += len(news)
        for event in news:
            ledger.hear(event)
        GAME.invariants(m.state)
        if len(m.actions) % 5 == 0 or m.over:
            view = m.view(None)
            ledger.agrees(view)
            promises(m, view, ledger)
        if not m.actors:
            break
        assert len(m.actions) < LONGEST
        (seat,) = m.actors
        decision = m.decision(seat)
        assert decision is not None
        m.act(seat, rng.choice(decision.actions))
    assert (ledger.revealed > 2) == m.options.new_horizons
    assert m.winners
    reasons = [event["reason"] for event in m.events(None) if event["e"] == "ending"]
    assert reasons
    sheets = m.scores()
    assert max(sheet.total for sheet in sheets) == sheets[m.winners[0]].total


@rules("PD-5.6", "PD-10.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_an_own_turn_a_harvester_stands_on_a_pad_or_an_object(players: int) -> None:
    m, rng = GAME.new(players, 3), Rng(players)
    while m.actors:
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(m.actors[0], rng.choice(decision.actions))
        if m.state.phase == "turn":
            view = m.view(None)
            assert all(where_it_stands(view, seat) for seat in range(players)), "without events nothing vanishes"


@rules("PD-9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_last_turns_are_one_for_everybody_else(players: int) -> None:
    ended = Counter[str]()
    for seed in range(4):
        m, rng = GAME.new(players, seed, {"new_horizons": bool(seed % 2)}), Rng(seed)
        while m.actors:
            decision = m.decision(m.actors[0])
            assert decision is not None
            m.act(m.actors[0], rng.choice(decision.actions))
        story = m.events(None)
        (end, *rest) = [n for n, event in enumerate(story) if event["e"] == "ending"]
        reason, trigger = story[end]["reason"], story[end]["seat"]
        ended[reason] += 1
        turns = [event["seat"] for event in story[end:] if event["e"] == "turn_began"]
        if reason in ("figures", "field") and not rest:
            active = next(event["seat"] for event in reversed(story[:end]) if event["e"] == "turn_began")
            order = [(active + n) % players for n in range(1, players + 1)]
            assert turns == [seat for seat in order if seat != trigger]
    assert ended


# --- options and refusals -------------------------------------------------------------------------

positions = st.tuples(
    st.sampled_from([2, 3, 4]), st.integers(0, len(HOUSE) - 1), st.integers(0, 10_000), st.integers(0, 260)
)


def position(players: int, options: int, seed: int, steps: int) -> State:
    """After so many random decisions."""
    chosen = GAME.read_options(HOUSE[options])
    flow, s, rng = GAME.flow(chosen), GAME.initial(players, seed, chosen), Rng(seed)
    engine.start(flow, s)
    for _ in range(steps):
        seats = engine.actors(flow, s)
        if not seats:
            break
        engine.apply(flow, s, seats[0], rng.choice(engine.options(flow, s, seats[0])))
    return s


@rules("PD-5.1", "PD-5.6", "PD-6.2", "PD-6.4", "PD-8.2", "PD-12.4")
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(where=positions, salt=st.integers(0, 1_000_000))
def test_what_is_listed_is_legal_and_what_is_not_is_refused(where: tuple[int, int, int, int], salt: int) -> None:
    s = position(*where)
    flow, rng = GAME.flow(s.options), Rng(salt)
    for seat in engine.actors(flow, s):
        listed = {GAME.actions.index(action) for action in engine.options(flow, s, seat)}
        assert listed
        assert all(engine.refuse(flow, s, seat, GAME.actions.at(index)) is None for index in listed)
        for _ in range(400):
            index = rng.below(GAME.actions.size)
            assert (engine.refuse(flow, s, seat, GAME.actions.at(index)) is None) == (index in listed)


@rules("PD-1.1", "PD-1.11")
@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(where=positions)
def test_107_cards_at_all_times(where: tuple[int, int, int, int]) -> None:
    s = position(*where)
    counts: Counter[int] = Counter(s.deck) + Counter(s.aside)
    for pile in (*s.hands, *s.slots):
        counts += Counter(pile)
    for card in range(len(NAMES)):
        counts[card] += s.market[card] + s.box[card]
    waiting = [frame.which for frame in s.stacks[s.active] if type(frame).__name__ == "AssignSlot"]
    counts += Counter(s.building.cards[which] for which in waiting) if s.building else Counter()
    assert [counts[card] for card in range(len(NAMES))] == [about.copies for about in NAMES]
    assert sum(counts.values()) == 107
