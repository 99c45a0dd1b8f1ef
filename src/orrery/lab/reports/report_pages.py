"""What reports have in common: templates, numbers as a language writes them, looks of bots."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from orrery.lab.extras import extra
from orrery.lab.lab_errors import lab_say
from orrery.lab.reports import charts
from orrery.lab.whole_files import write_whole

if TYPE_CHECKING:
    from jinja2 import Environment

HERE = Path(__file__).parent / "templates"
# circle, square, triangle, diamond, hexagon, star: as seats have them on the boards
SHAPES = (
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
    "M3 3h18v18H3z",
    "M12 2 23 21H1z",
    "M12 1 23 12 12 23 1 12z",
    "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z",
    "m12 1 3.2 7.4 8 .7-6 5.3 1.8 7.9L12 18l-7 4.3 1.8-7.9-6-5.3 8-.7z",
)

PARTS = re.compile(r"(?<=[/:,])(?=.)")  # of the name of a bot


class Look(NamedTuple):
    """How a bot is marked: a colour and a shape, together for many bots."""

    colour: str
    shape: str


def look(bot: int) -> Look:
    return Look(f"var(--seat-{bot % 6})", SHAPES[(bot + bot // 6) % 6])


class Numbers:
    """Numbers in words of a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def num(self, value: float, digits: int = 2) -> str:
        text = f"{value:.{digits}f}"
        if float(text) == 0:
            text = text.removeprefix("-")
        text = text.replace("-", "−")
        return text.replace(".", ",") if self.lang == "ru" else text

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.num(100 * value, digits)}\u00a0%"

    def signed(self, value: float) -> str:
        return ("+" if value > 0 else "") + self.num(value, 1)

    def marks(self, scale: charts.Axis) -> list[tuple[float, str]]:
        """An axis of shares, in per cent."""
        return [(at, self.percent(tick, 0)) for (at, _), tick in zip(scale.marks(), scale.ticks, strict=True)]


@cache
def load_templates() -> Environment:
    """jinja2 comes with the extra `lab`; where it is missing, an error says so."""
    with extra("lab"):
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    found = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    # a long name of a bot, `bots/mine.py:Cautious:depth=3`, goes on in the next line between its parts
    found.filters["in_parts"] = PARTS.split
    return found


def page(template: str, lang: str, values: dict[str, Any]) -> str:
    """A whole page that needs nothing from anywhere."""
    numbers = Numbers(lang)
    common = {
        "lang": lang,
        "say": lab_say(lang),
        "charts": charts,
        "num": numbers.num,
        "percent": numbers.percent,
        "signed": numbers.signed,
    }
    return load_templates().get_template(template).render({**common, **values})


def write_page(path: Path, text: str) -> None:
    write_whole(path, text.encode())
