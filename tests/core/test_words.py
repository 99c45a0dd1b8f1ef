"""One word, one thing: names of modules, terms of the glossary, settings."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import orrery
from orrery.server.settings import Limits, Settings

ROOT = Path(orrery.__file__).parent
PROJECT = ROOT.parent.parent
DOCS = PROJECT / "docs"
# Folders of a game that tell of the same things from different sides: cards as components, and the rules of cards.
PARALLEL = {"components", "frames", "rules", "events", "operations", "outlook", "lacerda"}
DATA_WORDS = "operations"  # its modules are called as the data call the operation, whatever the rules beside are called
NAMED_FILE = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|ts|svelte))`")
TO_BE_WRITTEN = {f"operations/{name}.py" for name in ("barter", "convoy", "inspect_bots")}  # examples in add-a-game.md
VARIABLE = re.compile(r"\bORRERY_[A-Z][A-Z_]*\b")
# A meaning that begins with the place it belongs to ("In the engine: ...") stands beside another one in the same cell.
PLACED = re.compile(r"(?:^|[.;] )(?:in|on|at|for|among|elsewhere)\b[^.;:,]{0,40}[:,] ", re.IGNORECASE)
# What is sent carries the name of what it tells of, and frozen bots the names they had.
NAMESAKES = ("server.wire", "bots.measuring_sticks")
TERM = re.compile(r"^\| \*\*(?P<term>[^*]+)\*\* \| (?P<what>[^|]+) \| (?P<where>[^|]+) \| (?P<isnot>[^|]+) \|$")


class Wrong(AssertionError):
    """What a check has found."""


# --- names of modules


def modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if path.stem != "__init__"]


def one(name: str) -> str:
    """A name in the singular, as far as spelling tells: stations and station are twins, class and glass are not."""
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("ches", "ch"), ("shes", "sh"), ("xes", "x")):
        if name.endswith(ending):
            return name.removesuffix(ending) + instead
    return name.removesuffix("s") if name.endswith("s") and not name.endswith(("ss", "us", "is")) else name


def check_shared(paths: Iterable[str]) -> None:
    """No two of these modules have one name; packages count too, as `orrery.bots` is looked for like a module."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        found[path.rpartition("/")[2].removesuffix(".py")].append(path)
    if doubled := {name: where for name, where in found.items() if len(where) > 1}:
        raise Wrong(f"one name, several modules: {doubled}")


def check_game(paths: Iterable[str]) -> None:
    """Inside a game a name comes back only in rooms that tell of one subject from several sides."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        found[path.rpartition("/")[2].removesuffix(".py")].append(path)
    for name, where in found.items():
        outside = [path for path in where if not PARALLEL & set(path.split("/")[:-1]) and name not in PARALLEL]
        if len(where) > 1 and outside:
            raise Wrong(f"one name, several modules: {where}")
        if len({path.rpartition("/")[0] for path in where}) < len(where):
            raise Wrong(f"twice in one folder: {where}")
    twins: dict[str, set[str]] = defaultdict(set)
    for name, where in found.items():
        if any(DATA_WORDS not in path.split("/") for path in where):
            twins[one(name)].add(name)
    if alike := [sorted(names) for names in twins.values() if len(names) > 1]:
        raise Wrong(f"told apart by their number only: {alike}")


def outside_games() -> list[str]:
    packages = [path.parent for path in ROOT.rglob("__init__.py") if path.parent != ROOT]
    found = [*modules(ROOT), *packages]
    boards = ROOT / "cli" / "boards"  # one for each game, under the game's name
    kept = [path for path in found if (ROOT / "games") not in path.parents and boards not in path.parents]
    return sorted(str(path.relative_to(ROOT)) for path in kept)


def test_modules_outside_the_games_have_names_of_their_own() -> None:
    assert len(outside_games()) > 100
    check_shared(outside_games())


@pytest.mark.parametrize("game_id", orrery.games())
def test_modules_of_a_game_have_names_of_their_own(game_id: str) -> None:
    folder = ROOT / "games" / game_id
    paths = [str(path.relative_to(folder)) for path in modules(folder)]
    assert len(paths) > 10
    check_game(paths)


def test_the_checks_of_names_can_fail() -> None:
    with pytest.raises(Wrong, match="several modules"):
        check_shared(["server/app.py", "cli/app.py"])
    with pytest.raises(Wrong, match="several modules"):
        check_shared(["server/bots.py", "bots"])
    check_shared(["server/app.py", "cli/commands.py"])
    with pytest.raises(Wrong, match="number only"):
        check_game(["rules/station.py", "rules/stations.py"])
    with pytest.raises(Wrong, match="number only"):
        check_game(["rules/ability.py", "components/abilities.py"])
    with pytest.raises(Wrong, match="several modules"):
        check_game(["view.py", "rules/view.py"])
    check_game(["components/cards.py", "rules/cards.py", "events.py", "components/events.py"])
    check_game(["operations/gain.py", "rules/gains.py"])


# --- the glossary


def terms(text: str) -> list[re.Match[str]]:
    rows = [line for line in text.splitlines() if line.startswith("| **")]
    found = [TERM.match(row) for row in rows]
    if None in found:
        raise Wrong(f"not a row of four: {rows[found.index(None)]}")
    return [match for match in found if match is not None]


def check_glossary(text: str) -> None:
    """Each term once and with one meaning, with a module that is there, and with what it is not."""
    seen: set[str] = set()
    for row in terms(text):
        for cell in (row["what"], row["isnot"]):
            if found := PLACED.search(cell):
                raise Wrong(f"two meanings in one row: {row['term']} ({found[0].strip()} ...)")
        for term in row["term"].lower().split(", "):
            if term in seen:
                raise Wrong(f"defined twice: {term}")
            seen.add(term)
        named = re.findall(r"`([^`]+)`", row["where"])
        if not named:
            raise Wrong(f"in no module: {row['term']}")
        for name in named:
            if not exists(name):
                raise Wrong(f"no such module: {name}")


def exists(name: str) -> bool:
    """A dotted module of orrery, or a path of the project."""
    if "/" in name:
        return (PROJECT / name).exists()
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def test_the_glossary() -> None:
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    assert len(terms(text)) > 40
    check_glossary(text)


def packages() -> list[str]:
    """All of them but those inside the games, whose terms are the games' own, and steps of the database."""
    found = [".".join(path.parent.relative_to(ROOT).parts) for path in ROOT.rglob("__init__.py") if path.parent != ROOT]
    return sorted(name for name in found if not name.startswith("games.") and "migrations" not in name)


