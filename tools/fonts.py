"""Cuts the small fonts that every visit fetches out of the whole ones: `python tools/fonts.py`.

Which characters they have, and which weights, is written in web/src/styles/fonts.css; the whole fonts come with the
client's packages and are fetched for rare characters only. Needs fonttools and brotli, which nothing else here does:
`pip install fonttools brotli` into an environment of their own. The results are kept in the repository.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1] / "web"
STYLES = WEB / "src" / "styles" / "fonts.css"
CUT = WEB / "src" / "assets" / "fonts"
FACE = re.compile(
    r"font-weight: (?P<least>\d+) (?P<most>\d+);\s+"
    r"src: url\('\.\./assets/fonts/(?P<family>[\w-]+)-(?P<script>latin|cyrillic)\.woff2'\)[^;]*;\s+"
    r"unicode-range:(?P<ranges>[^;]*);"
)


def characters(ranges: str) -> list[int]:
    """What `U+0020-007E, U+00A0` names."""
    found: list[int] = []
    for one in ranges.split(","):
        first, _, last = one.strip().removeprefix("U+").partition("-")
        found.extend(range(int(first, 16), int(last or first, 16) + 1))
    return found


def cut(family: str, script: str, weights: tuple[int, int], wanted: list[int]) -> Path:
    whole = WEB / "node_modules" / "@fontsource-variable" / family / "files" / f"{family}-{script}-wght-normal.woff2"
    font = TTFont(whole)
    options = Options()
    options.layout_features = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    small = CUT / f"{family}-{script}.woff2"
    font.save(small)
    print(f"{small.name}: {whole.stat().st_size} -> {small.stat().st_size} bytes")
    return small


def main() -> None:
    faces = list(FACE.finditer(STYLES.read_text("utf-8")))
    if not faces:
        sys.exit(f"no small fonts in {STYLES}")
    for face in faces:
        weights = (int(face["least"]), int(face["most"]))
        cut(face["family"], face["script"], weights, characters(face["ranges"]))


if __name__ == "__main__":
    main()
