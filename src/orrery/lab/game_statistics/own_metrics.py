"""Metrics of one's own: `my_metric.py:longest_row` names a function that gets a finished match and gives a number."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping
from functools import cache
from math import isfinite
from pathlib import Path
from traceback import walk_tb
from typing import Any, NamedTuple

from orrery.core.errors import detail_of
from orrery.core.match import Match
from orrery.lab.lab_errors import LabError

Measure = Callable[[Match], float | Mapping[str, float]]


class OwnMetric(NamedTuple):
    """A metric as data, so that it can be sent to another process."""

    path: str
    function: str

    @property
    def name(self) -> str:
        return self.function

    def measure(self, m: Match) -> dict[str, float]:
        """What the function says of a match: one number, or several by their names."""
        function = _function(self.path, self.function)
        try:
            raw = function(m)
        except (Exception, SystemExit) as error:
            line = _line_of(error, self.path)
            raise LabError("metric_failed", metric=self.name, line=line, why=_why(error)) from error
        found = {f"{self.name}.{key}": value for key, value in raw.items()} if isinstance(raw, Mapping) else {
            self.name: raw
        }  # fmt: skip
        for name, value in found.items():
            if isinstance(value, complex) or not _is_number(value):
                raise LabError("metric_no_number", metric=name, value=repr(value)[:40])
        return {name: float(value) for name, value in found.items()}


def own_metric(text: str) -> OwnMetric:
    """Read `file.py:function`, and see that both are there."""
    path, colon, function = text.rpartition(":")
    if not colon or not path or not function.isidentifier():
        raise LabError("bad_metric", value=text[:80])
    file = Path(path)
    if not file.is_file():
        raise LabError("no_metric_file", path=path)
    found = OwnMetric(str(file.resolve()), function)
    _function(*found)
    return found


def _is_number(value: object) -> bool:
    try:
        return isfinite(float(value))  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return False


def _why(error: BaseException) -> str:
    return f"{type(error).__name__}: {detail_of(error)}"


def _line_of(error: BaseException, path: str) -> int:
    """The line of the metric's own file in which it failed, however deep below."""
    return next((n for frame, n in reversed([*walk_tb(error.__traceback__)]) if frame.f_code.co_filename == path), 0)


@cache
def _module(path: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"orrery_own_metric_{abs(hash(path))}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise LabError("metric_file_failed", path=path, why=_why(error)) from error
    return module


def _function(path: str, name: str) -> Measure:
    function = getattr(_module(path), name, None)
    if not callable(function):
        raise LabError("no_metric", path=path, function=name)
    found: Measure = function
    return found
