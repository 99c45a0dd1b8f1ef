"""The curve as a figure: delay over rate, both as measured, in a file that any browser shows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from html import escape

from figures import LATE, Figures

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 44, 46
COLOURS = ("#0b6e99", "#b3541e", "#4d7c0f", "#7e3f98", "#a11d4b", "#555555")
LEAST, MOST = 1.0, 1000.0  # milliseconds shown; what is beyond lies on the edge


def draw(curves: Mapping[str, Sequence[Figures]], title: str) -> str:
    """A line for p99 and a thin one for p50 of each curve."""
    widest = max((one.rate for points in curves.values() for one in points), default=1.0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-size="14">{escape(title)}</text>',
        *_grid(widest),
    ]
    for n, (name, points) in enumerate(curves.items()):
        parts += _curve(name, points, widest, COLOURS[n % len(COLOURS)], n)
    return "\n".join([*parts, "</svg>", ""])


def across(rate: float, widest: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * rate / widest


def down(delay: float) -> float:
    """The axis of delays is logarithmic."""
    shown = min(max(delay, LEAST), MOST)
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * math.log(shown / LEAST) / math.log(MOST / LEAST)


def _grid(widest: float) -> Iterator[str]:
    right, floor = WIDTH - RIGHT, HEIGHT - BOTTOM
    for delay in (1, 3, 10, 30, 100, 300, 1000):
        y, limit = down(delay), delay == LATE
        colour, dash = ("#c00", ' stroke-dasharray="4 3"') if limit else ("#ddd", "")
        yield f'<line x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="{colour}"{dash}/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{delay}</text>'
    step = 10 ** math.floor(math.log10(widest)) / (1 if widest >= 4 * 10 ** math.floor(math.log10(widest)) else 4)
    for n in range(int(widest / step) + 1):
        x = across(n * step, widest)
        yield f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{floor}" stroke="#eee"/>'
        yield f'<text x="{x:.1f}" y="{floor + 16}" text-anchor="middle">{n * step:g}</text>'
    yield f'<text x="{right}" y="{HEIGHT - 10}" text-anchor="end">moves due per second</text>'
    yield f'<text x="{LEFT}" y="{HEIGHT - 10}">ms from due to told; thick: 99 of 100, thin: half of them</text>'


def _curve(name: str, points: Sequence[Figures], widest: float, colour: str, n: int) -> Iterator[str]:
    for width, delays in ((2.2, [one.p99 for one in points]), (0.9, [one.p50 for one in points])):
        where = " ".join(f"{across(one.rate, widest):.1f},{down(y):.1f}" for one, y in zip(points, delays, strict=True))
        yield f'<polyline points="{where}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
    y = TOP + 16 + 16 * n
    yield f'<rect x="{LEFT + 12}" y="{y - 9}" width="10" height="10" fill="{colour}"/>'
    yield f'<text x="{LEFT + 28}" y="{y}">{escape(name)}</text>'
