"""Options of a table of Pandorum: the expansion, the field, and house rules for three rulings."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.errors import Words
from orrery.core.options import Choice, Option, OptionSet
from orrery.games.pandorum.components import LAYOUTS

RANDOM: Final = "random"


class Options(NamedTuple):
    new_horizons: bool
    layout: str
    one_shot_once: bool
    certain_stop: bool
    free_drive: bool
    confirm: bool


_HOUSE = Words(en="House rules", ru="Домашние правила")

OPTIONS = OptionSet(
    Options,
    Option(
        "new_horizons",
        False,
        Words(en="New Horizons", ru="Новые горизонты"),
        Words(
            en="The expansion: 15 events change the planet and pay those who use them. Best from the third game on.",
            ru="Дополнение: 15 событий меняют планету и платят тем, кто ими пользуется. Лучше с третьей партии.",
        ),
        "PD-2.9",
    ),
    Option(
        "layout",
        RANDOM,
        Words(en="Field", ru="Поле"),
        Words(
            en="Laid at random, or one of three fixed fields for lessons and for comparing games.",
            ru="Случайное или одно из трёх постоянных: для обучения и сравнения партий.",
        ),
        "PD-2.5",
        (
            Choice(RANDOM, Words(en="At random", ru="Случайное")),
            *(Choice(ident, Words(en=f"Field {ident}", ru=f"Поле {ident}")) for ident in LAYOUTS),
        ),
    ),
    Option(
        "one_shot_once",
        True,
        Words(en="One-shot effect once a turn", ru="Одноразовый эффект раз в ход"),
        Words(
            en="Off: in one construction the Terrablock may free two cards, if its price is paid twice.",
            ru="Выкл.: Терраблок может освободить в одной стройке две карты, если заплатить за него дважды.",
        ),
        "PD-8.2",
        group=_HOUSE,
    ),
    Option(
        "certain_stop",
        True,
        Words(en="No flight without a certain stop", ru="Нет полёта без верной остановки"),
        Words(
            en="Off: you may pay and hope for the Star Generator's card; without a legal stop the harvester stays "
            "and the payment is lost.",
            ru="Выкл.: можно заплатить и надеяться на карту Звёздного генератора; без остановки харвестер стоит, "
            "а плата пропадает.",
        ),
        "PD-5.1",
        group=_HOUSE,
    ),
    Option(
        "free_drive",
        True,
        Words(en="Proton Drive never pays", ru="Протонный двигатель не платит"),
        Words(
            en="Off: with an active Proton Drive you may still pay a card, for example to be rewarded by an event.",
            ru="Выкл.: с работающим Протонным двигателем можно всё же заплатить карту, например ради события.",
        ),
        "PD-5.3",
        group=_HOUSE,
    ),
    Option(
        "confirm",
        False,
        Words(en="Confirm the end of a turn", ru="Подтверждать конец хода"),
        Words(
            en="The turn ends when you say so; until then you may take back what showed nothing new.",
            ru="Ход кончается по вашему слову; до этого можно отменить всё, что не открыло нового.",
        ),
        "PD-3.3",
    ),
)
