"""What is foretold of an action is what it does, and tells a seat nothing that its view does not."""

from __future__ import annotations

import pytest

import orrery
from battery.outcome_checks import check_outcomes
from battery.tables import NAMES, SETUPS, positions, rng_of
from orrery.core.ledger import KINDS, WASTE
from orrery.texts import LANGUAGES, catalogue

every_index = pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)
every_game = pytest.mark.parametrize("game_id", orrery.games())


@every_index
def test_outcomes_are_what_happens_and_tell_no_secret(index: int) -> None:
    setup = SETUPS[index]
    rng, seen = rng_of(setup, 6), []
    for m in positions(index):
        seen += [check_outcomes(setup.game, m.state, me, rng) for me in m.actors]
    assert sum(found.outcomes for found in seen) > 20
    assert sum(found.scored for found in seen) > 0


@every_game
def test_every_game_keeps_a_ledger(game_id: str) -> None:
    game = orrery.game(game_id)
    names = [quantity.name for quantity in game.quantities]
    assert len(names) == len(set(names)) > 3
    assert all(quantity.kind in KINDS for quantity in game.quantities)
    assert all((quantity.of in names) == (quantity.kind == WASTE) for quantity in game.quantities)
    for players in game.players:
        m = game.new(players, 1)
        assert all(len(game.ledger(m.state, seat)) == len(names) for seat in range(players))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quantity_has_its_words(game_id: str, lang: str) -> None:
    game, texts = orrery.game(game_id), catalogue(game_id, strict=True)
    said = set()
    for quantity in game.quantities:
        for amount in (1, 2, 5):
            words = texts.format(lang, f"amount-{quantity.told_as}", {"amount": amount})
            assert words.startswith(str(amount))
            said.add(words)
    assert len(said) == 3 * len({quantity.told_as for quantity in game.quantities}), "two quantities sound alike"