def check_packages(names: Iterable[str], text: str) -> None:
    """Every package is the home of a term."""
    where = [name for row in terms(text) for name in re.findall(r"`([^`]+)`", row["where"])]
    for name in names:
        if not any(f"{home}.".startswith(f"{name}.") for home in where):
            raise Wrong(f"no term lives in {name}")


def classes(tree: ast.Module) -> Iterator[str]:
    """Names of the types that a module defines."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (
                each.id for each in node.targets if isinstance(each, ast.Name) and re.match("[A-Z]+[a-z]", each.id)
            )


def check_namesakes(found: Iterable[tuple[str, str]], text: str) -> None:
    """A type (its module, its name) that is called as a term is that thing: it stands where the glossary says.

    A longer term lends its word to its own modules: `Step` is the step of a lesson where lessons are.
    """
    homes: dict[str, list[str]] = defaultdict(list)
    whole: set[str] = set()
    for row in terms(text):
        where = re.findall(r"`([^`]+)`", row["where"])
        for term in row["term"].lower().split(", "):
            whole.add(re.sub(r"\W", "", term))
            for word in {re.sub(r"\W", "", term), *re.findall(r"\w+", term)}:
                homes[word] += where
    for module, name in found:
        if name.lower() in whole and not any(f"{module}.".startswith(f"{home}.") for home in homes[name.lower()]):
            raise Wrong(f"{module}.{name} is not the {name.lower()} of the glossary")


def test_the_glossary_names_every_package() -> None:
    assert len(packages()) > 30
    check_packages(packages(), (DOCS / "glossary.md").read_text(encoding="utf-8"))


def test_no_other_type_is_called_as_a_term() -> None:
    found = [
        (module, name)
        for path in modules(ROOT)
        if not (module := ".".join(path.relative_to(ROOT).with_suffix("").parts)).startswith(("games.", *NAMESAKES))
        for name in classes(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert len(found) > 300
    check_namesakes(found, (DOCS / "glossary.md").read_text(encoding="utf-8"))


def check_paths(text: str, files: Iterable[str]) -> None:
    """Every file that a document names is there; its path may begin in the project or in any folder of it."""
    known = [f"/{file}" for file in files]
    for name in NAMED_FILE.findall(text):
        if name not in TO_BE_WRITTEN and not any(file.endswith(f"/{name}") for file in known):
            raise Wrong(f"no such file: {name}")


@cache
def files_of_the_project() -> tuple[str, ...]:
    folders = [
        PROJECT / name for name in ("src/orrery", "tests", "tools", "examples", "web/src", "web/tests", "web/scripts")
    ]
    found = [path for folder in folders for path in folder.rglob("*.*")] + list((PROJECT / "web").glob("*.*"))
    return tuple(str(path.relative_to(PROJECT)) for path in found)


@pytest.mark.parametrize(
    "document", [*PROJECT.glob("*.md"), *sorted(DOCS.rglob("*.md"))], ids=lambda path: str(path.relative_to(PROJECT))
)
def test_files_that_documents_name_are_there(document: Path) -> None:
    check_paths(document.read_text(encoding="utf-8"), files_of_the_project())


def test_the_check_of_files_can_fail() -> None:
    files = ["src/orrery/core/engine.py", "tests/core/test_words.py", "web/src/lib/wire.ts"]
    check_paths("`core/engine.py`, `tests/core/test_words.py`, `games/<id>/state.py`, `lib/wire.ts`", files)
    check_paths("`operations/barter.py`", files)
    for gone in ("core/motor.py", "ore/engine.py", "web/src/lib/wires.ts", "rules/barter.py"):
        with pytest.raises(Wrong, match="no such file"):
            check_paths(f"See `{gone}`.", files)


def test_the_checks_of_the_glossary_can_fail() -> None:
    row = "| **frame** | one obligation | `core.engine` | not a message |\n"
    check_glossary(row)
    with pytest.raises(Wrong, match="twice"):
        check_glossary(row + row)
    with pytest.raises(Wrong, match="twice"):
        check_glossary(row + row.replace("**frame**", "**ask, frame**"))
    with pytest.raises(Wrong, match="no such module"):
        check_glossary(row.replace("core.engine", "core.motor"))
    with pytest.raises(Wrong, match="in no module"):
        check_glossary(row.replace("`core.engine`", "everywhere"))
    with pytest.raises(Wrong, match="not a row"):
        check_glossary("| **frame** | one obligation | `core.engine` |\n")
    for meaning in ("in the engine: one obligation. On the screen: a rectangle", "one obligation; in boards, a line"):
        with pytest.raises(Wrong, match="two meanings"):
            check_glossary(row.replace("one obligation", meaning))
    check_glossary(row.replace("one obligation", "one that holds others: in order, in any order"))


def test_the_checks_of_packages_and_namesakes_can_fail() -> None:
    rows = "| **frame** | one obligation | `core.engine` | not a message |\n"
    rows += "| **step of a race** | a stride | `arena.series` | not an act |\n"
    rows += "| **step** | what is heard | `core.steps` | not a stride |\n"
    check_packages(["core", "arena"], rows)
    with pytest.raises(Wrong, match="no term lives in texts"):
        check_packages(["core", "texts"], rows)
    check_namesakes([("core.engine", "Frame"), ("arena.series", "Step"), ("core.steps", "Step"), ("lab", "Race")], rows)
    for module, name in (("cli.play", "Frame"), ("core.engine", "Step")):
        with pytest.raises(Wrong, match="is not the"):
            check_namesakes([(module, name)], rows)
    assert list(classes(ast.parse("class A: ...\nLosses = dict\nLIMIT = 3\nB.c = 1"))) == ["A", "Losses"]


# --- settings and variables


def read_variables() -> Iterator[tuple[str, str]]:
    """Variables that something reads: as a string in Python, as a word in the makefile and in scripts."""
    for path in [*ROOT.rglob("*.py"), *(PROJECT / "tests").rglob("*.py"), *(PROJECT / "tools").rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        if path == Path(__file__) or not VARIABLE.search(text):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and VARIABLE.fullmatch(node.value):
                yield node.value, str(path.relative_to(PROJECT))
    for path in [PROJECT / "Makefile", *(PROJECT / "web" / "scripts").glob("*.*"), *(PROJECT / "web").glob("*.ts")]:
        for name in VARIABLE.findall(path.read_text(encoding="utf-8")):
            yield name, str(path.relative_to(PROJECT))


def check_documented(names: Iterable[tuple[str, str]], text: str) -> None:
    for name, where in names:
        if not re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", text):
            raise Wrong(f"not in docs/operations.md: {name} ({where})")


def operations() -> str:
    return (DOCS / "operations.md").read_text(encoding="utf-8")


def test_every_variable_that_is_read_is_documented() -> None:
    found = list(read_variables())
    assert len({name for name, _ in found}) > 15
    check_documented(found, operations())


def test_every_setting_of_the_server_is_documented() -> None:
    settings = [(field.name, kind.__name__) for kind in (Settings, Limits) for field in dataclasses.fields(kind)]
    assert len(settings) > 50
    check_documented(settings, operations())


def test_every_documented_variable_is_read() -> None:
    known = {name for name, _ in read_variables()}
    for name in VARIABLE.findall(operations()):
        assert name in known, name


def test_the_checks_of_settings_can_fail() -> None:
    check_documented([("port", "Settings")], "| `port` | where it listens |")
    with pytest.raises(Wrong, match="not in docs"):
        check_documented([("port", "Settings")], "The `support` of a port.")
