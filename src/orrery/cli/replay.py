"""`orrery replay`: check a record against its digests and tell the game as text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import orrery
from orrery.cli import arguments as read
from orrery.cli.cli_texts import Wrong
from orrery.cli.scores import seat_names, show_scores
from orrery.core.errors import OrreryError
from orrery.core.match import Match
from orrery.texts import Say, catalogue, log_line

FAILED = 1


def run(say: Say, file: Path | None, directory: Path | None, seat: str | None, quiet: bool) -> int:
    read.whole("--seat", seat, 1)
    if directory is not None and file is None:
        return check_all(say, directory)
    if file is None or directory is not None:
        raise Wrong("file_or_all")
    m = open_match(file, say.lang)
    eyes = read.whole("--seat", seat, 1, m.players)
    if not quiet:
        tell(say, m, eyes)
    print(_sound(say, file, m))
    return 0


def open_match(path: Path, lang: str = "en") -> Match:
    """The match of a record or of a saved match; each step and digest is checked on the way."""
    raw = read.read_json(path)
    try:
        if isinstance(raw, dict) and raw.get("format") == "orrery-match":
            return orrery.load(json.dumps(raw))
        return orrery.replay(raw)
    except OrreryError as error:
        raise Wrong("in_file", path=str(path), text=error.text(lang)) from None


def tell(say: Say, m: Match, seat: int | None) -> None:
    texts, names = catalogue(m.game.id), seat_names(say, m.players, None, [])
    me = None if seat is None else seat - 1
    for event in m.events(me):
        print(log_line(texts, say.lang, event, names, me))
    if m.over:
        show_scores(say, m, names)
    else:
        print(say("replay-unfinished"))


def check_all(say: Say, directory: Path) -> int:
    """Every record of a directory; exit code 1 if one of them does not play as it did."""
    if not directory.is_dir():
        raise Wrong("no_directory", path=str(directory))
    files = sorted(directory.rglob("*.json"))
    if not files:
        raise Wrong("no_records", path=str(directory))
    good = 0
    for file in files:
        try:
            print(_sound(say, file, open_match(file, say.lang)))
            good += 1
        except OrreryError as error:
            print(error.text(say.lang))
    print(say("replay-sum", good=good, all=len(files)))
    return 0 if good == len(files) else FAILED


def _sound(say: Say, file: Path, m: Match) -> str:
    params: dict[str, Any] = {"game": m.game.name(say.lang), "players": m.players, "actions": len(m.actions)}
    return say("replay-ok", file=str(file), **params)
