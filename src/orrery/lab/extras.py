"""What the laboratory needs from others is imported when it is used; where it is missing, a sentence says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from orrery.lab.lab_errors import LabError


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside it come with this extra of orrery; where they fail, the error names it (`not_installed`).

    >>> with extra("lab"):
    ...     import numpy
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        module = (missing.name or "").split(".")[0]
        if module in ("", "orrery"):
            raise
        raise LabError("not_installed", module=module, extra=name) from missing
