"""The course of a game as SVG: a line for each seat, told apart by colour, dash and shape; marks by sign and shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from orrery.analysis.marks import Mark

WIDTH: Final = 980.0
HEIGHT: Final = 330.0
LEFT, RIGHT, TOP, BOTTOM = 54.0, 820.0, 18.0, 290.0
DASHES: Final = ("", "9 4", "2 4", "9 3 2 3", "14 4", "4 3")
SIGNS: Final[Mapping[Mark, str]] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
RADII: Final[Mapping[Mark, float]] = {"inaccuracy": 10.0, "mistake": 12.0, "blunder": 14.0}
APART: Final = 17.0  # between names at the ends of lines


class Course(NamedTuple):
    """One seat's line: a value for each point, and how wide the shade around it is."""

    name: str
    values: tuple[float, ...]
    shade: tuple[float, ...] = ()


class Marked(NamedTuple):
    """A mark on a seat's line, at a point."""

    course: int
    point: int
    mark: Mark


def course_chart(
    points: Sequence[str],
    courses: Sequence[Course],
    marked: Sequence[Marked],
    scale: tuple[float, float],
    ticks: Sequence[tuple[float, str]],
    label: str,
) -> str:
    """The chart. `points` name the places along it; only some are written."""
    low, high = scale

    def x(n: int) -> float:
        return LEFT + (RIGHT - LEFT) * n / max(1, len(points) - 1)

    def y(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (min(max(value, low), high) - low) / (high - low)

    shapes = [
        f'<line class="grid" x1="{LEFT}" y1="{y(at):.1f}" x2="{RIGHT}" y2="{y(at):.1f}"/>'
        f'<text class="up" x="{LEFT - 8}" y="{y(at) + 4:.1f}">{escape(text)}</text>'
        for at, text in ticks
    ]
    every = max(1, -(-len(points) // 12))
    shapes += [
        f'<text class="along" x="{x(n):.1f}" y="{BOTTOM + 22}">{escape(text)}</text>'
        for n, text in enumerate(points)
        if n % every == 0
    ]
    for n, course in enumerate(courses):
        wide = list(enumerate(zip(course.values, course.shade, strict=False)))
        edge = [f"{x(i):.1f},{y(value + by):.1f}" for i, (value, by) in wide]
        edge += [f"{x(i):.1f},{y(value - by):.1f}" for i, (value, by) in reversed(wide)]
        if edge:
            shapes.append(f'<polygon class="shade seat-{n % 6}" points="{" ".join(edge)}"/>')
    for n, course in enumerate(courses):
        line = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in enumerate(course.values))
        dash = f' stroke-dasharray="{DASHES[n % 6]}"' if DASHES[n % 6] else ""
        shapes.append(f'<polyline class="course seat-{n % 6}" points="{line}"{dash}/>')
    shapes += [_sign(x(each.point), y(courses[each.course].values[each.point]), each) for each in _spread(marked)]
    shapes += _names(courses, y)
    box = f'viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" role="img" aria-label="{escape(label)}"'
    return f'<svg class="chart" {box}>{"".join(shapes)}</svg>'


def _spread(marked: Sequence[Marked]) -> list[Marked]:
    """Of several marks of a seat at one place the worst."""
    order = tuple(SIGNS)
    worst: dict[tuple[int, int], Marked] = {}
    for each in marked:
        place = each.course, each.point
        if place not in worst or order.index(each.mark) > order.index(worst[place].mark):
            worst[place] = each
    return list(worst.values())


def _sign(x: float, y: float, marked: Marked) -> str:
    radius = RADII[marked.mark]
    middle = min(y + 20.0, BOTTOM - radius)
    return (
        f'<g class="mark {marked.mark}"><circle cx="{x:.1f}" cy="{middle:.1f}" r="{radius:g}"/>'
        f'<text x="{x:.1f}" y="{middle + 4:.1f}">{SIGNS[marked.mark]}</text></g>'
    )


def _names(courses: Sequence[Course], y: Callable[[float], float]) -> list[str]:
    """Names beside the ends of the lines, pushed apart where these come close."""
    ends = sorted((y(course.values[-1]), n) for n, course in enumerate(courses) if course.values)
    places: list[tuple[float, int]] = []
    for at, n in ends:
        places.append((max(at, places[-1][0] + APART) if places else at, n))
    over = max(0.0, places[-1][0] - BOTTOM) if places else 0.0
    return [
        f'<text class="name seat-{n % 6}" x="{RIGHT + 12}" y="{at - over + 4:.1f}">{escape(courses[n].name)}</text>'
        for at, n in places
    ]
