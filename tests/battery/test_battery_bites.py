"""The battery finds what it is there for: broken variants of the toy game, each caught by its check."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from battery import checks, outcome_checks, step_checks
from battery.tables import Setup, rng_of, setups_of, spread
from core import toy
from core.toy import TOY, BeginRound, ChooseNumber, Number, NumberChosen, Play, State, Toy, ToyOptions, Turn, Unveil
from orrery import Match, Rng
from orrery.core import engine
from orrery.core.engine import Action, Ask, Flow
from orrery.core.state import TABLE
from orrery.core.steps import PlayedAct


def run(game: Toy, check: Callable[[Match, Rng], object], players: int = 3) -> None:
    """One check over positions of some random games."""
    setup = Setup(game, players, {"confirm": False, "mood": "calm", "coins": 2})
    rng = rng_of(setup, 1)
    for m in spread(setup, 3, 2):
        check(m, rng)


def resample(m: Match, rng: Rng) -> None:
    for me in range(m.players):
        checks.check_resample(m.game, m.state, me, rng)


def answers(m: Match, rng: Rng) -> None:
    for me in range(m.players):
        checks.check_secret_answers(m.game, m.state, me, rng)


def copy(m: Match, rng: Rng) -> None:
    checks.check_copy(m.game, m.state)


def order(m: Match, rng: Rng) -> None:
    checks.check_any_order(m.game, m.state, rng)


def outcomes(m: Match, rng: Rng) -> None:
    for seat in m.actors:
        outcome_checks.check_outcomes(m.game, m.state, seat, rng)


def steps(m: Match, rng: Rng) -> None:
    for seat in m.actors:
        for action in engine.options(m.flow, m.state, seat):
            step_checks.check_steps(m, seat, action, dict)
            step_checks.check_secrets(m.game, m.state, seat, action, rng.below(m.players), rng)
            after = m.game.clone(m.state)
            engine.apply(m.flow, after, seat, action)
            silent = {*step_checks.OF_QUESTIONS, "points", "secret"}  # the toy gives and clears them without a word
            step_checks.check_events_come_last(PlayedAct(m.game, m.state, seat, action), after, silent)


def agreement(m: Match, rng: Rng) -> None:
    for seat in m.actors:
        checks.check_agreement(m.game, m.state, seat, checks.whole_space(m.game))


def flow_with(handler: type, changed: Any) -> Flow:
    return Flow({**toy.FLOW.handlers, handler: changed}, free=toy.FLOW.free)


@pytest.mark.parametrize(
    "check", [resample, answers, copy, order, outcomes, steps, agreement], ids=lambda c: c.__name__
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sound_toy_passes(check: Callable[[Match, Rng], object], players: int) -> None:
    run(TOY, check, players)
    assert TOY.players == range(2, 5)


def test_whole_games_of_the_sound_toy() -> None:
    setups = setups_of(TOY)
    assert len(setups) == 3 * 2 * 2 * 4
    for setup in setups[::5]:
        assert checks.check_game(setup, 3).over
        checks.check_replay_with_undos(setup, 3)


# --- faults -----------------------------------------------------------------------------------------


class SharesAList(Toy):
    def clone(self, state: State) -> State:
        twin = state.clone()
        twin.coins = state.coins
        return twin


class ForgetsAField(Toy):
    def clone(self, state: State) -> State:
        twin = state.clone()
        del twin.turn
        return twin


class ForgetsAValue(Toy):
    def clone(self, state: State) -> State:
        twin = state.clone()
        twin.points = [0] * state.players
        return twin


class ShowsSecrets(Toy):
    def view(self, state: State, seat: int | None, underway: bool = False, /) -> dict[str, Any]:
        return {**super().view(state, seat), "secret": state.secret[:]}


class ShowsTheDeckToSpectators(Toy):
    def view(self, state: State, seat: int | None, underway: bool = False, /) -> dict[str, Any]:
        return {**super().view(state, seat), "next": state.deck[:1] if seat is None else None}


class DealsWhatItSaw(Toy):
    def resample(self, state: State, seat: int, rng: Rng) -> State:
        twin = super().resample(state, seat, rng)
        twin.secret = state.secret[:]
        return twin


class DealsByHiddenThings(Toy):
    def resample(self, state: State, seat: int, rng: Rng) -> State:
        twin = super().resample(state, seat, rng)
        twin.deck.sort(key=lambda card: card * (1 if state.deck[0] > 4 else -1))
        return twin


class ChangesTheTruth(Toy):
    def resample(self, state: State, seat: int, rng: Rng) -> State:
        state.step += 1
        return super().resample(state, seat, rng)


class TellsSecrets(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        def tell(play: Play, f: ChooseNumber, a: Number) -> None:
            play.s.secret[f.seat] = a.n
            play.emit(NumberChosen(f.seat, a.n))  # without its veil

        ask = toy.FLOW.handlers[ChooseNumber]
        assert isinstance(ask, Ask)
        return flow_with(ChooseNumber, replace(ask, take=tell))


class PreviewsTheDeck(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        def peek(play: Play, f: Turn, a: Any) -> None:
            play.emit(toy.Gained(f.seat, sum(play.s.deck)))  # without a reveal
            toy.take_turn(play, f, a)

        ask = toy.FLOW.handlers[Turn]
        assert isinstance(ask, Ask)
        return flow_with(Turn, replace(ask, take=peek))


class DigsUnseen(Toy):
    """What a dig brings is foretold, from a deck dealt anew: false."""

    def flow(self, options: ToyOptions) -> Flow:
        def dig(play: Play, f: toy.Dig) -> None:
            if play.s.deck:
                play.s.coins[f.seat] += play.s.deck.pop(0)  # without a reveal

        return flow_with(toy.Dig, dig)


class ForetellsTheTruth(DigsUnseen):
    """The same from the true deck: a leak."""

    def as_known(self, state: State, seat: int) -> State:
        return state.clone()


class CountsInTheDark(Toy):
    """The ledger looks at the deck, which a seat does not know."""

    def ledger(self, state: State, seat: int) -> tuple[int, ...]:
        return (state.coins[seat] * (1 + sum(state.deck)),)


class TellsTooEarly(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        def gain(play: Play, f: toy.Gain) -> None:
            play.emit(toy.Gained(f.seat, f.amount))
            play.s.coins[f.seat] += f.amount

        return flow_with(toy.Gain, gain)


class GivesToSomebodyElse(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        def gain(play: Play, f: toy.Gain) -> None:
            play.s.coins[(f.seat + 1) % play.s.players] += f.amount
            play.emit(toy.Gained(f.seat, f.amount))

        return flow_with(toy.Gain, gain)


class OrderMatters(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        def hurry(play: Play, f: ChooseNumber, a: Number) -> None:
            play.s.points[f.seat] += play.s.secret.count(0)
            toy.choose_number(play, f, a)

        ask = toy.FLOW.handlers[ChooseNumber]
        assert isinstance(ask, Ask)
        return flow_with(ChooseNumber, replace(ask, take=hurry))


class ListsTooLittle(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        ask = toy.FLOW.handlers[ChooseNumber]
        assert isinstance(ask, Ask)
        return flow_with(ChooseNumber, replace(ask, options=lambda s, f: toy.number_options(s, f)[1:]))


class ListsTooMuch(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        def more(s: State, f: ChooseNumber) -> list[Action]:
            return [Number(0), *toy.number_options(s, f)]

        ask = toy.FLOW.handlers[ChooseNumber]
        assert isinstance(ask, Ask)
        return flow_with(ChooseNumber, replace(ask, options=more))


@pytest.mark.parametrize(
    ("broken", "check", "says"),
    [
        (ShowsSecrets, resample, "view leaks"),
        (ShowsTheDeckToSpectators, resample, "view leaks"),
        (DealsWhatItSaw, answers, "disagree"),
        (DealsByHiddenThings, resample, "looks at hidden"),
        (ChangesTheTruth, resample, "changes the true state"),
        (TellsSecrets, answers, "disagree"),
        (PreviewsTheDeck, resample, "leaks"),
        (DigsUnseen, outcomes, "coin"),
        (ForetellsTheTruth, outcomes, "an outcome leaks"),
        (CountsInTheDark, outcomes, "coin"),
        (TellsTooEarly, steps, "after .*coin"),
        (GivesToSomebodyElse, steps, "coin.* of seat"),
        (ShowsSecrets, steps, "in the middle of an act leaks"),
        (OrderMatters, order, "order"),
        (ListsTooLittle, agreement, "legal but not listed"),
        (ListsTooMuch, agreement, "listed but refused"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_faults_are_found(broken: type[Toy], check: Callable[[Match, Rng], object], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        run(broken(), check)


@pytest.mark.parametrize(
    ("broken", "says"), [(SharesAList, "shares"), (ForgetsAField, "forgotten"), (ForgetsAValue, "points")]
)
def test_bad_clones_are_found(broken: type[Toy], says: str) -> None:
    """On states of the sound game, because nothing can be played with a broken clone."""
    with pytest.raises(AssertionError, match=says):
        run(TOY, lambda m, rng: checks.check_copy(broken(), m.state))


class Endless(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        def again(play: Play, f: Unveil) -> None:
            play.then(TABLE, BeginRound())

        return flow_with(Unveil, again)


class DeadEnd(Toy):
    def flow(self, options: ToyOptions) -> Flow:
        ask = toy.FLOW.handlers[ChooseNumber]
        assert isinstance(ask, Ask)
        return flow_with(ChooseNumber, replace(ask, options=lambda s, f: []))


class Debts(Toy):
    def invariants(self, state: State) -> None:
        assert sum(state.coins) < 6, "too many coins"


@pytest.mark.parametrize(
    ("broken", "says"),
    [(Endless, "must end"), (DeadEnd, "dead end"), (Debts, "too many coins")],
    ids=lambda v: str(v)[-12:],
)
def test_faults_of_whole_games_are_found(broken: type[Toy], says: str) -> None:
    class WithoutFree(broken):  # type: ignore[valid-type,misc]
        def flow(self, options: ToyOptions) -> Flow:
            return Flow(super().flow(options).handlers)

    setup = Setup(WithoutFree(), 3, {"confirm": False, "mood": "calm", "coins": 1})
    with pytest.raises(AssertionError, match=says):
        checks.check_game(setup, 1)


def games_of(game: Toy) -> Iterator[Match]:
    yield from spread(Setup(game, 3, {}), 1, 3)


def test_positions_are_spread_over_a_game() -> None:
    found = list(games_of(TOY))
    assert found[0].actions == []
    assert found[-1].over
    assert len(found) > 4
