"""Draw the icons of the installed application from web/public/icon.svg: python tools/app_icons.py

Needs Chromium (`ORRERY_CHROMIUM`, see tools/bootstrap.py). The pictures are kept in the repository.

- `icon-*.png`: the drawing as it is, with round corners;
- `maskable-*.png`: up to the edges, and drawn smaller, so that nothing is lost whatever shape a phone cuts out of it;
- `touch-180.png`: up to the edges, for phones that round the corners themselves.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
DRAWING = re.compile(r"<rect[^>]*fill=\"(#\w+)\"[^>]*/>(.*)</svg>", re.DOTALL)
SIDE = 34  # of the drawing, in its own units
SAFE = 0.75  # of its size: any mask leaves a circle of 0.8 of the side, and the drawing reaches into its corners
ICONS = {
    "icon-192": (192, None),
    "icon-512": (512, None),
    "maskable-192": (192, SAFE),
    "maskable-512": (512, SAFE),
    "touch-180": (180, 0.92),
}


def drawn(svg: str, scale: float | None) -> str:
    """The drawing, or its inside at a smaller scale on a ground that reaches the edges."""
    found = DRAWING.search(svg)
    if scale is None or found is None:
        return svg
    ground, inside = found.groups()
    shift = SIDE * (1 - scale) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        f'<rect width="{SIDE}" height="{SIDE}" fill="{ground}"/>'
        f'<g transform="translate({shift} {shift}) scale({scale})">{inside}</g></svg>'
    )


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    chromium = os.environ.get("ORRERY_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (side, scale) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{drawn(svg, scale)}")
            target = PUBLIC / "icons" / f"{name}.png"
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(page.screenshot(omit_background=True))
            print(target.relative_to(PUBLIC.parents[1]))
        browser.close()


if __name__ == "__main__":
    main()
