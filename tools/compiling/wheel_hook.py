"""How a wheel gets the compiled engine: `ORRERY_COMPILE=1 pip wheel .` builds one for this platform and Python.

Without it the wheel holds Python alone and serves every platform. `ORRERY_COMPILE=planet_5r` compiles the core and that
game only, for a quick try.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ["mypy[mypyc]>=2.4", "setuptools>=65", "fluent.runtime>=0.4"]  # to compile, and to import what is compiled


class CompiledEngine(BuildHookInterface[Any]):
    """Compiles into a folder of its own and puts the result into the wheel, beside the sources."""

    def dependencies(self) -> list[str]:
        return NEEDED if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not wanted():
            return
        root = Path(self.root)
        sys.path[:0] = [str(root / "src"), str(root / "tools" / "compiling")]
        os.environ["ORRERY_ENGINE"] = "pure"  # what is compiled is never made by what was compiled before
        from compiler import compile_into

        from orrery.core.compiled import folder

        only = None if wanted() == "1" else wanted().split(",")
        made = folder() or root / ".make" / "compiled"
        compile_into(root / "src" / "orrery", made, only, unless_fresh=True)
        libraries = sorted(made.rglob("*.so")) + sorted(made.rglob("*.pyd"))
        build_data["force_include"] |= {str(file): file.relative_to(made).as_posix() for file in libraries}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> str:
    return os.environ.get("ORRERY_COMPILE", "")
