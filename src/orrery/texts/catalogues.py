"""The catalogue: message keys and parameters in, sentences out."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru")

Names = Mapping[str, Mapping[str, str]]
"""Component id -> language -> name."""

Fields = Mapping[str, Any]
"""What a game's events and parameters mean, as the game tells it (`Game.field_types`)."""

# A card with two sides has a name for each: `$card_personal` beside `$card`, from "objective_07:personal".
SIDES = ("personal", "competitive")

# Places such as "civ-3", "row-5" or "area" are shown by the words of `place-civ`, `place-row`, `place-area`, with what
# follows the hyphen as $n. Squares ("H3") go by their own names, and a space that is a component ("lab_3_top") by the
# component's. What lies on a board of its own says so in front: "moon-row-5" is told by `place-moon-row`, "q2-row-5" by
# `place-q-row` with 2 as $board.
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLACE = re.compile(r"(?:([a-z]+)(\d*)-)??([a-z]+)(?:-(\w+))?")

# A square of a board of its own: "mA1" is told by `square-m`, "q2A1" by `square-q`.
_SQUARE = re.compile(r"([a-z]+)(\d*)([A-Z]\d+)")

_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "games"
_GAMES_PACKAGE = "orrery.games"


class TextError(LookupError):
    """A text is missing or broken; raised by strict catalogues only."""


