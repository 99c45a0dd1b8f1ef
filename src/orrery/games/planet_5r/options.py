"""Options of a table of Planet 5R."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.errors import Words
from orrery.core.options import Choice, Option, OptionSet
from orrery.games.planet_5r.components import DEFAULT_DIE, DICE
from orrery.games.planet_5r.data import read


class Options(NamedTuple):
    die: str
    confirm: bool


_names = {entry["id"]: Words(entry["name"]) for entry in read("tokens")["die"]}

OPTIONS = OptionSet(
    Options,
    Option(
        "die",
        DEFAULT_DIE,
        Words(en="Die", ru="Кубик"),
        Words(
            en="The faces of the die are nowhere stated. Two each of 1, 2, 3 keep the actions in balance; "
            "1 to 6 makes Scout and rolls strong.",
            ru="Грани кубика нигде не названы. По две грани 1, 2, 3 держат действия в равновесии; "
            "с гранями от 1 до 6 «Разведка» и броски сильнее.",
        ),
        "R5-1.5",
        tuple(Choice(die.id, _names[die.id]) for die in DICE),
    ),
    Option(
        "confirm",
        False,
        Words(en="Confirm choices", ru="Подтверждать выбор"),
        Words(
            en="After choosing you confirm; until then you may take the choice back.",
            ru="После выбора вы подтверждаете его, а до этого можете передумать.",
        ),
        "R5-5.5",
    ),
)
