"""A copy of the package as the compiler takes it: what plain data make of their annotations is written out.

Interpreted, `PlainData` makes slots and `clone` when a class is made. A compiled class can't be changed after that, and
it forgets its annotations, as do compiled NamedTuples; so the copy has the same `clone` as text, and declares the
fields. Constants are declared as such. Two modules are written out by hand: the base of plain data, and chance, which
counts in machine words.
"""

from __future__ import annotations

import ast
import importlib
import shutil
from pathlib import Path
from typing import is_typeddict

from orrery.core.plain_data import PlainData
from orrery.core.plain_fields import clone_lines

WRITTEN_OUT = {f"core/{file.name}": file for file in (Path(__file__).parent / "written_out").glob("*.py")}
SCALARS = {"int", "float", "str", "bool"}
EXTENDED = {"orrery.core.engine": ("Play",), "orrery.core.state": ("State",)}  # by classes that are not compiled
MARK = ["if TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr"]
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"


def stage(package: Path, into: Path, files: list[str]) -> None:
    """Copy the package with its constants declared, and write out the plain data of these files."""
    shutil.copytree(package, into, ignore=shutil.ignore_patterns("__pycache__", "server", "local", "*.ftl", "*.so"))
    for target in into.rglob("*.py"):
        file = target.relative_to(into).as_posix()
        source = target.read_text(encoding="utf-8")
        if file in WRITTEN_OUT:
            source = WRITTEN_OUT[file].read_text(encoding="utf-8")
        elif file in files:
            source = expanded(source, module_name(file))
        if file.startswith(("core/", "games/", "bots/")) and file not in WRITTEN_OUT:
            source = with_constants(source, module_name(file))
        target.write_text(source, encoding="utf-8")


def module_name(file: str) -> str:
    return "orrery." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def expanded(source: str, module: str) -> str:
    """The source with `clone` and the fields of its plain data written out; without such, as it is."""
    lines, found = source.splitlines(), importlib.import_module(module)
    declared = False
    extended = EXTENDED.get(module, ())
    for node in reversed(ast.parse(source).body):
        if not isinstance(node, ast.ClassDef):
            continue
        assert node.end_lineno is not None
        cls = getattr(found, node.name)
        declaration = _declaration(node, cls)
        if declaration is not None:
            lines[node.end_lineno : node.end_lineno] = ["", "", declaration]
            declared = True
        if issubclass(cls, PlainData) and node.name not in extended:
            body = [f"    {line}" for line in clone_lines(cls, f"{node.name}()")]
            lines[node.end_lineno : node.end_lineno] = ["", f"    def clone(self) -> {node.name}:", *body]
        if node.name in extended:
            lines.insert(node.lineno - 1, OPEN)
    if not declared and not extended:
        return source
    imported = ["from typing import TYPE_CHECKING", "from orrery.core.plain_fields import declare_fields, declare_keys"]
    head = lines.index("from __future__ import annotations") + 1
    last = _last_import(source) + len(imported)
    lines[head:head] = imported
    lines[last:last] = MARK
    return "\n".join([*lines, ""])


def with_constants(source: str, module: str) -> str:
    """Constants as `Final`: numbers and texts by their value, which the compiler puts where they are used; rows of
    numbers as rows of any length, or it would take them apart at each use."""
    lines, found = source.splitlines(), vars(importlib.import_module(module))
    written: list[str] = []
    for node in reversed(ast.parse(source).body):
        names = _named(node)
        types = {_type_of(found[name]) for name in names}
        if not names or None in types:
            continue
        assert node.end_lineno is not None
        if types <= SCALARS:
            written = [*_asked(node), *(f"{name}: _Final = {found[name]!r}" for name in names)]
        elif isinstance(node, ast.Assign | ast.AnnAssign) and len(names) == 1 and node.value is not None:
            written = [f"{names[0]}: _Final[{types.pop()}] = {ast.unparse(node.value)}"]
        else:
            continue
        lines[node.lineno - 1 : node.end_lineno] = written
    if not written:
        return source
    head = lines.index("from __future__ import annotations") + 1
    return "\n".join([*lines[:head], "from typing import Final as _Final", *lines[head:], ""])


def _asked(node: ast.stmt) -> list[str]:
    """The call that gave the constant its value, if an object was asked for it: that may have changed the object."""
    call = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    return [ast.unparse(call)] if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) else []


def _named(node: ast.stmt) -> list[str]:
    """The constants that a statement gives their values, if it does nothing else; those in capitals are constants."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        targets = node.targets[0].elts if isinstance(node.targets[0], ast.Tuple) else node.targets
    elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
        targets = [node.target]
    names = [target.id for target in targets if isinstance(target, ast.Name) and target.id.strip("_").isupper()]
    return names if len(names) == len(targets) else []


def _type_of(value: object) -> str | None:
    if type(value).__name__ in SCALARS:
        return type(value).__name__
    if type(value) is tuple and value:
        (inner, *others) = {_type_of(item) for item in value}
        return f"tuple[{inner}, ...]" if inner in SCALARS and not others else None
    return None


def _declaration(node: ast.ClassDef, cls: type) -> str | None:
    """The line that tells a compiled class its fields, if it has any that somebody reads."""
    if is_typeddict(cls):
        bases = [base for base in map(ast.unparse, node.bases) if base != "TypedDict"]
        required = repr(sorted(cls.__required_keys__))  # type: ignore[attr-defined]
        return f"declare_keys({', '.join([node.name, repr(_annotations(node)), required, *bases])})"
    if issubclass(cls, PlainData) or hasattr(cls, "_fields"):
        return f"declare_fields({node.name}, {_annotations(node)!r})"
    return None


def _annotations(node: ast.ClassDef) -> dict[str, str]:
    fields = (part for part in node.body if isinstance(part, ast.AnnAssign))
    return {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}


def _last_import(source: str) -> int:
    found = [node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)]
    return found[-1].end_lineno or 0
