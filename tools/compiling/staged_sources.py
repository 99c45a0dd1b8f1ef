"""A copy of the package as the compiler takes it: what plain data make of their annotations is written out.

Interpreted, `PlainData` makes slots and `clone` when a class is made. A compiled class can't be changed after that, and
it forgets its annotations, as do compiled NamedTuples; so the copy has the same `clone` as text, and declares the
fields. Nothing else differs.
"""

from __future__ import annotations

import ast
import importlib
import shutil
from pathlib import Path
from typing import is_typeddict

from orrery.core.plain_data import PlainData
from orrery.core.plain_fields import clone_lines

BASE = '''"""The base of plain data for compiled classes: each has its fields and its `clone` written out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from orrery.core.plain_fields import give_clone

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainData:
    """A state, or a part of one that rules change in place."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        give_clone(cls)  # to one that is not compiled

    def clone(self) -> Self:
        raise NotImplementedError("every subclass gets its own")
'''
EXTENDED = {"orrery.core.engine": ("Play",), "orrery.core.state": ("State",)}  # by classes that are not compiled
MARK = ["if TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr"]
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"


def stage(package: Path, into: Path, files: list[str]) -> None:
    """Copy the package and write out the plain data of these files."""
    shutil.copytree(package, into, ignore=shutil.ignore_patterns("__pycache__", "static", "server", "*.ftl", "*.so"))
    for file in files:
        target = into / file
        if file == "core/plain_data.py":
            target.write_text(BASE, encoding="utf-8")
        else:
            target.write_text(expanded(target.read_text(encoding="utf-8"), module_name(file)), encoding="utf-8")


def module_name(file: str) -> str:
    return "orrery." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def expanded(source: str, module: str) -> str:
    """The source with `clone` and the fields of its plain data written out; without such, as it is."""
    lines, found = source.splitlines(), importlib.import_module(module)
    declared: list[str] = []
    extended = EXTENDED.get(module, ())
    for node in reversed(ast.parse(source).body):
        if not isinstance(node, ast.ClassDef):
            continue
        assert node.end_lineno is not None
        cls = getattr(found, node.name)
        if issubclass(cls, PlainData) or hasattr(cls, "_fields") or is_typeddict(cls):
            declared.append(f"declare_fields({node.name}, {_annotations(node)!r})")
        if issubclass(cls, PlainData) and node.name not in extended:
            body = [f"    {line}" for line in clone_lines(cls, f"{node.name}()")]
            lines[node.end_lineno : node.end_lineno] = ["", f"    def clone(self) -> {node.name}:", *body]
        if node.name in extended:
            lines.insert(node.lineno - 1, OPEN)
    if not declared and not extended:
        return source
    imported = ["from typing import TYPE_CHECKING", "from orrery.core.plain_fields import declare_fields"]
    head = lines.index("from __future__ import annotations") + 1
    last = _last_import(source) + len(imported)
    lines[head:head] = imported
    lines[last:last] = MARK
    return "\n".join([*lines, "", "", *reversed(declared), ""])


def _annotations(node: ast.ClassDef) -> dict[str, str]:
    fields = (part for part in node.body if isinstance(part, ast.AnnAssign))
    return {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}


def _last_import(source: str) -> int:
    found = [node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)]
    return found[-1].end_lineno or 0
