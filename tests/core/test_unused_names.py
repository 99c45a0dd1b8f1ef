"""No module defines a name that nobody uses: dead Python is found when it dies."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

import orrery

ROOT = Path(orrery.__file__).parent
PROJECT = ROOT.parent.parent
USERS = ("src/orrery", "tools", "examples", "tests")
# Decorators that only wrap: with any other, whoever decorates keeps the function (a route, a command, a validator).
WRAPPERS = {"cache", "lru_cache", "contextmanager", "asynccontextmanager", "final", "dataclass", "runtime_checkable"}
SAID_IMPORT = re.compile(r"from (orrery[\w.]*) import ([\w, ]+)")  # in code that is text: a worker's, a test's
IN_TEMPLATE = re.compile(r"\b(\w+)\.(\w+)\(")
LOOKS_UP = {"import_module", "iter_modules", "walk_packages"}  # who imports modules by name knows what to find there


class Unused(AssertionError):
    """Names that nobody uses."""


class Names(NamedTuple):
    """Of a module: what it defines, and each name that it reads; with the lines."""

    defines: list[tuple[list[str], range]]
    reads: Mapping[str, list[int]]


class Uses:
    """What is used of other modules, however it is reached."""

    def __init__(self) -> None:
        self.imported: set[tuple[str, str]] = set()
        self.attributes: dict[str, set[str]] = defaultdict(set)  # of a module, or of what may be one
        self.looked_up: set[str] = set()  # in modules that are found by name

    def read(self, tree: ast.Module) -> Names:
        """Adds what the module uses of others, and returns its own names. A tree is walked once and not kept: walking
        them all takes seconds, and keeping them makes the garbage collector look at millions of nodes."""
        nodes = list(ast.walk(tree))
        strings = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
        attributes = {n.attr for n in nodes if isinstance(n, ast.Attribute)}
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    self.imported.add((node.module, alias.name))
                    self.attributes[f"{node.module}.{alias.name}"] |= attributes
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    self.attributes[alias.name] |= attributes
        for text in strings:
            self.read_text(text)
        if attributes & LOOKS_UP or {each.id for each in nodes if isinstance(each, ast.Name)} & LOOKS_UP:
            self.looked_up |= attributes | strings
        read: dict[str, list[int]] = defaultdict(list)
        for node in nodes:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                read[node.id].append(node.lineno)
        return Names(list(defined(tree)), read)

    def read_text(self, text: str) -> None:
        """Code in a string, or of another language."""
        for module, names in SAID_IMPORT.findall(text):
            self.imported |= {(module, name) for name in re.findall(r"\w+", names)}


def defined(tree: ast.Module) -> Iterator[tuple[list[str], range]]:
    """Names that a module defines, with the lines; those of one assignment belong together, as numbers in a row do."""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            by = [each.func if isinstance(each, ast.Call) else each for each in node.decorator_list]
            if all(isinstance(each, ast.Name) and each.id in WRAPPERS for each in by):
                yield [node.name], lines_of(node)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            stored = [each for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
            if names := [each.id for each in stored if isinstance(each.ctx, ast.Store)]:
                yield names, lines_of(node)


def lines_of(statement: ast.stmt) -> range:
    return range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)


def unused(modules: Mapping[str, Names], uses: Uses) -> Iterator[str]:
    for module, (defines, reads) in modules.items():
        for names, inside in defines:
            if not any(
                name.startswith("__")
                or any(line not in inside for line in reads.get(name, ()))  # recursion is no use
                or (module, name) in uses.imported
                or name in uses.attributes[module]
                or name in uses.looked_up
                for name in names
            ):
                yield f"{module}.{names[0]}"


def check(found: Iterable[str]) -> None:
    if dead := list(found):
        raise Unused(f"nobody uses {', '.join(dead)}")


def test_every_name_is_used() -> None:
    uses, found = Uses(), dict[str, Names]()
    for base in USERS:
        for path in sorted((PROJECT / base).rglob("*.py")):
            names = uses.read(ast.parse(path.read_text(encoding="utf-8")))
            if ROOT in path.parents and "migrations" not in path.parts:  # those are called by Alembic
                parts = path.relative_to(ROOT.parent).with_suffix("").parts
                found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = names
    for path in (PROJECT / "web" / "src" / "local").rglob("*.ts"):
        uses.read_text(path.read_text(encoding="utf-8"))
    for path in ROOT.rglob("templates/*.html"):
        for module, name in IN_TEMPLATE.findall(path.read_text(encoding="utf-8")):
            uses.imported |= {(each, name) for each in found if each.endswith(f".{module}")}
    assert len(found) > 600
    check(unused(found, uses))


def test_the_check_can_fail() -> None:
    def found(text: str, **others: str) -> list[str]:
        uses = Uses()
        names = uses.read(ast.parse(text))
        for each in others.values():
            uses.read(ast.parse(each))
        return list(unused({"a.b": names}, uses))

    assert found("LIMIT = 3") == ["a.b.LIMIT"]
    assert found("def again(n): return again(n - 1)") == ["a.b.again"]
    assert found("class Kind: ...", other="from a.c import Kind") == ["a.b.Kind"]
    assert found("@route('/x')\ndef answer(): ...") == []
    assert found("@cache\ndef answer(): ...") == ["a.b.answer"]
    assert found("RED, BLUE = range(2)\nprint(RED)") == []
    assert found("LIMIT = 3", other="from a.b import LIMIT") == []
    assert found("LIMIT = 3", other="from a import b\nb.LIMIT") == []
    assert found("LIMIT = 3", other="x.LIMIT") == ["a.b.LIMIT"]
    assert found("BOARD = 3", other="getattr(import_module(name), 'BOARD')") == []
    with pytest.raises(Unused, match=r"nobody uses a\.b\.LIMIT"):
        check(["a.b.LIMIT"])
