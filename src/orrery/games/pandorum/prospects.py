"""What a seat could do with its next stop: shown to it before it commits (no rule depends on it)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, get_args

from orrery.games.pandorum.action_set import ACTIONS
from orrery.games.pandorum.components import (
    ADJACENT,
    ADJACENT_HEXES,
    BLOCK,
    CARD_IDS,
    CARDS,
    EVENT_IDS,
    FIGURES,
    MODULE,
    NONE,
    SETUP,
    TAKE,
    HexDirection,
)
from orrery.games.pandorum.frames import ChooseBuild, ChooseStop, Training
from orrery.games.pandorum.hexes import HEX_IDS, NEAR, each, neighbours
from orrery.games.pandorum.rules import income, movement, permanent
from orrery.games.pandorum.rules import sites as ground
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.state import Construction, State
from orrery.games.pandorum.view_types import EventIncomeView, LoneCardView, PayingView

Json = dict[str, object]
_DIRECTIONS: Final[tuple[HexDirection, ...]] = get_args(HexDirection)


class Paid(NamedTuple):
    """What a card would bring, and by which direction or cluster."""

    card: int
    amount: int
    choice: int
    repeated: int  # the card a block would repeat, or -1


class Outcome(NamedTuple):
    """A construction at its best: income card by card, and from events."""

    action: Any
    paid: tuple[Paid, ...]
    events: tuple[tuple[int, int], ...]

    @property
    def income(self) -> int:
        return sum(paid.amount for paid in self.paid)

    @property
    def total(self) -> int:
        return self.income + sum(amount for _, amount in self.events)


def outcome(s: State, seat: int, site: int, action: Any, lone: dict[int, income.Way]) -> Outcome:
    """The cards at their best, blocks repeating what pays most; victims give no more than they have."""
    cards = ground.cards_of(action)
    purses = list(s.quids)
    paid = {}
    for card in sorted(cards, key=lambda card: CARDS[card].income.kind == BLOCK):
        about = CARDS[card].income
        if about.kind == TAKE:
            paid[card] = Paid(card, _take(s, seat, site, card, purses), NONE, NONE)
        elif about.kind == BLOCK:
            paid[card] = _block(s, seat, site, card, paid, purses)
        else:
            paid[card] = Paid(card, lone[card].amount, lone[card].choice, NONE)
    found = tuple(paid.values())
    return Outcome(action, found, _events(s, seat, site, action, cards, found) if s.events else ())


def _events(
    s: State, seat: int, site: int, action: Any, cards: tuple[int, ...], paid: tuple[Paid, ...]
) -> tuple[tuple[int, int], ...]:
    """What events would pay for a construction whose cards bring this."""
    amounts = tuple(one.amount for one in paid)
    none = (NONE,) * len(cards)
    b = Construction(site, cards, ground.figure_of(action), False, amounts, none, none, ())
    due = ((lying, permanent.due_for_building(s, seat, lying.event, b)) for lying in s.events)
    return tuple((lying.event, min(owed, lying.quids)) for lying, owed in due if owed and lying.quids)


def _take(s: State, seat: int, site: int, card: int, purses: list[int]) -> int:
    """What opponents would give out of these purses."""
    amount = 0
    for owner, due in income.demands(s, seat, site, card):
        given = min(due, purses[owner])
        purses[owner] -= given
        amount += given
    return amount


def _block(s: State, seat: int, site: int, card: int, paid: dict[int, Paid], purses: list[int]) -> Paid:
    """The better use of a block. PD-7.11"""
    about = CARDS[card].income
    found = Paid(card, about.fixed, NONE, NONE)
    for other, before in list(paid.items()):
        if CARDS[other].type == about.repeats:
            taking = CARDS[other].income.kind == TAKE
            amount = _take(s, seat, site, other, purses[:]) if taking else before.amount
            if amount > found.amount:
                found = Paid(card, amount, before.choice, other)
    if found.repeated != NONE and CARDS[found.repeated].income.kind == TAKE:
        _take(s, seat, site, found.repeated, purses)
    return found


def lone_incomes(s: State, seat: int, site: int) -> dict[int, income.Way]:
    """Every card of the hand by itself, at its best."""
    return {card: income.best_way(s, seat, site, card) for card in each(distinct(s.hands[seat]))}


# --- as JSON --------------------------------------------------------------------------------------


def sites(s: State, seat: int) -> list[Json] | None:
    """Every hex where the seat could end its flight; None where it is asked something else."""
    asked = s.stacks[seat][-1] if s.stacks[seat] else None
    if type(asked) is ChooseStop:
        hand = distinct(s.hands[seat])
        flights, jumps = movement.fly_stops(s, seat, hand), movement.jump_stops(s, seat, hand)
        found = []
        for hex_ in each(flights | jumps):
            flown = flights >> hex_ & 1
            if flown:
                found.append(_site(s, seat, hex_, "fly"))
            if not flown or (jumps >> hex_ & 1 and _crossing(s, seat, hex_)):  # where a jump brings less
                found.append(_site(s, seat, hex_, "jump"))
        return found
    if type(asked) is ChooseBuild:
        return [_site(s, seat, s.harvesters[seat], "here")]
    if type(asked) is Training:
        return [_lifted(s, seat)]
    return None


def _lifted(s: State, seat: int) -> Json:
    """As if the module under the harvester were back in the supply."""
    twin = s.clone()
    hex_ = s.harvesters[seat]
    twin.modules[seat] &= ~(1 << hex_)
    twin.spare_modules[seat] += 1
    return _site(twin, seat, hex_, "here")


def _site(s: State, seat: int, hex_: int, how: str) -> Json:
    empty = bool(s.empty() >> hex_ & 1)
    owner = s.owner_of(hex_)
    toll = movement.toll_at(s, seat, hex_)
    lone = lone_incomes(s, seat, hex_) if empty else {}
    fitting = ground.allowed_at(s, hex_) if empty else 0
    return {
        "hex": HEX_IDS[hex_],
        "how": how,
        "stop": "build" if empty else "toll" if toll else "pad" if owner < 0 else "own",
        "toll": toll,
        "owner": owner if toll else None,
        "crosses": _crossing(s, seat, hex_) if how == "fly" else 0,
        "cards": {CARD_IDS[card]: lone_card(s, seat, hex_, card, lone[card]) for card in lone if fitting >> card & 1},
        "unfit": _unfit(s, seat, hex_, fitting) if empty else {},
        "cut": _cut(s, seat, hex_) if empty else {},
        "best": _best(s, seat, hex_, lone) if empty else {"module": None, "base": None, "effect": None},
    }


def _unfit(s: State, seat: int, site: int, fitting: int) -> dict[str, str]:
    """Cards of the hand whose conditions the site does not meet. PD-6.4"""
    found = {}
    for card in each(distinct(s.hands[seat]) & ~fitting):
        refused = ground.refuse_conditions(s, site, (card,))
        assert refused is not None
        found[CARD_IDS[card]] = refused.why
    return found


def _cut(s: State, seat: int, site: int) -> dict[str, list[str]]:
    """What the crack takes from each card of the hand. PD-11.3"""
    parted = NEAR[site] & ~neighbours(s.crack)[site]
    if not parted:
        return {}
    whole, found = s.clone(), {}
    whole.crack = ()
    for card in each(distinct(s.hands[seat])):
        if CARDS[card].income.where == ADJACENT or CARDS[card].income.kind == ADJACENT_HEXES:
            paying = income.paying(whole, seat, site, card, NONE)
            if hexes := [HEX_IDS[hex_] for hex_, _ in paying if parted >> hex_ & 1]:
                found[CARD_IDS[card]] = hexes
    return found


def _crossing(s: State, seat: int, hex_: int) -> int:
    """Quids of the Dead City on the way."""
    over = movement.way_over(s.harvesters[seat], hex_)
    return permanent.crossing(s) if any(s.dead_city >> crossed & 1 for crossed in over) else 0


def lone_card(s: State, seat: int, site: int, card: int, way: income.Way) -> LoneCardView:
    directed = CARDS[card].income.kind in income.BY_DIRECTION
    chosen = way.choice != NONE
    return {
        "amount": way.amount,
        "pays": _pays(s, seat, site, card, way.choice),
        "direction": _DIRECTIONS[way.choice] if directed and chosen else None,
        "cluster": HEX_IDS[way.choice] if chosen and not directed else None,
    }


def told_events(paid: Iterable[tuple[int, int]]) -> list[EventIncomeView]:
    return [{"event": EVENT_IDS[event], "amount": amount} for event, amount in paid]


def _pays(s: State, seat: int, site: int, card: int, choice: int) -> list[PayingView]:
    found = income.paying(s, seat, site, card, choice)
    return [{"hex": HEX_IDS[hex_], "amount": amount} for hex_, amount in found]


def _best(s: State, seat: int, site: int, lone: dict[int, income.Way]) -> Json:
    """The best module, the best base, and the best use of the nose part."""
    best: dict[str, Outcome] = {}
    for action in ground.builds(s, seat, site):
        found = outcome(s, seat, site, action, lone)
        plain = "module" if ground.figure_of(action) == MODULE else "base"
        kind = "effect" if ground.effect_of(action) else plain
        if kind not in best or found.total > best[kind].total:
            best[kind] = found
    return {kind: _told(s, seat, site, best[kind]) if kind in best else None for kind in ("module", "base", "effect")}


def _told(s: State, seat: int, site: int, found: Outcome) -> Json:
    by = []
    for paid in found.paid:
        again = paid.repeated != NONE
        pays = _pays(s, seat, site, paid.repeated if again else paid.card, paid.choice)
        by.append({"card": CARD_IDS[paid.card], "amount": paid.amount, "pays": pays, "again": again})
    return {
        "cards": [CARD_IDS[paid.card] for paid in found.paid],
        "action": ACTIONS.write(found.action),
        "figure": FIGURES[ground.figure_of(found.action)],
        "nose": ground.price_of(found.action) * SETUP[s.players].nose,
        "income": found.income,
        "events": told_events(found.events),
        "total": found.total,
        "by": by,
    }