class Catalogue:
    """Messages of several languages, read on first use. Of two messages with one key the later file's counts."""

    def __init__(
        self,
        paths: Mapping[str, Sequence[Path]],
        *,
        names: Callable[[], Names] | None = None,
        fields: Callable[[], Fields] | None = None,
        strict: bool = False,
        fallback: str = "en",
    ) -> None:
        self._paths = {lang: tuple(files) for lang, files in paths.items()}
        self._read_names = names
        self._names: Names | None = None
        self._read_fields = fields
        self._fields: Fields | None = None
        self._bundles: dict[str, FluentBundle | None] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        self.strict = strict
        self.fallback = fallback

    def language(self, wanted: str) -> str:
        """The language that answers for `wanted`: itself, its base ("ru-RU" -> "ru"), or the fallback."""
        base = wanted.replace("_", "-").split("-")[0].lower()
        return base if base in self._paths else self.fallback

    def format(self, lang: str, key: str, params: Mapping[str, object] | None = None) -> str:
        """The text of `key`. True/False reach messages as yes/no, None as none, lists as "a, b" or none."""
        lang = self.language(lang)
        given = params or {}
        for tongue in dict.fromkeys((lang, lang if self.strict else self.fallback)):
            bundle = self._bundle(tongue)
            if bundle is None or not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            values = self._values(tongue, given)
            text, errors = bundle.format_pattern(pattern, values)
            if errors and self.strict:
                raise TextError(f"{tongue}: {key}: {errors[0]}")
            return str(text)
        if self.strict:
            raise TextError(f"{lang}: no text for {key}")
        return self._plain(lang, key, given)

    def both(self, key: str, params: Mapping[str, object] | None = None) -> dict[str, str]:
        """The text in every language, for answers that carry all of them."""
        return {lang: self.format(lang, key, params) for lang in self._paths}

    def has(self, lang: str, key: str) -> bool:
        return key in self.keys(lang)

    def keys(self, lang: str) -> tuple[str, ...]:
        """All message keys of a language, in the order of the files."""
        lang = self.language(lang)
        self._bundle(lang)
        return self._keys.get(lang, ())

    def source(self, lang: str) -> str:
        """What the files of a language say, for a client that reads Fluent itself."""
        files = self._paths.get(self.language(lang), ())
        return "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())

    def name(self, lang: str, component: str) -> str:
        """The name of a component; the id itself where no component has it."""
        if self._names is None:
            self._names = self._read_names() if self._read_names is not None else {}
        names = self._names.get(component)
        return names.get(self.language(lang), component) if names else component

    def place(self, lang: str, value: str) -> str:
        """A place in words; where the catalogue has none for its kind, the component's name or the value itself."""
        kind, n, board = place_parts(value)
        if not self._tells(lang, f"place-{kind}"):
            return self.name(lang, value) if (square := self.square(lang, value)) == value else square
        return self.format(lang, f"place-{kind}", {"n": n, "board": board})

    def square(self, lang: str, value: str) -> str:
        """A square of a board of its own in words; anything else as it is."""
        found = _SQUARE.fullmatch(value)
        if found is None or not self._tells(lang, f"square-{found[1]}"):
            return value
        return self.format(lang, f"square-{found[1]}", {"n": found[3], "board": found[2]})

    def event_fields(self, kind: str) -> Fields:
        """What the fields of an event mean; nothing where the game does not say."""
        known: Fields = self._all_fields().get("events", {}).get(kind, {})
        return known

    def _all_fields(self) -> Fields:
        if self._fields is None:
            self._fields = self._read_fields() if self._read_fields is not None else {}
        return self._fields

    def _tells(self, lang: str, key: str) -> bool:
        bundle = self._bundle(self.language(lang))
        return bundle is not None and bundle.has_message(key)

    def _values(self, lang: str, params: Mapping[str, object]) -> dict[str, str | int | float]:
        meanings: Fields = self._all_fields().get("parameters", {}) if params else {}
        return {name: self._value(lang, meanings.get(name), value) for name, value in params.items()}

    def _value(self, lang: str, meaning: object, value: object) -> str | int | float:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.told(lang, meaning, value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, Iterable):
            return ", ".join(str(self._value(lang, meaning, item)) for item in value) or "none"
        return str(value)

    def told(self, lang: str, meaning: object, value: str) -> str:
        """A value in words by what it means: a component by its name, a place by its words, a plain value as it is."""
        match meaning:
            case "component":
                return self.name(lang, value)
            case "place":
                return self.place(lang, value)
            case "spot":
                return self.square(lang, value)
            case str() if meaning.startswith("word:"):
                return self.format(lang, f"{meaning.removeprefix('word:')}-{value}")
        return value

    def _plain(self, lang: str, key: str, params: Mapping[str, object]) -> str:
        # Good enough to be understood and reported, in no particular language.
        words = key.split("-", 1)[-1].replace("_", " ").replace("-", " ")
        given = ", ".join(f"{name} {value}" for name, value in self._values(lang, params).items())
        return f"{words}: {given}" if given else words

    def _bundle(self, lang: str) -> FluentBundle | None:
        if lang not in self._bundles:
            self._bundles[lang], self._keys[lang] = self._read(lang)
        return self._bundles[lang]

    def _read(self, lang: str) -> tuple[FluentBundle | None, tuple[str, ...]]:
        try:
            from fluent.runtime import FluentResource
            from fluent.syntax import ast

            from orrery.texts.minus import Messages
        except ImportError:
            if self.strict:
                raise
            return None, tuple(_MESSAGE.findall(self.source(lang)))  # which there are is known without a parser
        bundle = Messages(lang)
        keys: dict[str, Path] = {}
        for path in self._paths.get(lang, ()):
            if not path.is_file() and not self.strict:
                continue
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk) and self.strict:
                    raise TextError(f"{path.name}: not understood: {str(entry.content).strip()[:60]!r}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in keys and self.strict:
                        raise TextError(f"{path.name}: {entry.id.name} is defined twice")
                    keys[entry.id.name] = path
            bundle.add_resource(resource, allow_overrides=True)
        return bundle, tuple(keys)


class Place(NamedTuple):
    """Kind and number of a place, civ and 3; of one on a board of its own the board's number too, if it has one."""

    kind: str
    n: str
    board: str = ""


def place_parts(value: str) -> Place:
    """("civ", "3"), ("area", ""), ("moon-row", "5"), ("q-row", "5", "2"); of a square it is ("square", "H3")."""
    found = _PLACE.fullmatch(value)
    if found is None:
        return Place("square", value)
    kind = f"{found[1]}-{found[3]}" if found[1] else found[3]
    return Place(kind, found[4] or "", found[2] or "")


def component_names(game: str) -> dict[str, Mapping[str, str]]:
    """Names of all components as the gallery shows them; the game's gallery is read late, for games hold catalogues."""
    module = f"{_GAMES_PACKAGE}.{game}.catalogue"
    if importlib.util.find_spec(f"{_GAMES_PACKAGE}.{game}") is None or importlib.util.find_spec(module) is None:
        return {}
    kinds = importlib.import_module(module).components()["kinds"]
    names: dict[str, Mapping[str, str]] = {}
    for kind in reversed(kinds):
        for item in kind["items"]:
            names[item["id"]] = item["name"]
            for side in SIDES:
                if side in item["data"]:
                    names[f"{item['id']}:{side}"] = item["data"][side]["name"]
    return names


def game_fields(game: str) -> Fields:
    """What the game's events and parameters mean; read late, as names are."""
    if importlib.util.find_spec(f"{_GAMES_PACKAGE}.{game}") is None:
        return {}
    fields: Fields = importlib.import_module(f"{_GAMES_PACKAGE}.{game}").GAME.field_types()
    return fields


@cache
def catalogue(game: str | None = None, *, strict: bool = False) -> Catalogue:
    """The common texts, with those of a game on top; component names come from the game's components."""
    paths = {lang: [_HERE / f"common.{lang}.ftl"] for lang in LANGUAGES}
    if game is None:
        return Catalogue(paths, strict=strict)
    for lang in LANGUAGES:
        folder = _GAMES / game / "text"
        paths[lang] += [folder / f"{part}{lang}.ftl" for part in ("", "terms.", "moves.")]
    return Catalogue(paths, names=partial(component_names, game), fields=partial(game_fields, game), strict=strict)


def common() -> Catalogue:
    """The texts that belong to no game."""
    return catalogue(None)
