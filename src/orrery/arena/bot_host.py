"""The process of a Python bot: loads it from its file or module and plays by the protocol of docs/bot-protocol.md.

    python -m orrery.arena.bot_host my_bots.py Cautious

It asks for re-dealt states, so that `decision.sample` works here as everywhere. What the bot prints goes to standard
error, because standard output belongs to the protocol.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import Any, TextIO

from orrery.arena.bot_process import PROTOCOL
from orrery.arena.bot_source import make
from orrery.bots.base import Bot
from orrery.core.decision import Decision
from orrery.core.errors import OrreryError, clip
from orrery.core.game import Game
from orrery.core.registry import game as find_game

Json = Any


class Host:
    """Plays game after game with a new bot each time."""

    def __init__(self, source: str, name: str) -> None:
        self.source, self.name = source, name
        self.bot: Bot | None = None
        self.game: Game[Any, Any] | None = None

    def hear(self, message: dict[str, Json]) -> Json:
        """The answer to a message; None if it wants none."""
        if message["t"] == "game":
            self.game = find_game(message["game"], message["rules_version"])
            self.bot = make(self.source, self.name, message["settings"], message["seed"])
            return {"t": "ready", "protocol": PROTOCOL, "states": True}
        if message["t"] == "decide":
            return self._decide(message)
        return None

    def _decide(self, message: dict[str, Json]) -> Json:
        assert self.bot is not None
        assert self.game is not None
        state = self.game.codec.read_state(message["state"])
        decision = Decision(self.game, state, message["decision"]["seat"])
        answer = self.bot.choose(message["view"], decision)
        if self.game.actions.kind_of(answer) is not None:
            return self.game.action_to_json(answer)
        return answer if isinstance(answer, int | list) else clip(answer)  # whoever asked sees what is wrong with it


def main(source: str, name: str, lines: TextIO, out: TextIO) -> None:
    host = Host(source, name)
    for line in lines:
        try:
            answer = host.hear(json.loads(line))
            written = json.dumps(answer, separators=(",", ":"))
        except OrreryError as error:
            written = json.dumps({"error": error.text("en")})
        except Exception as error:
            written = json.dumps({"error": "".join(traceback.format_exception(error)).strip()})
        if written != "null":
            print(written, file=out, flush=True)


if __name__ == "__main__":
    wire = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    main(sys.argv[1], sys.argv[2], sys.stdin, wire)
