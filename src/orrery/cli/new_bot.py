"""`orrery bot new`: writes a bot of your own to start from, which can play at once."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.cli.cli_texts import Wrong
from orrery.cli.help import quickest_game
from orrery.texts import Say

SKELETON = '''\
"""A bot for Orrery. It plays any game:

    orrery duel {game} --bots {file}:{name},greedy,greedy
    python {file}          plays one game as a test
"""

import orrery


class {name}:
    """Takes what looks best right after it, by the game's own evaluation."""

    name = "{label}"

    # Settings are the parameters here: {file}:{name}:samples=5. The same seed must give the same answers.
    def __init__(self, seed: int = 0, samples: int = 3) -> None:
        self.rng = orrery.Rng(seed)
        self.samples = samples

    def choose(self, view, decision):
        """One of decision.actions. `print(decision)` shows question and answers; `view` is a JSON-ready dict."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        game = orrery.game(view["game"])
        worth = [0.0] * len(decision.actions)
        for _ in range(self.samples):
            state = decision.sample(self.rng)  # a whole table; what this seat can't know is dealt anew each time
            for n, action in enumerate(decision.actions):
                after = game.clone(state)
                game.step(after, decision.seat, action)
                worth[n] += game.evaluate(after, decision.seat)  # in points ahead of the best other seat
        return decision.actions[worth.index(max(worth))]


def test_it_plays_a_whole_game():
    match = orrery.game("{game}").new(players=3, seed=1)
    orrery.play_out(match, bots=[{name}(), "random", "random"], seed=1)
    assert match.over
    print([sheet.total for sheet in match.scores()])


if __name__ == "__main__":
    test_it_plays_a_whole_game()
'''


def run(say: Say, file: Path) -> int:
    """Write the skeleton, if there is nothing of this name."""
    if file.suffix != ".py" or not file.stem.isidentifier():
        raise Wrong("not_python_name", path=str(file))
    label = file.stem.strip("_").replace("_", " ") or "bot"
    name = "".join(part.capitalize() for part in re.split(r"[_\W]+", file.stem)) or "Bot"
    game = quickest_game()
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(SKELETON.format(file=file.name, name=name, label=label, game=game))
    except FileExistsError:
        raise Wrong("exists", path=str(file)) from None
    except OSError:
        raise Wrong("cannot_write", path=str(file)) from None
    print(say("bot-written", path=str(file)))
    print(f"orrery duel {game} --bots {file}:{name},greedy,greedy")
    return 0
