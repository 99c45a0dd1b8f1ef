"""The public Python API, line by line as it is promised."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import orrery
from orrery import Match


def test_games_and_unknown_games() -> None:
    assert "planet_5r" in orrery.games()
    assert orrery.games() == sorted(orrery.games())
    with pytest.raises(orrery.UnknownGame) as unknown:
        orrery.game("chess")
    assert "planet_5r" in unknown.value.text("en")
    assert "planet_5r" in unknown.value.text("ru")
    assert "chess" in unknown.value.text("en")
    assert unknown.value.params["game"] == "chess"


def test_a_game_tells_about_itself() -> None:
    game = orrery.game("planet_5r")
    assert isinstance(game.players, range)
    assert list(game.players) == [3, 4, 5]
    assert game.options["type"] == "object"
    assert json.loads(json.dumps(game.options)) == game.options
    assert game.name["ru"] == "Планета 5Р"
    assert game.name["en"] == "Planet 5R"
    assert game is orrery.game("planet_5r")


def test_a_match_as_printed() -> None:
    game = orrery.game("planet_5r")
    m = game.new(players=4, seed=7, options={})
    with pytest.raises(orrery.BadOptions) as bad:
        game.new(players=4, seed=7, options={"die": "20"})
    assert bad.value.option == "die"
    assert bad.value.reason

    assert m.actors == (0, 1, 2, 3)
    d = m.decision(0)
    assert d is not None
    assert isinstance(d.actions, tuple)
    assert d.kind == "choose_card"
    assert d.rule == "R5-5.2"
    assert d.prompt("ru") != d.prompt("en")

    events = m.act(0, d.actions[3])
    assert events == [{"e": "card_chosen", "seat": 0, "card": "scout"}]
    assert m.decision(0) is None
    assert m.act(1, ["play", "develop"])

    before = m.to_json()
    with pytest.raises(orrery.IllegalAction) as illegal:
        m.act(2, ["bid", 3])
    assert illegal.value.rule == "R5-3.2"
    assert illegal.value.why == "card_first"
    assert illegal.value.text("en")
    with pytest.raises(orrery.BadAction):
        m.act(0, ["place", 1, 3, 37])
    assert m.to_json() == before

    assert m.can_undo(0)
    m.undo(0)
    assert not m.can_undo(0)
    with pytest.raises(orrery.CannotUndo) as cannot:
        m.undo(0)
    assert cannot.value.why == "nothing"
    assert cannot.value.text("ru")

    assert m.preview(0, ["play", "expand"]) == [{"e": "card_chosen", "seat": 0, "card": "expand"}]

    assert json.loads(json.dumps(m.view(0))) == m.view(0)
    assert m.view(0)["me"] == 0
    assert m.view(None)["me"] is None

    assert m.over is False
    assert m.winners == ()
    sheets = m.scores()
    assert len(sheets) == 4
    assert isinstance(sheets[0].total, int)
    line = sheets[0].lines[0]
    assert (line.key, line.points) == ("water", 2)
    assert str(line.text)

    assert m.clone() == m
    assert orrery.load(m.to_json()) == m
    assert orrery.replay(m.record()) == m
    assert json.loads(json.dumps(m.record())) == m.record()
    with pytest.raises(orrery.BadRecord) as broken:
        orrery.replay({**m.record(), "actions": [[0, ["play", "nothing"]]]})
    assert broken.value.at == 1


def test_bots_choose_from_view_and_decision() -> None:
    m = orrery.game("planet_5r").new(players=3, seed=1)
    d = m.decision(0)
    assert d is not None
    for name in ("random", "greedy"):
        assert orrery.bot(name).choose(m.view(0), d) in d.actions
    with pytest.raises(orrery.UnknownBot) as unknown:
        orrery.bot("oracle")
    assert "random" in unknown.value.text("en")


def test_play_out_as_printed() -> None:
    game = orrery.game("planet_5r")
    m = game.new(players=4, seed=7)
    result = orrery.play_out(m, bots=["random"] * 4, seed=1)
    assert result is m
    assert m.over
    assert m.actors == ()
    assert m.winners
    best = max(sheet.total for sheet in m.scores())
    assert all(m.scores()[seat].total == best for seat in m.winners)
    again = orrery.play_out(game.new(players=4, seed=7), bots=["random"] * 4, seed=1)
    assert again == m
    other = orrery.play_out(game.new(players=4, seed=7), bots=["random"] * 4, seed=2)
    assert other != m
    assert orrery.replay(m.record()) == m


def test_errors_share_a_base_with_code_params_and_text() -> None:
    errors = (
        orrery.UnknownGame,
        orrery.UnknownBot,
        orrery.BadOptions,
        orrery.BadAction,
        orrery.BadPosition,
        orrery.BadRecord,
        orrery.CannotUndo,
        orrery.IllegalAction,
    )
    for error in errors:
        assert issubclass(error, orrery.OrreryError)
        assert error.code != orrery.OrreryError.code
        assert callable(error.text)
    assert len({error.code for error in errors}) == len(errors)


def test_everything_promised_is_exported() -> None:
    for name in orrery.__all__:
        assert getattr(orrery, name) is not None
    assert {"games", "game", "bot", "play_out", "load", "replay"} <= set(orrery.__all__)
    assert isinstance(orrery.game("planet_5r").new(3, 1), Match)


KNOWN = "assert 'planet_5r' in orrery.games() == sorted(orrery.games());"
SAME = "assert orrery.game('planet_5r').id == 'planet_5r';"


@pytest.mark.parametrize(
    "code",
    [
        f"import orrery; {KNOWN} import orrery.games.planet_5r; {KNOWN} {SAME}",
        f"import orrery.games.planet_5r, orrery; {KNOWN} {SAME}",
        f"from orrery.games.planet_5r import GAME; import orrery; {KNOWN} assert orrery.game('planet_5r') is GAME",
        f"import orrery.games; {KNOWN}",
        f"import orrery; from orrery import games; games(); import orrery.games as package; package(); {KNOWN}",
    ],
)
def test_games_is_a_function_and_a_package_in_any_order_of_imports(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_same_game_whatever_the_hash_seed() -> None:
    """Promise: set order and hash() never reach a rule."""
    code = (
        "import orrery; m = orrery.play_out(orrery.game('planet_5r').new(5, 11), ['random'] * 5, seed=2);"
        "print(m.record()['digests'], hash('x'))"
    )
    found = set()
    for seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        )
        digests, _, hashed = done.stdout.strip().rpartition(" ")
        found.add((digests, hashed))
    assert len({digests for digests, _ in found}) == 1
    assert len({hashed for _, hashed in found}) == 3
