"""Which tables are tried of a game: all where they are few, else few that cover every value."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from core.toy import TOY, Toy
from orrery import Rng
from orrery.arena.setups import FEW, Setup, acceptable, all_sets, family, met, random_setup, setups, values_of
from orrery.core.errors import BadOptions, Words, reason
from orrery.core.options import Choice, Option, OptionSet

_words = Words(en="word", ru="слово")
SIDES = tuple(Choice(f"side_{n}", _words) for n in range(9))


class WideOptions(NamedTuple):
    confirm: bool
    mood: str
    coins: int
    boards: str
    side_1: str
    side_2: str
    side_3: str
    side_4: str
    rivals: bool
    green: int
    orange: int


def _side(n: int) -> Option:
    sides = (Choice("any", _words), *SIDES)
    return Option(f"side_{n}", "any", _words, _words, "TOY-0", sides, only=(("boards", ("chosen",)),), seat=n)


class WideToy(Toy):
    """As many options as a large game has: sides of seats that must differ, numbers that must not exceed a sum."""

    players = range(1, 5)
    option_set = OptionSet(
        WideOptions,  # type: ignore[arg-type]
        *TOY.option_set.options,
        Option("boards", "dealt", _words, _words, "TOY-0", tuple(Choice(v, _words) for v in ("dealt", "chosen"))),
        *(_side(n) for n in range(1, 5)),
        Option("rivals", False, _words, _words, "TOY-0", players=(2, 4)),
        Option("green", 9, _words, _words, "TOY-0", low=0, high=20),
        Option("orange", 3, _words, _words, "TOY-0", low=0, high=20),
    )

    def check_table(self, players: int, options: WideOptions) -> None:  # type: ignore[override]
        sides = [options.side_1, options.side_2, options.side_3, options.side_4][:players]
        for n, side in enumerate(sides):
            if side != "any" and side in sides[:n]:
                raise BadOptions(f"side_{n + 1}", reason("none_of", value=side, known=""))
        if options.green + options.orange > 20:
            raise BadOptions("green", reason("not_from_to", value=options.green, low=0, high=20 - options.orange))


WIDE = WideToy()


def test_few_combinations_are_all_tried() -> None:
    found = all_sets(TOY)
    assert found is not None
    assert len(found) == 2 * 2 * 4 <= FEW
    assert len(setups(TOY)) == 3 * len(found)


def test_many_combinations_are_covered_by_few_tables() -> None:
    assert all_sets(WIDE) is None
    found = setups(WIDE)
    assert len(found) < 40
    assert {setup.players for setup in found} == set(WIDE.players)
    tried = {pair for setup in found for pair in met(WIDE, setup)}
    for option in WIDE.option_set.options:
        assert {(family(option), value) for value in values_of(option)} <= tried
    assert found == setups(WIDE), "the same tables in every run"


def test_only_tables_the_game_accepts_are_tried() -> None:
    for setup in setups(WIDE):
        assert acceptable(WIDE, *setup) is None
        assert WIDE.read_options(setup.options)
    assert acceptable(WIDE, 2, {"green": 18, "orange": 6}) == "green"


def test_options_that_make_no_difference_keep_their_defaults() -> None:
    for seed in range(60):
        setup = random_setup(WIDE, Rng(seed))
        for n in range(1, 5):
            if setup.options["boards"] == "dealt" or n > setup.players:
                assert setup.options[f"side_{n}"] == "any"
        if setup.players == 1:
            assert setup.options["rivals"] is False


@pytest.mark.parametrize("players", [1, 4])
def test_random_tables_differ_and_are_accepted(players: int) -> None:
    found = [random_setup(WIDE, Rng(seed), players) for seed in range(40)]
    assert all(isinstance(setup, Setup) and setup.players == players for setup in found)
    assert all(acceptable(WIDE, *setup) is None for setup in found)
    assert len({str(setup.options) for setup in found}) > 20
