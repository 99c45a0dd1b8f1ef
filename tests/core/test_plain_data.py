"""Plain data: fields are annotated once, and copies share only what never changes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from orrery.core.plain_data import PlainData
from orrery.core.plain_fields import fields_of


class Mark(NamedTuple):
    at: int
    kinds: tuple[str, ...] = ()


class Loose(NamedTuple):
    notes: list[int]


class Board(PlainData):
    squares: list[int]
    mark: Mark | None


class BaseTable(PlainData):
    round: int
    boards: list[Board]


class Table(BaseTable):
    name: str
    rows: list[list[int]]
    marks: tuple[Mark, ...]
    shown: tuple[Board, ...]
    own: Board
    stacks: list[list[Any]]


def board(*squares: int) -> Board:
    made = Board()
    made.squares, made.mark = list(squares), Mark(1, ("x",))
    return made


def table() -> Table:
    made = Table()
    made.round, made.name, made.own = 3, "here", board(1)
    made.boards, made.shown = [board(1, 2), board(3)], (board(4),)
    made.rows, made.marks, made.stacks = [[1], [2, 3]], (Mark(5),), [[Mark(6)], []]
    return made


def test_every_annotation_is_a_field() -> None:
    assert tuple(fields_of(Table)) == ("round", "boards", "name", "rows", "marks", "shown", "own", "stacks")


@pytest.mark.interpreted
def test_nothing_but_a_field_is_a_slot() -> None:
    with pytest.raises(AttributeError):
        table().other = 1  # type: ignore[attr-defined]


def test_a_clone_is_equal_and_of_the_same_class() -> None:
    one = table()
    two = one.clone()
    assert type(two) is Table
    assert (two.round, two.name, two.rows, two.marks) == (3, "here", [[1], [2, 3]], (Mark(5),))
    assert two.stacks == [[Mark(6)], []]
    assert [b.squares for b in (*two.boards, *two.shown, two.own)] == [[1, 2], [3], [4], [1]]


def test_a_clone_shares_what_never_changes_and_nothing_else() -> None:
    one = table()
    two = one.clone()
    assert two.marks is one.marks
    assert two.own.mark is one.own.mark
    two.rows[0].append(9)
    two.stacks[1].append(Mark(0))
    two.boards[0].squares.append(9)
    two.shown[0].squares.append(9)
    two.own.squares.append(9)
    assert (one.rows, one.stacks) == ([[1], [2, 3]], [[Mark(6)], []])
    assert [b.squares for b in (*one.boards, *one.shown, one.own)] == [[1, 2], [3], [4], [1]]


def test_a_field_of_an_unknown_kind_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match=r"Bag\.things: plain data does not hold set"):

        class Bag(PlainData):
            things: set[int]

    with pytest.raises(TypeError, match=r"Box\.inside"):

        class Box(PlainData):
            inside: Loose  # a tuple that can be changed from inside


def test_a_class_may_bring_a_clone_of_its_own() -> None:
    class Counted(PlainData):
        copies: int

        def clone(self) -> Counted:
            twin = Counted()
            twin.copies = self.copies + 1
            return twin

    one = Counted()
    one.copies = 0
    assert one.clone().copies == 1
