/** Where a card goes that tells of a thing on the table: inside the table, and not over what it is about. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const RIM = 8;

/**
 * The upper left corner, measured from that of the table: at the right, the left or above what it must not cover, if
 * there is room; else below the thing, else above it.
 */
export function placed(
  { width, height }: { width: number; height: number },
  area: Box,
  thing: Box,
  beside?: Box,
): { x: number; y: number } {
  const inside = (at: number, size: number, room: number): number => Math.max(RIM, Math.min(at, room - size - RIM));
  const x = inside(thing.left + thing.width / 2 - area.left - width / 2, width, area.width);
  if (beside) {
    const y = inside(thing.top + thing.height / 2 - area.top - height / 2, height, area.height);
    const right = beside.right - area.left + GAP;
    const left = beside.left - area.left - width - GAP;
    const over = beside.top - area.top - height - GAP;
    if (right + width <= area.width - RIM) return { x: right, y };
    if (left >= RIM) return { x: left, y };
    if (over >= RIM) return { x, y: over };
  }
  const below = thing.bottom - area.top + GAP;
  const above = thing.top - area.top - height - GAP;
  return { x, y: below + height <= area.height - RIM ? below : Math.max(RIM, above) };
}
