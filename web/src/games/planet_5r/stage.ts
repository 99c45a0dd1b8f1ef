/** Where things stand on the wide table. Designed at 1126 x 844 (a 1440 x 900 window) and carried to other sizes by one unit. */

export interface SeatPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  shape: 'side' | 'top';
}

export interface TableauPlace {
  y: number;
  width: number;
  height: number;
  scale: number;
}

export interface Stage {
  /** One unit of the design in px. */
  u: number;
  width: number;
  rail: number;
  disc: { cx: number; cy: number; r: number };
  seats: SeatPlace[];
  market: { y: number; size: number };
  tableau: TableauPlace;
  /** Lower and as wide as the table: for long chains, once it passes below the clans at the sides. */
  low: TableauPlace;
  alone: { x: number; y: number; width: number; height: number };
  corner: { x: number; width: number };
  hand: { x: number; bottom: number; width: number; card: number };
  bid: { x: number; width: number };
}

const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v));

/** Windows larger than the design show it enlarged as a whole, so that nothing on it stays small. */
export function enlargement(width: number, height: number): number {
  return clamp(Math.min(width / 1440, height / 844), 1, 2.4);
}

export function stageOf(
  width: number,
  height: number,
  opponents: number,
  marketLimit: number,
  sideBottom = 0,
  cornerTop = height,
): Stage {
  const rail = Math.round(clamp(width * 0.2, 264, 480));
  const w = width - rail - 24;
  const u = clamp(Math.min(w / 1126, height / 844), 0.6, 2);
  const cx = w / 2;
  const r = Math.min(height * 0.528, w * 0.47);
  const cy = height * 0.507;
  const spare = Math.max(0, w - 1126 * u);
  const side = Math.min(Math.max(196, 226 * u) + spare * 0.36, 460);
  const topRow = opponents >= 3;
  const topHeight = topRow ? 128 * u : 0;

  const seats: SeatPlace[] = [];
  const sideY = topRow ? 10 + topHeight + 16 * u : 46 * u;
  const sideHeight = height - sideY - 300 * u;
  const sidePlace = (right: boolean): SeatPlace => ({
    x: right ? w - side - 8 : 12,
    y: sideY,
    width: side,
    height: clamp(sideHeight, 200 * u, 330 * u),
    shape: 'side',
  });
  const tops = Math.max(0, opponents - 2);
  const gap = 12;
  const topWidth =
    tops > 0 ? Math.min((tops === 1 ? 440 : 430) * u + spare * 0.25, (w - 24 - gap * (tops - 1)) / tops) : 0;
  const topPlace = (i: number): SeatPlace => ({
    x: cx - (tops * topWidth + (tops - 1) * gap) / 2 + i * (topWidth + gap),
    y: 10,
    width: topWidth,
    height: topHeight,
    shape: 'top',
  });
  if (opponents >= 1) seats.push(sidePlace(false));
  for (let i = 0; i < tops; i += 1) seats.push(topPlace(i));
  if (opponents >= 2) seats.push(sidePlace(true));

  const between = w - 2 * (side + 26);
  const marketY = topRow ? 10 + topHeight + 12 * u : 40 * u;
  const marketCard = Math.min((topRow ? 106 : 128) * u, between / (2.2 + 1.11 * marketLimit));
  const marketBottom = marketY + 20 + marketCard * 1.5;

  const card = clamp(112 * u, 78, 190);
  const handBottom = 30 * u;
  const handTop = height - handBottom - card * 1.42;
  const tableauY = marketBottom + 8 * u;
  // Room below the cards for the joint switches, or for the button over a raised card.
  const tableauHeight = Math.max(90, handTop - tableauY - 34 - 52 * Math.max(1, u) - 14);
  const scale = Math.min(1.5 * u, tableauHeight / 150);

  const lowY = Math.max(tableauY, sideBottom + 8 - 34);
  const lowHeight = Math.max(80, Math.min(handTop - 66, cornerTop - 10) - lowY - 34);

  const corner = Math.max(238, 262 * u);
  const bidWidth = Math.min(640, w - corner - 52);
  const handSpan = card * 5.4;
  const handX = Math.max(cx, corner + 30 + handSpan / 2);
  return {
    u,
    width: w,
    rail,
    disc: { cx, cy, r },
    seats,
    market: { y: marketY, size: marketCard },
    tableau: { y: tableauY, width: between, height: tableauHeight, scale },
    low: { y: lowY, width: w - 40, height: lowHeight, scale: Math.min(1.5 * u, lowHeight / 150) },
    alone: {
      // Beside the rim, below the clan at the right however tall it grew.
      x: w - 112 * u,
      y: Math.min(
        Math.max(tableauY + 60 * u, sideY + clamp(sideHeight, 200 * u, 330 * u) * 0.9, sideBottom + 12),
        height - 132 * u,
      ),
      width: 104 * u,
      height: 124 * u,
    },
    corner: { x: 14, width: corner },
    bid: { x: Math.min(Math.max(cx, corner + 38 + bidWidth / 2), w - bidWidth / 2 - 8), width: bidWidth },
    hand: {
      x: Math.min(handX, w - handSpan / 2 - 8),
      bottom: handBottom,
      width: Math.min(640 * Math.max(1, u), w - corner - 40),
      card,
    },
  };
}
