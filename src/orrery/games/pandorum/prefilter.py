"""Which of many actions may be good, at a glance: for bots that have no time to judge each of them.

Of all cards to pay with the one that is needed least at the sites within reach, of the market the cards that would
bring most there, of the stops those with the best pair of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import Any, Final

from orrery.games.pandorum import frames as f
from orrery.games.pandorum.actions import FROM_DECK, Build, Draw, Fly, Jump, Pay
from orrery.games.pandorum.components import CARDS
from orrery.games.pandorum.hexes import each
from orrery.games.pandorum.rules import income, movement
from orrery.games.pandorum.rules import sites as ground
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.state import State

FROM_MARKET: Final = 2  # cards of the market worth a look
TO_PAY: Final = 2


def promising(s: State, seat: int, actions: Sequence[Any], most: int) -> Sequence[Any]:
    """Of a long list about so many."""
    if len(actions) <= most:
        return actions
    top = type(s.stacks[seat][-1])
    if top is f.Turn or top is f.ChooseSource or top is f.StarDraw:
        return _turn(s, seat, actions)
    if top is f.ChooseStop:
        return _stops(s, seat, actions, most)
    if top is f.ChooseBuild:
        return _builds(s, seat, actions, most)
    return actions


def _best_at(s: State, seat: int, site: int, cards: int) -> dict[int, int]:
    """What each of these cards would bring at a site, by itself."""
    fitting = cards & ground.allowed_at(s, site)
    return {card: income.best_way(s, seat, site, card).amount for card in each(fitting)}


def _turn(s: State, seat: int, actions: Sequence[Any]) -> list[Any]:
    """The deck, the best cards of the market, the least needed cards to pay with, and everything else."""
    hand, offered = distinct(s.hands[seat]), 0
    for card, copies in enumerate(s.market):
        offered |= (copies > 0) << card
    need: dict[int, int] = {}
    near = movement.reached(s, seat) & s.empty()
    for site in each(near):
        for card, amount in _best_at(s, seat, site, hand | offered).items():
            need[card] = max(need.get(card, 0), amount)
    held = s.hands[seat]
    pays = [action for action in actions if type(action) is Pay]
    draws = [action for action in actions if type(action) is Draw and action.source != FROM_DECK]
    rest = [action for action in actions if type(action) is not Pay and action not in draws]
    pays.sort(key=lambda action: (need.get(action.card, 0) / held.count(action.card), action.card))
    draws.sort(key=lambda action: (-need.get(action.source - 1, 0), action.source))
    return [*rest, *draws[:FROM_MARKET], *pays[:TO_PAY]]


def _stops(s: State, seat: int, actions: Sequence[Any], most: int) -> list[Any]:
    """Sites by their two best cards; of the other stops one."""
    hand, empty = distinct(s.hands[seat]), s.empty()
    building = [action for action in actions if type(action) in (Fly, Jump) and empty >> action.hex & 1]
    other = [action for action in actions if action not in building]

    def worth(action: Any) -> int:
        amounts = sorted(_best_at(s, seat, action.hex, hand).values(), reverse=True)
        return sum(amounts[:2])

    return [*other[:1], *nlargest(most, building, key=worth)]


def _builds(s: State, seat: int, actions: Sequence[Any], most: int) -> list[Any]:
    """Constructions by the incomes of their cards, a block beside its type counting as much as that."""
    site = s.harvesters[seat]
    amounts = {card: income.best_way(s, seat, site, card).amount for card in each(distinct(s.hands[seat]))}

    def worth(action: Any) -> float:
        cards = ground.cards_of(action)
        total = 0.0
        for card in cards:
            repeats = CARDS[card].income.repeats
            total += max([amounts[card], *(amounts[other] for other in cards if CARDS[other].type == repeats)])
        return total - (0.5 if type(action) is not Build else 0.0)  # a one-shot effect has its price

    return nlargest(most, actions, key=worth)
