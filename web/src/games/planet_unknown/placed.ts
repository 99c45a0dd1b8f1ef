/** What a placement does to the planet, told at once from the facts; the engine's own word replaces it when it comes. */
import type { Orientation, SeatView, TilePlaced } from './wire';
import type { Facts } from './facts';
import { boardOf, neighbours, pointOf, printed, square, surface } from './geometry';
import { lineChanges } from './planet/lines';
import { worldAt, worldsOf } from './planet/worlds';
import type { Square } from './types';

export interface Placed {
  squares: Square[];
  ice: Square[];
  meteorite: Square | null;
  lifepods: Square[];
  rovers: Square[];
  stations: { terrain: string; at: Square; gives: boolean }[];
  energy: string[];
  completes: string[];
  spoils: string[];
}

export function placedNow(facts: Facts, seat: SeatView, tile: string, orient: Orientation, at: Square): Placed | null {
  const face = facts.tiles[tile];
  const grid = worldAt(worldsOf(facts, seat), at)?.grid;
  if (!face || !grid) return null;
  const [ax, ay] = pointOf(at);
  const board = boardOf(at);
  const cells = printed(face, orient).map((c) => ({ ...c, name: square(ax + c.x, ay + c.y, board) }));
  const squares = cells.map((c) => c.name);
  const on = surface(seat.tiles, seat.patches, (id) => facts.tiles[id], seat.kinds);
  const ice = squares.filter((name) => grid.icy.has(name) && !on.has(name));
  const meteorite = cells.find((c) => c.meteor)?.name ?? null;
  const watered = cells.some((c) => c.terrain === 'water' && ice.includes(c.name));
  const stations = cells
    .filter((c) => c.station)
    .map((c) => ({ terrain: c.terrain, at: c.name, gives: c.terrain !== 'water' || watered }));
  const current = new Set(grid.current.map(([x, y]) => square(x, y, board)));
  const fresh = squares.filter((name) => !on.has(name) && !current.has(name));
  return {
    squares,
    ice,
    meteorite,
    lifepods: squares.filter((name) => seat.lifepods.includes(name)),
    rovers: squares.filter((name) => seat.rovers.some((r) => r.at === name)),
    stations,
    energy: copies(cells, on, current),
    ...lineChanges(seat, fresh, meteorite),
  };
}

/** Stations energy may copy: this tile's other one, and those of sections touching the energy area it now belongs to. */
function copies(
  cells: { name: Square; terrain: string }[],
  on: ReturnType<typeof surface>,
  current: ReadonlySet<Square>,
): string[] {
  const own = new Map(cells.map((c) => [c.name, c.terrain]));
  const area = cells.filter((c) => c.terrain === 'energy').map((c) => c.name);
  if (area.length === 0) return [];
  const found = new Set(cells.map((c) => c.terrain).filter((t) => t !== 'energy'));
  const seen = new Set(area);
  const sections = new Set<string>();
  for (const name of area)
    for (const next of neighbours(name)) {
      if (seen.has(next) || own.has(next)) continue;
      seen.add(next);
      const there = on.get(next);
      if (there ? there.terrain === 'energy' : current.has(next)) area.push(next);
      else if (there && there.tile >= 0) sections.add(`${there.tile}:${there.terrain}`);
    }
  for (const c of on.values()) if (c.station && sections.has(`${c.tile}:${c.terrain}`)) found.add(c.terrain);
  return [...found];
}

/** The same from the engine's event. */
export function placedFrom(event: TilePlaced): Placed {
  const { squares, ice, meteorite, lifepods, rovers, stations, energy, completes, spoils } = event;
  return { squares, ice, meteorite, lifepods, rovers, stations, energy, completes, spoils };
}
