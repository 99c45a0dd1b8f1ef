"""Orrery: planet-settling board games as an engine, for people and for bots.

The public API is what stands in `__all__`; see `docs/api.md`. A walk through it:

>>> import orrery
>>> "planet_5r" in orrery.games()
True
>>> game = orrery.game("planet_5r")
>>> isinstance(game, orrery.Game), game.players, game.name["ru"]
(True, range(3, 6), 'Планета 5Р')

A match asks one or several seats at once. Each gets a decision with every legal answer:

>>> m = game.new(players=4, seed=7)
>>> isinstance(m, orrery.Match), m.actors, m.over
(True, (0, 1, 2, 3), False)
>>> d = m.decision(0)
>>> isinstance(d, orrery.Decision), d.kind, d.rule, len(d.actions)
(True, 'choose_card', 'R5-5.2', 5)
>>> m.preview(0, ["play", "scout"])
[{'e': 'card_chosen', 'seat': 0, 'card': 'scout'}]
>>> m.act(0, ["play", "scout"])
[{'e': 'card_chosen', 'seat': 0, 'card': 'scout'}]
>>> m.decision(0) is None
True

What has shown nobody anything is taken back, and done again:

>>> m.can_undo(0)
True
>>> m.undo(0)
>>> m.can_redo(0), m.actors
(True, (0, 1, 2, 3))
>>> m.act(0, m.redo(0))
[{'e': 'card_chosen', 'seat': 0, 'card': 'scout'}]

What the rules refuse says by which rule, and what is no action at all says so; neither changes anything:

>>> m.refused(1, ["bid", 3]).rule
'R5-3.2'
>>> def caught(error, call, *given):
...     try:
...         call(*given)
...     except error as found:
...         return found
>>> caught(orrery.IllegalAction, m.act, 1, ["bid", 3]).text("en")
'First choose an action card; technologies come up for auction when somebody Excavates.'
>>> caught(orrery.BadAction, m.act, 1, ["fly"]).text("en")
"This game knows no such move: 'fly' is no kind of action; known: play, bid, take, confirm."
>>> caught(orrery.CannotUndo, m.undo, 1).why
'nothing'
>>> caught(orrery.UnknownGame, orrery.game, "chess").params["game"]
'chess'
>>> caught(orrery.OldRules, orrery.game, "planet_5r", 0).code
'old_rules'
>>> caught(orrery.BadOptions, game.new, 9).option
'players'
>>> issubclass(orrery.IllegalAction, orrery.OrreryError)
True

What an action would bring, as far as its seat can foresee, is told without taking it:

>>> won = {"players": 3, "market": ["tech_rain_mill"], "pending": [{"kind": "take_technology", "seat": 0}]}
>>> (take,) = game.position(won).outcomes(0)
>>> [f"{item} +{amount}" for item, amount in take.gained], take.lost
(['technology +1', 'improvement +2', 'blue +1'], ())
>>> take.score.before, take.score.after, take.reveals, take.ends_turn
(2, 3, True, True)
>>> [quantity.name for quantity in game.quantities][:2], game.texts.format("en", "amount-blue", {"amount": 2})
(['water', 'hand'], '2 blue crystals')

A seat, or a spectator, sees and hears what it may know:

>>> m.view(0)["me"], m.view(None)["me"]
(0, None)
>>> [event["e"] for event in m.events(0)][-1]
'card_chosen'
>>> [step.events == m.events(0)[-1:] and step.view == m.view(0) for step in m.steps(0)]
[True]
>>> len(m.commitment), m.view(0)["seed"]
(64, None)

Bots play from what their seat sees. Whoever plans gets a full state, with everything hidden dealt anew:

>>> d = m.decision(1)
>>> orrery.bot("greedy").choose(m.view(1), d) in d.actions
True
>>> state = d.sample(orrery.Rng(1))
>>> state.players, isinstance(game.evaluate(state, 1), float), game.foresee(state, 1) == game.evaluate(state, 1)
(4, True, True)
>>> terms = game.evaluate_terms(state, 1)
>>> abs(sum(term.value for term in terms) - game.evaluate(state, 1)) < 1e-9, d.game is game
(True, True)
>>> game.term_name(terms[1].key)["en"], game.term_text(terms[1])["ru"]
('Water', 'в запасе 5 фишек воды')
>>> game.actors(state), game.legal(state, 1) == list(d.actions)
((1, 2, 3), True)
>>> game.step(state, 1, ["play", "scout"])
>>> game.actors(state), len(game.result(game.clone(state)).sheets)
((2, 3), 4)
>>> caught(orrery.UnknownBot, orrery.bot, "oracle").params["bot"]
'oracle'
>>> class Silent:
...     name = "silent"
...     def choose(self, view, decision): return None
>>> caught(orrery.BadAnswer, orrery.play_out, m, [Silent()] * 4).params["question"]
'choose_card'
>>> copy = m.clone()
>>> orrery.play_out(m, bots=["random"] * 4, seed=1) is m, m.over, copy.over
(True, True, False)
>>> best = max(sheet.total for sheet in m.scores())
>>> all(m.scores()[seat].total == best for seat in m.winners)
True

A match is kept as text, or as a record of its seed and actions, and begins from a position too:

>>> orrery.load(copy.to_json()) == copy, orrery.replay(m.record()) == m
(True, True)
>>> caught(orrery.BadRecord, orrery.replay, {}).at
0
>>> m.expect([1])  # where it will go back to: helpful, not needed, as is to find the way beforehand
>>> m.remember_way(m.way_back(1))
>>> m.rewind(1)
>>> m.actions == copy.actions
True
>>> p = game.position({"players": 3, "seats": [{"water": 3}], "pending": [{"kind": "bid", "seat": 0}]})
>>> p.actors, len(p.decision(0).actions)
((0,), 3)
>>> game.position(game.describe(p.state)).state.water == p.state.water
True
>>> caught(orrery.BadPosition, game.position, {"players": 3, "market": ["moon"]}).at
'market[0]'
>>> dealt = game.resample(copy.state, 1, orrery.Rng(1))
>>> orrery.Match.from_state(game, 4, copy.options, dealt, 7).view(1)["market"] == copy.view(1)["market"]
True
"""

from __future__ import annotations

from orrery.core import compiled as compiled  # first: it decides where the others come from

# isort: split
from orrery.bots import bot, play_out
from orrery.core.decision import Decision
from orrery.core.errors import (
    BadAction,
    BadAnswer,
    BadOptions,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalAction,
    OldRules,
    OrreryError,
    UnknownBot,
    UnknownGame,
)
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record_reader import load, replay
from orrery.core.registry import game, games, speak
from orrery.core.rng import Rng
from orrery.texts import common

speak(common())

__version__ = "0.1.0"

__all__ = [
    "BadAction",
    "BadAnswer",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Decision",
    "Game",
    "IllegalAction",
    "Match",
    "OldRules",
    "OrreryError",
    "Rng",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "game",
    "games",
    "load",
    "play_out",
    "replay",
]
