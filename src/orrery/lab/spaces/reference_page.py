"""The reference of a game's action space and observations as a page, made from the same tables the programs use."""

from __future__ import annotations

from orrery.core import registry
from orrery.core.layout import Observed
from orrery.core.numbering import Block
from orrery.lab.spaces.action_space import space
from orrery.lab.spaces.observing import observation

LONG = 600  # letters: of a longer list of values only its ends are told, but for kinds of actions


def page(game_id: str) -> str:
    """All numbers and fields of a game, in Markdown."""
    steps, seen, title = space(game_id), observation(game_id), registry.game(game_id).name["en"]
    return "\n".join(
        [
            f"# {title}: numbers and fields",
            "",
            "Made by `tools/lab_pages.py` from the code; [spaces.md](spaces.md) explains how to use it.",
            "",
            f"## Action space `{steps.name}`: {steps.n} numbers",
            "",
            "| numbers | block | what | values |",
            "|---|---|---|---|",
            *map(_block, steps.blocks),
            "",
            f"## Observation `{seen.name}`: {seen.size} floats",
            "",
            "| places | field | shape | bounds | meaning |",
            "|---|---|---|---|---|",
            *map(_field, seen.fields),
            "",
        ]
    )


def _block(block: Block) -> str:
    last = block.first + block.size - 1
    numbers = f"{block.first}" if block.size == 1 else f"{block.first} to {last}"
    told = "; ".join(block.each)
    if len(told) > LONG and block.first:
        told = f"{block.each[0]} ... {block.each[-1]}"
    return f"| {numbers} | {block.name} | {block.what} | {told} |"


def _field(field: Observed) -> str:
    last = field.first + field.size - 1
    places = f"{field.first}" if field.size == 1 else f"{field.first} to {last}"
    shape = " x ".join(map(str, field.shape))
    return f"| {places} | `{field.name}` | {shape} | {field.low:g} to {field.high:g} | {field.meaning} |"
