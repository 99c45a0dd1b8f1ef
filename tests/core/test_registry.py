"""Versions of the rules: the newest is in force, older ones are found as long as they are kept."""

from __future__ import annotations

import pytest

import orrery
from core.toy import TOY, State, Toy, ToyOptions
from orrery.core import registry


class NewToy(Toy):
    """The next version: everybody begins with a coin more."""

    rules_version = TOY.rules_version + 1

    def setup(self, players: int, options: ToyOptions, keys: tuple[int, ...]) -> State:
        s = super().setup(players, options, keys)
        s.coins = [coins + 1 for coins in s.coins]
        return s


NEW = NewToy()


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    registry.register(TOY, NEW)


def test_the_newest_is_in_force() -> None:
    assert orrery.game("toy") is NEW
    assert orrery.game("toy", rules_version=3) is TOY
    assert orrery.game("toy", 4) is NEW
    assert "toy" in orrery.games()
    with pytest.raises(orrery.OldRules) as old:
        orrery.game("toy", 2)
    assert old.value.params == {"version": 2, "current": 4}
    assert old.value.text("ru")
    with pytest.raises(orrery.UnknownGame):
        orrery.game("toys", 3)
    with pytest.raises(orrery.OldRules):
        orrery.game("planet_5r", 0)


def test_a_record_is_played_by_its_own_rules() -> None:
    old, new = TOY.new(2, 5), orrery.game("toy").new(2, 5)
    for m in (old, new):
        m.act(0, ["plan", "gather"])
    assert old.record()["digests"] != new.record()["digests"]
    assert orrery.replay(old.record()).game is TOY
    assert orrery.replay(new.record()).game is NEW
    assert orrery.load(old.to_json()) == old
    with pytest.raises(orrery.BadRecord) as bad:
        orrery.replay({**old.record(), "rules_version": 4})
    assert (bad.value.at, bad.value.reason.why) == (0, "digest")
    for version in (2, 9, "3", None, 3.0, True, [3]):
        with pytest.raises(orrery.BadRecord) as bad:
            orrery.replay({**old.record(), "rules_version": version})
        assert (bad.value.at, bad.value.reason.why) == (0, "rules_version")


def test_a_package_keeps_its_former_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """`OLDER` stands beside `GAME` in the package."""
    game = orrery.game("planet_5r")

    class Former(type(game)):  # type: ignore[misc]
        rules_version = game.rules_version - 1

    former = Former()
    registry._versions.cache_clear()
    monkeypatch.setattr("orrery.games.planet_5r.OLDER", (former,), raising=False)
    assert orrery.game("planet_5r") is game
    assert orrery.game("planet_5r", game.rules_version - 1) is former
    registry._versions.cache_clear()
