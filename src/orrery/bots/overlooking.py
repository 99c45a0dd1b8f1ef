"""The bot that plays as people do who still have much to learn.

It never errs by a throw of dice. It looks at a few of the answers only, those that catch the eye first; it does not
look far; it counts points it has now rather than what they will become; it is fond of whatever it gets and forgets what
it pays for it. How much of all that, one number tells: the `ability`, from 0 for a beginner to 1 for `greedy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from orrery.bots.characters import Rules, likes_of, liking, seen
from orrery.bots.greedy import DEEPER, SAMPLES, WIDTH, worth_after_round
from orrery.bots.mind import Intent, new_mind
from orrery.bots.rollout import chapter, some
from orrery.bots.turn_search import TurnSearch
from orrery.core.decision import Decision
from orrery.core.engine import Action
from orrery.core.ledger import GOOD, LEVEL
from orrery.core.registry import game as find_game
from orrery.core.rng import Rng

Json = Any

FEWEST = 3  # answers a beginner looks at
SHINE = 0.35  # points a beginner sees in anything new, whatever it is good for
DETOURS = 12  # any-time actions in one round, such as drives: what shines elsewhere does so again on the way back
FOLLOWS = 0.3  # ability from which a turn is followed to its end at all
HEAT = 4  # after so many samples the worse half of a long list is out, as `greedy` has it


class Sight(NamedTuple):
    """How much somebody of an ability takes in."""

    answers: int  # looked at
    followed: int  # of them to the end of the turn
    samples: int  # of what is hidden and what others do
    foresight: float  # how much of the worth is what will become of it, and not points on the table
    shine: float

    @staticmethod
    def of(ability: float) -> Sight:
        answers = round(FEWEST * (WIDTH / FEWEST) ** ability)
        above = max(0.0, (ability - FOLLOWS) / (1.0 - FOLLOWS))
        followed = round(DEEPER * above)
        return Sight(answers, followed, max(1, round(SAMPLES * ability)), ability, SHINE * (1.0 - ability))


class OverlookingBot:
    """Looks like `greedy`, but overlooks what its ability does not let it see."""

    name = "overlooking"

    def __init__(self, seed: int = 0, ability: float = 1.0, character: str = "") -> None:
        self._rng = Rng(seed, 3)
        self.mind = new_mind(seed)
        self.sight = Sight.of(min(1.0, max(0.0, ability)))
        self.character = character

    def choose(self, view: dict[str, Json], decision: Decision) -> Any:
        game = find_game(view["game"], view.get("rules_version"))
        likes = likes_of(game, self.character, self.mind.mood)
        if len(decision.actions) == 1:
            return decision.actions[0]
        state = decision.sample(self._rng)
        free, intent = game.flow(state.options).free, self._intent(decision.seat, chapter(state))
        actions = list(decision.actions)
        if intent.detours >= DETOURS:
            actions = [action for action in actions if type(action) not in free] or actions
        answer = self._best(game, likes, state, decision, actions)
        if type(answer) in free:
            intent = intent._replace(detours=intent.detours + 1)
        self.mind = self.mind._replace(intent=intent)
        return answer

    def _intent(self, seat: int, now: int) -> Intent:
        intent = self.mind.intent
        return intent if (intent.seat, intent.round) == (seat, now) else Intent(seat, now)

    def _best(
        self, game: Rules, likes: Sequence[float], state: Any, decision: Decision, actions: list[Action]
    ) -> Action:
        looked = liking(self._dazzled(game, state, decision.seat), decision.seat, likes)
        tried = self._noticed(looked, state, decision.seat, actions)
        if game.side_by_side or game.turn_by_turn:
            return self._best_turn(looked, state, decision.seat, tried)
        return self._best_round(looked, decision, tried)

    def _noticed(self, game: Rules, state: Any, seat: int, actions: list[Action]) -> list[Action]:
        """A few answers of a long list: the abler, the more of those that deserve it, the others as they come."""
        most = self.sight.answers
        if len(actions) <= most:
            return actions
        striking = list(game.promising(state, seat, actions, most))
        if len(striking) >= len(actions):  # the game can't tell at a glance
            return some(actions, self._rng, most)
        found = striking[: round(most * (1.0 + self.sight.foresight) / 2)]
        return [*found, *some([action for action in actions if action not in found], self._rng, most - len(found))]

    def _dazzled(self, game: Rules, state: Any, seat: int) -> Rules:
        """The game as somebody sees it who counts points on the table, and anything new as a gain."""
        foresight, shine = self.sight.foresight, self.sight.shine
        if foresight >= 1.0:
            return game
        evaluate, lines, ledger = game.evaluate, game.score_lines, game.ledger
        bright = [n for n, quantity in enumerate(game.quantities) if quantity.kind in (GOOD, LEVEL)]
        before = ledger(state, seat)

        def judge(s: Any, asked: int) -> float:
            if asked != seat:
                return evaluate(s, asked)
            row = ledger(s, seat)
            value = foresight * evaluate(s, seat) + (1.0 - foresight) * sum(line.points for line in lines(s, seat))
            return value + shine * sum(row[n] > before[n] for n in bright)

        return seen(game, judge)

    def _best_turn(self, game: Rules, state: Any, seat: int, tried: list[Action]) -> Action:
        """What looks best right after it; the abler follow the best of these to the end of the turn."""
        table = TurnSearch(game, game.flow(state.options), self.sight.answers)
        if self.sight.followed < 2:
            return table.best(state, seat, tried).actions[0]
        finalists = table.shortlist(state, seat, tried, self.sight.followed)
        return max(finalists, key=lambda action: table.turn(state, seat, action).value)

    def _best_round(self, game: Rules, decision: Decision, tried: list[Action]) -> Action:
        """What looks best when the round is over, in the few futures that come to mind; all answers meet the same."""
        totals = dict.fromkeys(range(len(tried)), 0.0)
        race = list(totals)
        for n in range(1, self.sight.samples + 1):
            state, luck = decision.sample(self._rng), self._rng.bits()
            flow = game.flow(state.options)
            for i in race:
                totals[i] += worth_after_round(game, flow, state, decision.seat, tried[i], Rng(luck))
            if n % HEAT == 0 and n < self.sight.samples and len(race) > HEAT:
                race.sort(key=totals.__getitem__, reverse=True)
                race = sorted(race[: max(HEAT, len(race) // 2)])
        return tried[max(race, key=totals.__getitem__)]
