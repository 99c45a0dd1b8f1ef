"""How many connections the operating system lets this process have."""

from __future__ import annotations

import contextlib
import math

try:
    import resource
except ImportError:  # not on this system, which has no such limit either
    resource = None  # type: ignore[assignment]


def raise_descriptor_limit() -> None:
    """Allow this process as many descriptors as it may have; the usual limit, 1024, is too low for a server."""
    if resource is not None:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(OSError, ValueError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptor_limit() -> float:
    """How many this process may have."""
    found = math.inf if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return math.inf if found < 0 else found  # how some systems say that there is no limit
