"""Charts as inline SVG that stretches to its box: shapes in SVG, every word in HTML, so that text never shrinks.

Colours are the style sheet's; a chart looks right in the dark, in the light and on paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 1000.0  # of the coordinates inside; the box decides how wide it really is


class Axis(NamedTuple):
    """A range of values across a chart, with round numbers to write below it."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> float:
        """Per cent from the left."""
        return 100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)

    def marks(self) -> list[tuple[float, str]]:
        return [(self.at(tick), figure_text(tick)) for tick in self.ticks]


def axis(low: float, high: float, wanted: int = 5) -> Axis:
    """Round ends around these values."""
    if not high > low:
        low, high = low - 0.5, high + 0.5
    raw = (high - low) / wanted
    power = 10.0 ** floor(log10(raw))
    step = next(size * power for size in (1, 2, 2.5, 5, 10) if size * power >= raw * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return Axis(first * step, last * step, tuple(n * step for n in range(first, last + 1)))


def figure_text(value: float) -> str:
    """As few digits as tell it, and a true minus."""
    text = f"{value:.2f}".rstrip("0").rstrip(".") if abs(value) < 1e6 else f"{value:.2g}"
    return ("0" if text in ("-0", "") else text).replace("-", "−")


def _svg(kind: str, height: float, inner: Sequence[str]) -> str:
    shapes = "".join(inner)
    box = f'viewBox="0 0 {WIDTH:.0f} {height:.0f}" preserveAspectRatio="none"'
    return f'<svg class="chart {kind}" {box} aria-hidden="true">{shapes}</svg>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _rect(kind: str, x: float, y: float, width: float, height: float) -> str:
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" {size}/>'


def interval(scale: Axis, low: float, middle: float, high: float, reference: float | None = None) -> str:
    """A value with its uncertainty; the reference is what chance or fairness would give."""
    x = [10 * scale.at(value) for value in (low, middle, high)]
    shapes = [_line("grid", 10 * at, 0, 10 * at, 20) for at, _ in scale.marks()]
    if reference is not None:
        shapes.append(_line("reference", 10 * scale.at(reference), 0, 10 * scale.at(reference), 20))
    shapes += [
        _rect("range", x[0], 7, max(2.0, x[2] - x[0]), 6),
        _line("end", x[0], 5, x[0], 15),
        _line("end", x[2], 5, x[2], 15),
        _rect("dot", x[1] - 4, 3, 8, 14),
    ]
    return _svg("interval", 20, shapes)


def bar(share: float) -> str:
    """A bar of this share of the width."""
    return _svg("bar", 10, [_rect("rail", 0, 3, WIDTH, 4), _rect("fill", 0, 1, WIDTH * min(1.0, max(0.0, share)), 8)])


def histogram(scale: Axis, values: Sequence[float], bins: int = 24, mean: float | None = None) -> str:
    """How values are spread over the axis; the line is their mean."""
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int(scale.at(value) / 100 * bins))] += 1
    top = max(counts) or 1
    width = WIDTH / bins
    shapes = [_line("grid", 10 * at, 0, 10 * at, 100) for at, _ in scale.marks()]
    shapes += [
        _rect("fill", n * width + 1, 100 - 96 * count / top, width - 2, 96 * count / top)
        for n, count in enumerate(counts)
        if count
    ]
    if mean is not None:
        shapes.append(_line("mean", 10 * scale.at(mean), 0, 10 * scale.at(mean), 100))
    return _svg("histogram", 100, shapes)


def course(scale: Axis, values: Sequence[float], band: Sequence[tuple[float, float]] = ()) -> str:
    """A line from the beginning to the end, with a band around it; the axis goes up."""

    def point(n: int, value: float, of: int) -> str:
        return f"{WIDTH * n / max(1, of - 1):.1f},{300 - 3 * scale.at(value):.1f}"

    shapes = [_line("grid", 0, 300 - 3 * at, WIDTH, 300 - 3 * at) for at, _ in scale.marks()]
    if band:
        upper = [point(n, high, len(band)) for n, (_, high) in enumerate(band)]
        lower = [point(n, low, len(band)) for n, (low, _) in reversed(list(enumerate(band)))]
        shapes.append(f'<polygon class="band" points="{" ".join(upper + lower)}"/>')
    line = " ".join(point(n, value, len(values)) for n, value in enumerate(values))
    shapes.append(f'<polyline class="course" points="{line}"/>')
    return _svg("line", 300, shapes)
