"""Looking for good settings of a bot: trials on the same deals, hopeless ones given up early, the best played again.

A trial is a bot with some settings among opponents that stay the same. All trials meet the same deals, rotated, so luck
of the deal does not decide between them. What comes of a trial depends on the plan and its number alone, and finished
trials are kept in a file line by line, so a search that was interrupted goes on as if nothing had happened. The best is
in the end played on deals that the search has not seen: the best of many trials looks better than it is.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from orrery.arena.contestants import Contestant
from orrery.arena.jobs import Executor
from orrery.arena.series import Series, play_game
from orrery.bots import BOTS
from orrery.core.rng import mix
from orrery.lab.extras import extra
from orrery.lab.lab_errors import LabError
from orrery.lab.provenance import bot_files, code_version
from orrery.lab.tuning.knob_ranges import Knob, Number, with_settings
from orrery.lab.tuning.paired import Paired, paired
from orrery.lab.whole_files import cannot_write

Json = Any
TRIALS = "trials.jsonl"
REDUCTION = 3  # of trials that have come to a look, one in so many goes on
LOOKS = 2  # before the last one: after a ninth and a third of the games
SEARCHING, UNSEEN, SUGGESTING = 0x7E57, 0xF4E5, 0x5066
PRUNED, COMPLETE = "pruned", "complete"
Progress = Callable[[int, int], None]  # trials done, games played in this run


class TuningPlan(NamedTuple):
    """All that decides what is found."""

    game: str
    options: tuple[tuple[str, Any], ...]
    bot: Contestant
    knobs: tuple[Knob, ...]
    opponents: tuple[Contestant, ...]
    games: int  # of a trial that is played to the end
    trials: int
    seed: int

    @property
    def players(self) -> int:
        return len(self.opponents) + 1

    def series(self, bot: Contestant, stream: int = SEARCHING) -> Series:
        """The bot of a trial among the opponents, on the deals that all trials meet."""
        return Series(self.game, self.options, (bot, *self.opponents), self.games, mix(self.seed, stream))

    def looks(self) -> list[int]:
        """Games after which a trial may be given up, whole deals each, and all of them at last."""
        deals = self.games // self.players
        return [self.players * max(1, deals // REDUCTION**left) for left in range(LOOKS, 0, -1)] + [self.games]

    def to_json(self) -> dict[str, Json]:
        """Without the number of trials: more of them can be asked for later."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "bot": self.bot.label,
            "settings": [knob.label for knob in self.knobs],
            "against": [bot.label for bot in self.opponents],
            "games": self.games,
            "seed": self.seed,
            "files": bot_files((self.bot, *self.opponents)),
            "code": code_version(),
        }


class TrialResult(NamedTuple):
    """A finished trial: shares of wins after each look it came to."""

    n: int
    settings: dict[str, Number]
    shares: list[float]
    games: int
    state: str  # PRUNED or COMPLETE
    notes: dict[str, Json]  # what the pruner keeps of it

    @property
    def share(self) -> float:
        return self.shares[-1]


class TuningEnd(NamedTuple):
    trials: list[TrialResult]
    best: TrialResult
    bot: Contestant  # with the best settings
    unseen: Paired  # the best and the first opponent, at the same seats of deals the search has not seen


def tune(
    plan: TuningPlan, executor: Executor, folder: Path | None = None, progress: Progress | None = None
) -> TuningEnd:
    """Do the trials that are missing, then play the best on new deals."""
    journal = _Journal(plan, folder)
    study = _Study(plan)
    played = 0
    for result in journal.trials[: plan.trials]:
        study.remember(result)
    for n in range(len(journal.trials), plan.trials):
        result = study.trial(n, executor)
        played += result.games
        journal.add(result)
        if progress is not None:
            progress(n + 1, played)
    trials = journal.trials[: plan.trials]
    best = max((trial for trial in trials if trial.state == COMPLETE), key=lambda trial: (trial.share, -trial.n))
    bot = with_settings(plan.bot, best.settings)
    ours, others = (
        _shares(plan.series(each, UNSEEN), executor, range(plan.games)) for each in (bot, plan.opponents[0])
    )
    return TuningEnd(trials, best, bot, paired(ours, others, plan.players))


def _shares(series: Series, executor: Executor, numbers: Sequence[int]) -> list[float]:
    """The first bot's part of the win in each of these games."""
    found = {n: result.shares[0] for n, result in executor.run(partial(play_game, series), numbers)}
    return [found[n] for n in numbers]


