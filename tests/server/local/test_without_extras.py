"""A device has the engine and msgspec, and nothing of a server: no database, no web framework, no signed cookies."""

from __future__ import annotations

from pathlib import Path

import pytest
from packaging.requirements import Requirement

from cli.test_extras import asked_for, importing, modules, python, site

SERVERS = (
    "sqlalchemy",
    "itsdangerous",
    "brotli",
    "fastapi",
    "starlette",
    "pydantic",
    "structlog",
    "alembic",
    "uvicorn",
)
GAME = """
import json
from orrery.local.device import Device, bot_choice
device = Device("Vega 7")
seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
asked = {"game": "planet_5r", "seats": seats, "options": {"confirm": False}}
made = json.loads(device.call("POST", "/tables", json.dumps(asked)))
table = made["body"]["id"]
device.hear(json.dumps({"t": "join", "table": table}))
asked = json.loads(device.bot_turn(table))["body"]
told = json.loads(device.bot_answered(table, asked["seat"], asked["asked_at"], bot_choice(asked["order"])))
print(made["status"], made["body"]["status"], len(told["writes"]), len(told["frames"]))
"""


@pytest.fixture(scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment like a browser's: what the games need, and msgspec."""
    return site(tmp_path_factory.mktemp("device"), [*asked_for(), Requirement("msgspec")])


def test_a_device_needs_no_server(device: dict[str, str]) -> None:
    names = modules("local")
    assert len(names) >= 4
    ran = python(device, "-c", importing(names))
    assert ran.returncode == 0, ran.stderr
    asked = python(device, "-c", f"import importlib.util; print([*map(importlib.util.find_spec, {SERVERS})])")
    assert asked.stdout.strip() == str([None] * len(SERVERS)), "the environment has more than it should"


def test_a_bot_moves_without_a_server(device: dict[str, str]) -> None:
    ran = python(device, "-c", GAME)
    assert ran.stderr == ""
    assert ran.stdout.split() == ["201", "playing", "1", "1"]


def test_the_server_does_not_know_of_devices() -> None:
    for path in (Path(__file__).parents[3] / "src" / "orrery").rglob("*.py"):
        if path.parent.name != "local":
            assert "import orrery.local" not in path.read_text(encoding="utf-8"), path
            assert "from orrery.local" not in path.read_text(encoding="utf-8"), path
