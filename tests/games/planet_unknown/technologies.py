"""Seats with technologies that work, in tests."""

from __future__ import annotations

from games.planet_unknown.scene import Scene
from games.planet_unknown.setting import Laid, seat_with
from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.state import Seat

FIRST: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]  # civ on F1, energy on G1
MILESTONE = {"1": 3, "2": 5, "3": 7, "4": 10, "5": 14}
PATCH = Effect("gain_patch", count=1)
BOOST = Effect("synergy")


def board(corporation: str, level: str, **fields: object) -> Seat:
    """A seat whose technologies up to this level work (of Jump Drive: this one)."""
    markers: dict[str, int | str] = dict(fields.pop("markers", {}))  # type: ignore[call-overload]
    if corporation == "jump_drive":
        fields.setdefault("slots", level)
    else:
        markers.setdefault("tech", MILESTONE[level])
    fields.setdefault("tiles", FIRST)
    return seat_with(corporation=corporation, markers=markers, **fields)  # type: ignore[arg-type]


def places(t: Scene) -> set[str]:
    """Anchors at which the tile in hand may lie."""
    assert t.asked() == "place"
    return {at for _, at, _ in t.answers()}
