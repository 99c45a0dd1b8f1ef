"""The toy game of the engine's tests as a server offers it: with the usual head of a view, and with words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import orrery.texts
from core.toy import State, Toy
from orrery.core.errors import Words
from orrery.core.game import Game
from orrery.core.options import Choice, Option, OptionSet
from orrery.texts import LANGUAGES, Catalogue

COMMON = Path(orrery.texts.__file__).parent
WORDS = Path(__file__).parent / "toy_words"


def _says(en: str, ru: str) -> Words:
    return Words(en=en, ru=ru)


class ServedToy(Toy):
    name = _says("Toy", "Игрушка")
    about = _says("One of everything the engine offers.", "Всё, что умеет движок, по одному разу.")
    option_set = OptionSet(
        Toy.option_set.type,
        Option(
            "confirm",
            False,
            _says("Ask before a turn is final", "Спрашивать перед концом хода"),
            _says("A choice can be taken back until then.", "До тех пор выбор можно вернуть."),
            "TOY-3",
        ),
        Option(
            "mood",
            "calm",
            _says("Mood", "Настроение"),
            _says("It changes nothing.", "Ничего не меняет."),
            "TOY-0",
            (Choice("calm", _says("calm", "спокойное")), Choice("wild", _says("wild", "бурное"))),
        ),
        Option(
            "coins",
            1,
            _says("Coins", "Монеты"),
            _says("Each seat begins with so many.", "Столько у каждого в начале."),
            "TOY-0",
            low=0,
            high=3,
        ),
    )
    texts = Catalogue({lang: [COMMON / f"common.{lang}.ftl", WORDS / f"{lang}.ftl"] for lang in LANGUAGES})

    def view(self, state: State, seat: int | None, underway: bool = False, /) -> dict[str, Any]:
        return Game.view(self, state, seat, underway)

    def shown(self, state: State, seat: int | None, /) -> dict[str, Any]:
        shown = super().shown(state, seat)
        del shown["owes"]  # frames as Python writes them
        return {"round": state.round, **shown}


SERVED_TOY = ServedToy()
