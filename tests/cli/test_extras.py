"""What `pip install orrery` brings is enough for engine, bots and terminal; the extras bring the rest and nothing less.

Nothing is downloaded: each environment is a folder of links to those installed packages that pip would choose.
"""

from __future__ import annotations

import ast
import importlib.metadata
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from cli.test_cli_play import WHOLE_GAME
from orrery.arena.peers import SCRIPTS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ALONE = ("core", "texts", "games", "bots", "arena", "teaching", "analysis", "cli")
WITH_EXTRAS = {
    "server": "postgres",
    "local": "server",
    "lab": "ray",
}  # packages, and the extra that brings all they import


def asked_for(extra: str = "") -> Iterator[Requirement]:
    """What the project asks for, with an extra, that of others it refers to included."""
    for text in PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]:
        wanted = Requirement(text)
        if wanted.name == PROJECT["name"]:
            for other in wanted.extras:
                yield from asked_for(other)
        else:
            yield wanted


def installed_for(wanted: Iterable[Requirement]) -> dict[str, importlib.metadata.Distribution]:
    """The distributions pip would install, by name."""
    found: dict[str, importlib.metadata.Distribution] = {}
    seen = set()
    left = list(wanted)
    while left:
        need = left.pop()
        if str(need) in seen:
            continue
        seen.add(str(need))
        name = canonicalize_name(need.name)
        found[name] = importlib.metadata.distribution(need.name)
        for text in found[name].requires or ():
            more = Requirement(text)
            if any(more.marker is None or more.marker.evaluate({"extra": extra}) for extra in ("", *need.extras)):
                left.append(more)
    return found


def site(folder: Path, wanted: Iterable[Requirement], sources: Path = SOURCES) -> dict[str, str]:
    """The environment of a process that finds our sources, the standard library and these distributions only."""
    for distribution in installed_for(wanted).values():
        for top in {file.parts[0] for file in distribution.files or () if file.parts[0] != ".."}:
            link = folder / top
            if not link.exists():
                link.symlink_to(Path(str(distribution.locate_file(top))))
    paths = os.pathsep.join((str(sources), str(folder)))
    own = {"PATH": os.defpath, **({"ORRERY_ENGINE": "pure"} if sources == SOURCES else {})}
    return {**own, "PYTHONPATH": paths, "ORRERY_LANG": "en", "COLUMNS": "120", "HOME": str(folder)}


def python(environment: dict[str, str], *argv: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-S", *argv]  # -S: without the packages of the environment the tests run in
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return site(tmp_path_factory.mktemp("alone"), asked_for())


@pytest.fixture(scope="module")
def with_server(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return site(tmp_path_factory.mktemp("server"), [*asked_for(), *asked_for("server")])


def modules(package: str) -> list[str]:
    folder = SOURCES / "orrery" / package
    return [f"orrery.{package}", *(m.name for m in pkgutil.walk_packages([str(folder)], f"orrery.{package}."))]


def importing(names: Iterable[str]) -> str:
    return "import importlib\n" + "\n".join(f"importlib.import_module({name!r})" for name in names)


def test_few_packages_come_with_the_games() -> None:
    assert set(installed_for(asked_for())) == {
        "click",
        *("fluent-runtime", "fluent-syntax", "attrs", "babel", "pytz", "typing-extensions"),
        *("rich", "markdown-it-py", "mdurl", "pygments"),
    }


def test_engine_games_bots_and_terminal_are_imported_without_the_extras(alone: dict[str, str]) -> None:
    names = [name for package in ALONE for name in modules(package)]
    assert len(names) > 150
    ran = python(alone, "-c", importing(names))
    assert ran.returncode == 0, ran.stderr
    others = ("fastapi", "sqlalchemy", "msgspec", "psycopg", "pydantic", "pytest")
    asked = python(alone, "-c", f"import importlib.util; print([*map(importlib.util.find_spec, {others})])")
    assert asked.stdout.strip() == str([None] * len(others)), "the environment has more than it should"


def test_bots_play_every_game_without_the_extras(alone: dict[str, str]) -> None:
    code = """
import orrery
for ident in orrery.games():
    game = orrery.game(ident)
    m = game.new(max(game.players.start, 2), seed=3)
    orrery.play_out(m, ["random"] * m.players)
    new = game.new(m.players, seed=3)
    decision = new.decision(new.actors[0])
    print(ident, m.over, m.winners != (), decision.prompt("ru") != decision.prompt("en"))
"""
    ran = python(alone, "-c", code)
    assert ran.stderr == ""
    lines = [line.split() for line in ran.stdout.splitlines()]
    assert len(lines) >= 4
    assert all(line[1:] == ["True", "True", "True"] for line in lines), ran.stdout


def test_a_game_in_the_terminal_without_the_extras(alone: dict[str, str]) -> None:
    argv = ("-m", "orrery.cli.main", "play", "planet_5r", "--players", "3", "--level", "easy", "--seed", "1")
    ran = python(alone, *argv, typed=WHOLE_GAME)
    assert ran.returncode == 0, ran.stderr
    assert "Score sheet" in ran.stdout


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("command", ["serve", "schema", "check", "migrate", "backup all.zip", "restore all.zip"])
def test_what_needs_the_server_says_in_a_sentence_what_to_install(
    command: str, lang: str, alone: dict[str, str]
) -> None:
    ran = python(alone, "-m", "orrery.cli.main", *command.split(), "--lang", lang)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert 'pip install "orrery[server]"' in ran.stderr


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("command", ["league planet_5r --bots random,random --out l", "stats planet_5r --html s.html"])
def test_what_needs_the_laboratory_says_so_before_it_plays(
    command: str, lang: str, alone: dict[str, str], tmp_path: Path
) -> None:
    words = command.replace(" l", f" {tmp_path}/l").replace(" s.html", f" {tmp_path}/s.html").split()
    if "stats" in words:
        words += ["--bots", "random", "--games", "1"]
    ran = python(alone, "-m", "orrery.cli.main", *words, "--on", "here", "--lang", lang)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert 'pip install "orrery[lab]"' in ran.stderr
    assert list(tmp_path.iterdir()) == []


def test_figures_of_a_game_are_printed_without_the_extras(alone: dict[str, str]) -> None:
    argv = ("stats", "planet_5r", "--bots", "random", "--games", "1", "--players", "3", "--on", "here")
    ran = python(alone, "-m", "orrery.cli.main", *argv)
    assert ran.returncode == 0, ran.stderr
    assert "choose_card" in ran.stdout


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("dataset planet_5r --bots random,random,random --games 3 --out data --on here", "lab"),
        ("tune planet_5r --settings samples=1..2 --against random --games 8 --trials 1 --on here", "lab"),
        ("duel planet_5r --bots random,random,random --games 3 --on ray", "ray"),
    ],
)
def test_what_needs_the_laboratory_says_in_a_sentence_what_to_install(
    command: str, extra: str, lang: str, alone: dict[str, str], tmp_path: Path
) -> None:
    words = [str(tmp_path / word) if word == "data" else word for word in command.split()]
    ran = python(alone, "-m", "orrery.cli.main", *words, "--lang", lang)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert f'pip install "orrery[{extra}]"' in ran.stderr
    assert list(tmp_path.iterdir()) == []


