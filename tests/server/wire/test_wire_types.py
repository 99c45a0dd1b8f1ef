"""The client's types are those of the engine: written by tools/wire_types.py, and current."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

import pytest

from orrery.core.field_types import ComponentId, Meaning, Seat

ROOT = Path(__file__).parents[3]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire_types", ROOT / "tools" / "wire_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def wire_types() -> ModuleType:
    return tool()


def test_the_files_of_the_client_are_current(wire_types: ModuleType) -> None:
    client = ROOT / "web" / "src"
    written = [*client.glob("wire/*.ts"), *client.glob("games/*/wire.ts")]
    found = {path.relative_to(client).as_posix(): path.read_text(encoding="utf-8") for path in written}
    assert found == wire_types.files(), "run: python tools/wire_types.py"


Colour = Literal["red", "blue"]


class Inner(NamedTuple):
    seat: Seat
    colours: tuple[Colour, ...]


class Shown(TypedDict):
    """What is shown."""

    cards: list[ComponentId | None]
    inner: Inner | None
    counts: dict[Colour, int]
    side: Annotated[Literal["left", "right"], Meaning("component")]
    pair: tuple[int, str]
    anything: Any
    moon: NotRequired[bool]


def test_python_types_in_typescript(wire_types: ModuleType) -> None:
    module = wire_types.Module(__name__, wire_types.Module("orrery.core"))
    assert module.object(Shown) == "Shown"
    fields = (
        "cards: (ComponentId | null)[]; inner: Inner | null; counts: Record<Colour, number>; side: 'left' | 'right'; "
        "pair: [number, string]; anything: Json; moon?: boolean"
    )
    assert module.parts == [
        "export type Colour = 'red' | 'blue';",
        "export type Inner = { seat: Seat; colours: Colour[] };",
        wire_types.wrapped(f"/** What is shown. */\nexport type Shown = {{ {fields} }};"),
    ]
    assert module.imports == {"ComponentId", "Json", "Seat"}


def test_two_types_of_one_name_are_refused(wire_types: ModuleType) -> None:
    module = wire_types.Module(__name__)
    module.declare("Colour", "export type Colour = string;")
    with pytest.raises(TypeError, match="two types are called Colour"):
        module.declare("Colour", "export type Colour = number;")
