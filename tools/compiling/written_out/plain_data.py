"""The base of plain data for compiled classes: each has its fields and its `clone` written out."""

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