def test_many_games_are_played_without_the_extras(alone: dict[str, str]) -> None:
    argv = ("duel", "planet_5r", "--bots", "random,random,random", "--games", "6", "--workers", "2", "--json")
    ran = python(alone, "-m", "orrery.cli.main", *argv)
    assert ran.returncode == 0, ran.stderr
    assert '"games": 6' in ran.stdout


def test_the_server_needs_no_postgres(with_server: dict[str, str]) -> None:
    names = [
        name for name in modules("server") if ".migrations." not in name
    ]  # alembic runs those, nobody imports them
    ran = python(with_server, "-c", importing(names))
    assert ran.returncode == 0, ran.stderr
    argv = ("-m", "orrery.cli.main", "check", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    asked = python(with_server, *argv)
    assert asked.returncode == 2
    assert asked.stderr.count("\n") == 1
    assert 'pip install "orrery[postgres]"' in asked.stderr


def imports(package: str) -> dict[str, Path]:
    """Top names of the modules of others that a package imports, each with one file that does."""
    found: dict[str, Path] = {}
    for path in sorted((SOURCES / "orrery" / package).rglob("*.py")):
        if path.parent == SCRIPTS:  # run in environments of their own
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
                names = [node.module]
            found |= {name.split(".")[0]: path for name in names}
    return {name: path for name, path in found.items() if name not in (*sys.stdlib_module_names, "orrery")}


def test_every_package_is_looked_at() -> None:
    assert {path.parent.name for path in (SOURCES / "orrery").glob("*/__init__.py")} == {*ALONE, *WITH_EXTRAS}


def test_contributors_are_told_of_every_extra() -> None:
    told = re.findall(r"^\| `(\w+)` \|", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.M)
    assert told == list(PROJECT["optional-dependencies"])


@pytest.mark.parametrize("package", [*ALONE, *WITH_EXTRAS])
def test_what_is_imported_is_asked_for(package: str) -> None:
    """Not only found because some other package happens to bring it."""
    owners = importlib.metadata.packages_distributions()
    wanted = {canonicalize_name(each.name) for each in asked_for()}
    if package in WITH_EXTRAS:
        wanted |= {canonicalize_name(each.name) for each in asked_for(WITH_EXTRAS[package])}
    else:  # the parser that fluent.runtime is made for; what the command line names for type checkers only
        wanted |= {canonicalize_name(name) for name in ("fluent.syntax", "sqlalchemy")}
    for name, path in imports(package).items():
        assert {canonicalize_name(owner) for owner in owners[name]} & wanted, f"{path} imports {name}"
