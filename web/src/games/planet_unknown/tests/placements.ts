import type { Facts } from '../facts';
import { canonical, pointOf, square, squaresOf } from '../geometry';
import { gridOf } from '../planet/grid';
import { ORIENTS } from '../types';
import type { Lay, SeatView } from '../wire';

/** Places a tile may take by grid, single layer and adjacency alone; the engine knows the rest. */
export function placements(facts: Facts, seat: SeatView, tile: string): Lay[] {
  const planet = facts.planets[seat.planet ?? ''];
  const face = facts.tiles[tile];
  if (!planet || !face) return [];
  const grid = gridOf(planet);
  const taken = new Set(seat.tiles.flatMap((l) => squaresOf(facts.tiles[l.tile]!, l.orient, l.at)));
  const near = new Set(
    [...taken].flatMap((name) => {
      const [x, y] = pointOf(name);
      return [square(x + 1, y), square(x - 1, y), square(x, y + 1), square(x, y - 1)];
    }),
  );
  const touches = taken.size === 0 ? grid.edge : near;
  const out: Lay[] = [];
  for (const orient of ORIENTS.filter((o) => canonical(face, o) === o))
    for (let y = 0; y < 12; y += 1)
      for (let x = 0; x < 12; x += 1) {
        const cells = squaresOf(face, orient, square(x, y));
        if (cells.every((c) => grid.has.has(c) && !taken.has(c)) && cells.some((c) => touches.has(c)))
          out.push(['place', orient, square(x, y), 'as_is']);
      }
  return out;
}
