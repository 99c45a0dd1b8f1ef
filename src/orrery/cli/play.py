"""`orrery play`: a person at the terminal against bots. Works line by line too, without a terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console, RenderableType
from rich.table import Table as Rows

from orrery.bots.base import Bot
from orrery.bots.explanation import SECONDS, explain
from orrery.bots.levels import opponent
from orrery.cli import rule_lookup
from orrery.cli.arguments import Opponent
from orrery.cli.boards import board_of
from orrery.cli.cli_texts import Wrong
from orrery.cli.foreseen import foreseen
from orrery.cli.scores import seat_names, show_scores
from orrery.cli.thoughts import thoughts
from orrery.core.decision import Decision
from orrery.core.errors import BadAction, CannotUndo, IllegalAction
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.rng import mix
from orrery.texts import Say, catalogue, log_line

Json = Any

UNDO = frozenset({"u", "undo", "о", "отмена"})
HELP = frozenset({"h", "help", "с", "справка"})
DRAW = frozenset({"b", "board", "стол"})
LOG = frozenset({"l", "log", "журнал"})
HINT = frozenset({"t", "hint", "подсказка"})
QUIT = frozenset({"q", "quit", "exit", "в", "выход"})


class Sitting(NamedTuple):
    """What is to be played."""

    game: Game[Any, Any]
    players: int
    seat: int
    levels: list[Opponent]
    options: dict[str, Json]
    seed: int | None
    seconds: float | None
    save: Path | None
    thoughts: bool = False  # of the bots, told as they decide


class Left(Exception):
    """The player leaves the table."""


def run(say: Say, table: Sitting) -> int:
    session = Session(say, table)
    try:
        session.play()
    except Left:
        session.write_record()
        print(say("play-bye"))
    except EOFError:
        session.write_record()
        raise Wrong("input_ended") from None
    return 0


class Session:
    """One game at one terminal."""

    def __init__(self, say: Say, table: Sitting) -> None:
        self.say = say
        self.me = table.seat
        self.save = table.save
        options = dict(table.options)
        if "confirm" in table.game.options["properties"]:
            options.setdefault("confirm", True)  # a person may want to take a choice back
        self.m: Match = table.game.new(table.players, table.seed, options)
        self.names = seat_names(say, table.players, self.me, [asked.level for asked in table.levels])
        self.bots = self._bots(table)
        self.console = Console(highlight=False)
        self.board = board_of(table.game.id, say.lang)
        self.texts = catalogue(table.game.id)
        self.told = 0
        self.thoughts = table.thoughts
        self.seconds = SECONDS if table.seconds is None else table.seconds

    def _bots(self, table: Sitting) -> dict[int, Bot]:
        others = [seat for seat in range(table.players) if seat != self.me]
        return {
            seat: opponent(asked.level, mix(self.m.seed & (1 << 64) - 1, seat + 1), table.seconds, asked.character)
            for seat, asked in zip(others, table.levels, strict=True)
        }

    def play(self) -> None:
        say, m = self.say, self.m
        self.line(say("play-welcome", game=m.game.name(say.lang), seat=self.me + 1, players=m.players))
        while not m.over:
            self.tell()
            if self.me in m.actors:
                self.ask()
            else:
                self.bots_move()
        self.tell()
        self.line(say("play-over"))
        show_scores(say, m, self.names, self.me, self.console)
        self.write_record()

    def write_record(self) -> None:
        if self.save is None:
            return
        try:
            self.save.write_text(json.dumps(self.m.record(), ensure_ascii=False), encoding="utf-8")
        except OSError:
            raise Wrong("cannot_write", path=str(self.save)) from None
        self.line(self.say("play-saved", path=str(self.save)))

    def bots_move(self) -> None:
        seat = self.m.actors[0]
        decision = self.m.decision(seat)
        assert decision is not None
        view = self.m.view(seat)
        if self.console.is_terminal and len(decision.actions) > 1:
            with self.console.status(self.say("play-thinking", name=self.names[seat])):
                action = self.bots[seat].choose(view, decision)
        else:
            action = self.bots[seat].choose(view, decision)
        if self.thoughts and len(decision.actions) > 1:
            self.think(decision, self.say("play-thoughts", name=self.names[seat]), action)
        self.m.act(seat, action)

    def think(self, decision: Decision, title: str, chosen: Any = None) -> None:
        """Tell what speaks for what a bot has chosen; without that, what the strongest one would choose."""
        found = explain(decision, self.seconds, chosen=chosen)
        self.line(title, style="bold")
        self.console.print(thoughts(self.say, self.board, self.m, decision, found))

    # --- asking --------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask until an action is taken or taken back."""
        decision = self.m.decision(self.me)
        assert decision is not None
        confirming = decision.kind == "confirm"
        if not confirming:
            self.console.print(self.board.draw(self.m.view(self.me), self.names))
            self.show_choices(decision)
        while True:
            text = self.read(self.say("play-confirm-ask" if confirming else "play-ask"))
            if self.obey(text, decision):
                return

    def show_choices(self, decision: Decision) -> None:
        self.line(f"{decision.prompt(self.say.lang)} [{decision.rule}]", style="bold")
        rows = Rows.grid(padding=(0, 1))
        rows.add_column(justify="right", style="bold cyan")
        rows.add_column()
        rows.add_column()
        choices = self.board.choices(self.m, decision)
        told = iter(self.m.outcomes(self.me, [action for _, action in choices if action is not None]))
        for n, (label, action) in enumerate(choices, start=1):
            if action is None:
                rows.add_row("", label)
            else:
                rows.add_row(str(n), label, foreseen(self.say, self.m.game.texts, next(told)))
        self.console.print(rows)

    def obey(self, text: str, decision: Decision) -> bool:
        """Do what was typed; True when the question is settled."""
        word = text.lower()
        if word in QUIT:
            raise Left
        if word in UNDO:
            return self.undo()
        if word in HELP:
            self.line(self.say("play-help"))
        elif word in DRAW:
            self.console.print(self.board.draw(self.m.view(self.me), self.names))
            self.show_choices(decision)
        elif word in LOG:
            self.show_log()
        elif word in HINT:
            self.think(decision, self.say("play-hint"))
        elif word.startswith("?"):
            wanted = text[1:].strip()
            for line in rule_lookup.told(self.say, self.m.game, wanted or decision.rule, not wanted):
                self.line(line)
        else:
            return self.answer(text, decision)
        return False

    def undo(self) -> bool:
        try:
            self.m.undo(self.me)
        except CannotUndo as refused:
            self.line(refused.text(self.say.lang), style="yellow")
            return False
        self.told = min(self.told, len(self.m.events(self.me)))
        self.line(self.say("play-undone"))
        return True

    def answer(self, text: str, decision: Decision) -> bool:
        action = self.find(text, decision)
        if action is None:
            return False
        try:
            self.m.act(self.me, action)
        except IllegalAction as refused:
            self.line(self.say("play-refused", text=refused.text(self.say.lang), rule=refused.rule), style="yellow")
            return False
        except BadAction as bad:
            self.line(bad.text(self.say.lang), style="yellow")
            return False
        return True

    def find(self, text: str, decision: Decision) -> Any | None:
        """The action meant: by number, in the game's words, by the beginning of its label, or in its text form."""
        if len(decision.actions) == 1 and not text:
            return decision.actions[0]
        found = self.board.read(self.m, decision, text)
        if found is not None:
            return found
        choices = [(label, action) for label, action in self.board.choices(self.m, decision) if action is not None]
        if text.isdecimal() and len(text) < 10 and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1][1]
        if text.startswith("["):
            return _parsed(text)
        named = [(label, action) for label, action in choices if self.named(label, action, text)] if text else []
        if len(named) == 1:
            return named[0][1]
        if named:
            known = ", ".join(str(choices.index(item) + 1) for item in named)
            self.line(self.say("play-ambiguous", text=text[:40], known=known), style="yellow")
        else:
            self.line(self.say("play-not-understood", text=text[:40]), style="yellow")
        return None

    def named(self, label: RenderableType, action: Any, text: str) -> bool:
        word = text.lower()
        ids = [part for part in self.m.game.action_to_json(action)[1:] if isinstance(part, str)]
        return str(label).lower().startswith(word) or any(part.lower().startswith(word) for part in ids[:1])

    # --- telling -------------------------------------------------------------------------------

    def tell(self) -> None:
        """What has happened since."""
        events = self.m.events(self.me)
        for event in events[self.told :]:
            self.line(log_line(self.texts, self.say.lang, event, self.names, self.me), style="dim")
        self.told = len(events)

    def show_log(self) -> None:
        self.line(self.say("play-log"), style="bold")
        for event in self.m.events(self.me):
            self.line(log_line(self.texts, self.say.lang, event, self.names, self.me))

    def line(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False)

    def read(self, prompt: str) -> str:
        if sys.stdin.isatty():
            return self.console.input(f"{prompt} ", markup=False).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        answer = line.strip()
        self.line(f"{prompt} {answer}")  # so that a transcript shows what was asked and answered
        return answer


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return [text]