class _Study:
    """Optuna's part: which settings to try next, and which trials to give up."""

    def __init__(self, plan: TuningPlan) -> None:
        with extra("lab"):
            import optuna
        self._optuna: Any = optuna
        self._plan = plan
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        pruner = optuna.pruners.SuccessiveHalvingPruner(min_resource=1, reduction_factor=REDUCTION)
        self._study = optuna.create_study(direction="maximize", pruner=pruner)
        self._ranges: dict[str, Any] = {
            knob.name: optuna.distributions.IntDistribution(int(knob.low), int(knob.high))
            if knob.whole
            else optuna.distributions.FloatDistribution(knob.low, knob.high, step=knob.step)
            for knob in plan.knobs
        }

    def remember(self, result: TrialResult) -> None:
        """A trial of an earlier run, as if it had been done in this one."""
        states = self._optuna.trial.TrialState
        self._study.add_trial(
            self._optuna.trial.create_trial(
                state=states.COMPLETE if result.state == COMPLETE else states.PRUNED,
                params=result.settings,
                distributions=self._ranges,
                value=result.share,
                intermediate_values={REDUCTION**look: share for look, share in enumerate(result.shares)},
                system_attrs=result.notes,
            )
        )

    def trial(self, n: int, executor: Executor) -> TrialResult:
        # a sampler of its own for each trial: what it suggests follows from the trials before, not from this process
        self._study.sampler = self._optuna.samplers.TPESampler(seed=mix(mix(self._plan.seed, SUGGESTING), n + 1) >> 32)
        if n == 0 and (usual := self._usual()) is not None:
            self._study.enqueue_trial(usual)
        trial = self._study.ask(self._ranges)
        settings = {knob.name: knob.value(trial.params[knob.name]) for knob in self._plan.knobs}
        series = self._plan.series(with_settings(self._plan.bot, settings))
        shares: list[float] = []
        means: list[float] = []
        looks = self._plan.looks()
        state = COMPLETE
        for look, games in enumerate(looks):
            shares += _shares(series, executor, range(len(shares), games))
            means.append(sum(shares) / len(shares))
            trial.report(means[-1], REDUCTION**look)
            if look < LOOKS and trial.should_prune():
                state = PRUNED
                break
        if state == COMPLETE:
            done = self._study.tell(trial, means[-1])
        else:
            done = self._study.tell(trial, state=self._optuna.trial.TrialState.PRUNED)
        notes = {key: value for key, value in done.system_attrs.items() if key.startswith("completed_rung")}
        return TrialResult(n, settings, means, len(shares), state, notes)

    def _usual(self) -> dict[str, Number] | None:
        """The bot's own settings come first, if they are in the ranges: there is something to compare with."""
        if self._plan.bot.source or self._plan.bot.name not in BOTS:
            return None
        defaults = inspect.signature(BOTS[self._plan.bot.name]).parameters
        usual = {knob.name: defaults[knob.name].default for knob in self._plan.knobs}
        inside = all(usual[k.name] is not None and k.low <= usual[k.name] <= k.high for k in self._plan.knobs)
        return usual if inside else None


class _Journal:
    """Finished trials, line by line; the first line says of which search."""

    def __init__(self, plan: TuningPlan, folder: Path | None) -> None:
        self.trials: list[TrialResult] = []
        self._file = None if folder is None else folder / TRIALS
        if self._file is None:
            return
        head = json.dumps(plan.to_json(), ensure_ascii=False)
        try:
            if not self._file.exists():
                self._file.parent.mkdir(parents=True, exist_ok=True)
                self._file.write_text(head + "\n", encoding="utf-8")
            text = self._file.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise cannot_write(self._file.parent, error) from error
        if not text:
            raise LabError("broken_search", path=str(self._file), line=1)
        first, *lines = text.splitlines(keepends=True)
        if first.rstrip("\n") != head:
            raise LabError("other_search", path=str(folder))
        whole = [line for line in lines if line.endswith("\n")]
        for n, line in enumerate(whole):
            found = _read_trial(plan, n, line)
            if found is None:
                raise LabError("broken_search", path=str(self._file), line=n + 2)
            self.trials.append(found)
        if len(whole) < len(lines):  # the last word of an interrupted process
            self._file.write_text("".join([first, *whole]), encoding="utf-8")

    def add(self, result: TrialResult) -> None:
        self.trials.append(result)
        if self._file is not None:
            try:
                with self._file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(result._asdict(), ensure_ascii=False) + "\n")
            except OSError as error:
                raise cannot_write(self._file, error) from error


def _read_trial(plan: TuningPlan, n: int, line: str) -> TrialResult | None:
    """A line of the journal; None where it is not trial n of this search."""
    try:
        found = TrialResult(**json.loads(line))
        ours = found.settings.keys() == {knob.name for knob in plan.knobs}
        ours = ours and all(k.low <= found.settings[k.name] <= k.high for k in plan.knobs)
        ours = ours and 0 < len(found.shares) <= LOOKS + 1 and all(0 <= share <= 1 for share in found.shares)
        ours = ours and found.games == plan.looks()[len(found.shares) - 1] and isinstance(found.notes, dict)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None
    ended = COMPLETE if len(found.shares) > LOOKS else PRUNED
    return found if ours and found.n == n and found.state == ended else None
