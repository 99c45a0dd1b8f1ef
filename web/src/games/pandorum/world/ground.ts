/** A field of seven sections for the drawing from above: one of the layouts the game knows, row by row. */
export type Ground = 'w' | 'c' | 'm' | 'v' | 'p';

export interface Cell {
  x: number;
  y: number;
  ground: Ground;
}

/** From the back: the first q of the row and its hexes (wasteland, crater, mountain, volcano, pad), then the sections. */
const ROWS: readonly (readonly [r: number, q: number, grounds: string, sections: string])[] = [
  [-4, 1, 'cv', '22'],
  [-3, 0, 'vmwmv', '22211'],
  [-2, -2, 'vwmccwc', '3322111'],
  [-1, -3, 'vcmmcvw', '3330011'],
  [0, -3, 'cwvpwcc', '3300066'],
  [1, -3, 'vmwmvwm', '4400666'],
  [2, -4, 'cwvmvmw', '4445566'],
  [3, -4, 'wmwcw', '44555'],
  [4, -2, 'mv', '55'],
];

/** Width of a hex; its corners lie UNIT / √3 from its middle. */
const UNIT = 31;
const HIGH = UNIT / Math.sqrt(3);
const place = (q: number, r: number): readonly [number, number] => [UNIT * (q + r / 2), HIGH * 1.5 * r];

export const CELLS: readonly Cell[] = ROWS.flatMap(([r, first, grounds]) =>
  [...grounds].map((ground, i) => {
    const [x, y] = place(first + i, r);
    return { x, y, ground: ground as Ground };
  }),
);

/** Corners from the top, clockwise. */
const CORNERS: readonly (readonly [number, number])[] = Array.from({ length: 6 }, (_, i) => {
  const a = (i * Math.PI) / 3;
  return [HIGH * Math.sin(a), -HIGH * Math.cos(a)];
});

export const HEX = CORNERS.map(([x, y]) => `${(x * 0.96).toFixed(1)},${(y * 0.96).toFixed(1)}`).join(' ');

/** Sides between two sections, as one path: to the east, the south-east and the south-west of each hex. */
export const SEAMS: string = (() => {
  const section = new Map<string, string>();
  for (const [r, first, , sections] of ROWS) [...sections].forEach((s, i) => section.set(`${first + i},${r}`, s));
  const sides = [
    [1, 0, 1, 2],
    [0, 1, 2, 3],
    [-1, 1, 3, 4],
  ] as const;
  let path = '';
  for (const [r, first, , sections] of ROWS)
    [...sections].forEach((own, i) => {
      const [x, y] = place(first + i, r);
      for (const [dq, dr, a, b] of sides) {
        const other = section.get(`${first + i + dq},${r + dr}`);
        if (other === undefined || other === own) continue;
        const at = (n: number): string => `${(x + CORNERS[n]![0]).toFixed(1)} ${(y + CORNERS[n]![1]).toFixed(1)}`;
        path += `M${at(a)}L${at(b)}`;
      }
    });
  return path;
})();
