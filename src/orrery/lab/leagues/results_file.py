"""The folder of a league: what it is, a line for each game that is never changed again, and a record for each game.

    league.json       which league this is; another one is refused
    results.jsonl     one game a line, in the order in which they ended
    records/          game-000012.json and so on, as `orrery.replay` and the site take them
    report.html       made anew whenever it is asked for

A program that is cut off may leave half a line at the end: it is dropped, and its game played again. Anything else that
is not a result is an error that names the line, and changes nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from orrery.lab.lab_errors import LabError
from orrery.lab.leagues.league_games import LeagueGame, PlayedGame
from orrery.lab.leagues.league_plan import League
from orrery.lab.whole_files import cannot_write, write_whole

Json = Any
FORMAT = "orrery-league"
FORMAT_VERSION = 1
BY_SEAT = ("bots", "ranks", "shares", "scores", "choices", "seconds", "openings")


class ResultsFile:
    """The results of one league on disk. Opening it reads what is there and writes nothing."""

    def __init__(self, folder: Path, league: League) -> None:
        self.folder = folder
        self.league = league
        self.lines = folder / "results.jsonl"
        self.games: dict[int, LeagueGame] = {}
        self._sound = 0  # bytes of whole lines
        self._open: IO[bytes] | None = None
        self._check_league()
        self._read()

    def __enter__(self) -> ResultsFile:
        """Begin to write: the folder is made, and nobody else writes there meanwhile."""
        try:
            (self.folder / "records").mkdir(parents=True, exist_ok=True)
            about = self.folder / "league.json"
            if not about.exists():
                write_whole(about, (json.dumps(self._about(), ensure_ascii=False, indent=2) + "\n").encode())
            self._open = self.lines.open("ab")
            _lock(self._open, self.folder)
            self._read()  # once more: whoever had the folder may have added to it since
            self._open.truncate(self._sound)
        except OSError as error:
            self.__exit__()
            raise cannot_write(self.folder, error) from None
        except LabError:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._open is not None:
            with suppress(OSError):  # every line is on the disk since `add`, or an error has told that it is not
                self._open.close()
            self._open = None

    def add(self, played: PlayedGame) -> None:
        """Keep a game: first its record, then its line, so that a line always has its record."""
        assert self._open is not None, "not begun"
        n = played.result.n
        write_whole(self.folder / record_name(n), json.dumps(played.record, ensure_ascii=False).encode())
        line = json.dumps(played.result.to_json(), ensure_ascii=False, separators=(",", ":"))
        try:
            self._open.write(line.encode() + b"\n")
            self._open.flush()
            os.fsync(self._open.fileno())
        except OSError as error:
            raise cannot_write(self.lines, error) from error
        self.games[n] = played.result

    def results(self) -> list[LeagueGame]:
        """What is there, by number: not in the order in which the games happened to end."""
        return [self.games[n] for n in sorted(self.games)]

    # --- reading -------------------------------------------------------------------------------

    def _about(self) -> dict[str, Json]:
        return {"format": FORMAT, "format_version": FORMAT_VERSION, **self.league.to_json()}

    def _check_league(self) -> None:
        path = self.folder / "league.json"
        if not path.exists():
            if self.lines.exists():
                raise LabError("no_league", path=str(self.folder))
            return
        try:
            there = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            there = None
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise LabError("not_a_league", path=str(path))
        wanted = self._about()
        for name in wanted:
            if there.get(name) != wanted[name]:
                given, known = _short(wanted[name]), _short(there.get(name))
                raise LabError("other_league", path=str(self.folder), what=name, given=given, there=known)

    def _read(self) -> None:
        if not self.lines.exists():
            return
        self.games.clear()
        try:
            raw = self.lines.read_bytes()
        except OSError as error:
            raise LabError("cannot_read", path=str(self.lines), why=error.strerror or str(error)) from None
        self._sound = raw.rfind(b"\n") + 1
        for number, line in enumerate(raw[: self._sound].splitlines(), start=1):
            found = read_line(self.league, line)
            if found is None or found.n in self.games:
                raise LabError("broken_results", path=str(self.lines), line=number)
            self.games[found.n] = found


def read_line(league: League, line: bytes) -> LeagueGame | None:
    """A line of results; None where it is none of this league."""
    try:
        raw = json.loads(line)
        given: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in raw.items()}
        made = LeagueGame(**given)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None
    return made if _sound(league, made) else None


def _sound(league: League, game: LeagueGame) -> bool:
    if not _whole(game.n) or not _whole(game.actions) or not isinstance(game.faults, tuple):
        return False
    lists = [getattr(game, name) for name in BY_SEAT]
    if any(not isinstance(each, tuple) or len(each) != league.players for each in lists):
        return False
    numbers = [*game.shares, *game.seconds, *game.scores]
    return (
        all(_whole(bot) and bot < len(league.bots) for bot in game.bots)
        and all(_whole(each) for each in (*game.ranks, *game.choices))
        and all(type(number) in (int, float) for number in numbers)
        and all(opening is None or isinstance(opening, Mapping) for opening in game.openings)
        and all(isinstance(fault, Mapping) and fault.get("seat") in range(league.players) for fault in game.faults)
    )


def _whole(value: object) -> bool:
    return type(value) is int and value >= 0


def _short(value: Json) -> str:
    told = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return told if len(told) <= 120 else told[:119] + "…"


def record_name(n: int) -> str:
    """Where the record of game n lies, seen from the folder."""
    return f"records/game-{n:06d}.json"


def _lock(file: IO[bytes], folder: Path) -> None:
    """Two programs that play into one folder would write each game twice."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody keeps others out there
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise LabError("league_busy", path=str(folder)) from None
