"""Where texts and the calls that use them stand in the source tree."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import orrery

ROOT = Path(orrery.__file__).parent
GAMES_ROOT = ROOT / "games"
LANGUAGES = ("en", "ru")

# Message files: the common ones and those of all games. A game that is still being made
# has its texts tested before it can be played.
FILES = {
    "common": {lang: ROOT / "texts" / f"common.{lang}.ftl" for lang in LANGUAGES},
    **{
        folder.parent.name: {lang: folder / f"{lang}.ftl" for lang in LANGUAGES}
        for folder in sorted(GAMES_ROOT.glob("*/text"))
    },
    # What bots say of a position stands apart: pages that show no reasons need not fetch it.
    **{
        f"{folder.parent.name} terms": {lang: folder / f"terms.{lang}.ftl" for lang in LANGUAGES}
        for folder in sorted(GAMES_ROOT.glob("*/text"))
    },
}
DATA = {path.parent.parent.name: path for path in sorted(GAMES_ROOT.glob("*/data/rules.toml"))}


@cache
def load(game_id: str, name: str) -> dict[str, Any]:
    return tomllib.loads((GAMES_ROOT / game_id / "data" / f"{name}.toml").read_text(encoding="utf-8"))


class Said(NamedTuple):
    """A call such as refusal("R5-8.2", "bid_too_high", bid=9): its key and the names of its parameters."""

    where: str
    why: str
    params: tuple[str, ...]


@cache
def trees(game_id: str) -> tuple[tuple[str, ast.Module], ...]:
    """The modules of a game, and of the core, which refuses for every game."""
    paths = [*sorted((GAMES_ROOT / game_id).rglob("*.py")), *sorted((ROOT / "core").rglob("*.py"))]
    return tuple((str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def calls(game_id: str, function: str, argument: int) -> Iterator[Said]:
    """Every call of `function` whose key, its positional argument number `argument`, is written out."""
    for where, tree in trees(game_id):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or _called(node.func) != function:
                continue
            params = tuple(keyword.arg for keyword in node.keywords if keyword.arg is not None)
            for key in _written(node.args[argument]) if len(node.args) > argument else ():
                yield Said(f"{where}:{node.lineno}", key, params)


def _called(function: ast.expr) -> str | None:
    """The name of a function or of a method."""
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else None


def _written(key: ast.expr) -> list[str]:
    """The keys an expression can give: one, either of two, or a pattern such as no_*_there."""
    if isinstance(key, ast.Constant):
        return [str(key.value)]
    if isinstance(key, ast.IfExp):
        return [*_written(key.body), *_written(key.orelse)]
    if isinstance(key, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in key.values)]
    return []


def constants(game_id: str) -> set[str]:
    """All strings written in the sources of a game and of the core: a key kept in a table is among them."""
    return {
        node.value
        for _, tree in trees(game_id)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
