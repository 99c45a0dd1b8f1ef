"""Options of a table of On Mars: length, the two variants, the goal of the solo game."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.errors import Words
from orrery.core.options import Choice, Option, OptionSet
from orrery.games.on_mars.data import read

SHORT: Final = "short"
LONG: Final = "long"


class Options(NamedTuple):
    length: str
    first_colonists: bool
    space_oddity: bool
    solo_goal: str
    confirm: bool


_VARIANTS = Words(en="Variants", ru="Варианты")
_SOLO_GOALS: Final = {goal["id"]: goal for goal in read("solo")["solo_goal"]}

OPTIONS = OptionSet(
    Options,
    Option(
        "solo_goal",
        next(iter(_SOLO_GOALS)),
        Words(en="Goal of the solo game", ru="Цель одиночной игры"),
        Words(
            en="What you have to achieve against Lacerda. The goals grow harder from the first to the last.",
            ru="Чего нужно достичь в игре против Ласерды. От первой цели к последней они всё труднее.",
        ),
        "OM-17.20",
        tuple(Choice(ident, Words(goal["name"]), Words(goal["text"])) for ident, goal in _SOLO_GOALS.items()),
        players=(1, 1),
    ),
    Option(
        "length",
        SHORT,
        Words(en="Length", ru="Длительность"),
        Words(
            en="Short: two short missions and a long one. Long: the other way round. "
            "The First Colonists bring their own.",
            ru="Быстрая: две краткосрочные миссии и одна долгосрочная. Долгая: наоборот. "
            "У «Первых колонистов» свои миссии.",
        ),
        "OM-2.9",
        (
            Choice(SHORT, Words(en="Short game", ru="Быстрая игра")),
            Choice(LONG, Words(en="Long game", ru="Долгая игра")),
        ),
    ),
    Option(
        "first_colonists",
        False,
        Words(en="First Colonists", ru="Первые колонисты"),
        Words(
            en="Fixed missions, starting spaces by lot, and secret cards with small tasks. In the solo game only the "
            "missions change.",
            ru="Постоянные миссии, начальные ячейки по жребию и тайные карты с небольшими заданиями. В одиночной игре "
            "меняются только миссии.",
        ),
        "OM-18.3",
        group=_VARIANTS,
    ),
    Option(
        "space_oddity",
        False,
        Words(en="Space Oddity", ru="Космический курьёз"),
        Words(
            en="Once the end is due, only the current Colonization phase is played out: no shuttle, no extra round.",
            ru="Когда наступает конец, доигрывается только текущая фаза колонизации: ни шаттла, ни ещё одного раунда.",
        ),
        "OM-18.2",
        group=_VARIANTS,
    ),
    Option(
        "confirm",
        False,
        Words(en="Confirm the end of a turn", ru="Подтверждать конец хода"),
        Words(
            en="The turn ends when you say so; until then you may take back what showed nothing new.",
            ru="Ход кончается по вашему слову; до этого можно отменить всё, что не открыло нового.",
        ),
        "OM-4.7",
    ),
)
