/** Moments of a game to look at while the board is being built: each a complete seat view with its question. */
import { OPTIONS } from '../parts/samples';
import type { Action, Decision, Lay, PlacedView, SeatView, View } from '../wire';
import type { Facts } from '../facts';
import { canonical, pointOf, square, squaresOf } from '../geometry';
import { gridOf } from '../planet/grid';
import { emptySeat } from '../planet/empty';
import { lineIds } from '../planet/lines';
import { ORIENTS } from '../types';

export interface Scene {
  view: View;
  decision: Decision | null;
}

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

/** Lays some tiles by a fixed rule, so that every planet shows a landscape. */
function settle(facts: Facts, seat: SeatView, count: number): SeatView {
  const ids = Object.keys(facts.tiles);
  let now = seat;
  for (let i = 0; i < count; i += 1) {
    const tile = ids[(i * 29 + 7) % ids.length]!;
    const places = placements(facts, now, tile);
    const pick = places[(i * 37 + 5) % Math.max(1, places.length)];
    if (!pick) continue;
    const laid: PlacedView = { tile, orient: pick[1], at: pick[2] };
    const cells = squaresOf(facts.tiles[tile]!, laid.orient, laid.at);
    const sign = facts.tiles[tile]!.meteor ? cells[0]! : null;
    const count = (name: string): number => cells.filter((c) => lineIds(c).includes(name)).length;
    const grow = (lines: SeatView['rows'], id: (n: number) => string): SeatView['rows'] =>
      lines.map((line, n) => {
        const covered = line.covered + count(id(n));
        const meteorite = line.meteorite || (sign !== null && lineIds(sign).includes(id(n)));
        return { ...line, covered, meteorite, complete: covered >= line.squares && !meteorite };
      });
    now = {
      ...now,
      tiles: [...now.tiles, laid],
      lifepods: now.lifepods.filter((p) => !cells.includes(p)),
      meteorites: sign ? [...now.meteorites, sign] : now.meteorites,
      rows: grow(now.rows, (n) => `row-${n + 1}`),
      columns: grow(now.columns, (n) => `column-${String.fromCharCode(65 + n)}`),
    };
  }
  return now;
}

function seatOf(facts: Facts, n: number, planet: string, corporation: string, tiles: number): SeatView {
  const base = settle(facts, { ...emptySeat(facts.planets[planet]!, corporation), seat: n, place: n }, tiles);
  const techs = facts.corporations[corporation]?.techs ?? [];
  const last = base.tiles[base.tiles.length - 1];
  return {
    ...base,
    markers: { civ: 'civ-3', water: 'water-6', biomass: 'biomass-5', rover: 'rover-7', tech: 'tech-6' },
    techs: techs.map((t, i) => ({ tech: t.id, level: t.level, available: i < 2, used: false, usable: false })),
    rovers: last ? [{ at: squaresOf(facts.tiles[last.tile]!, last.orient, last.at)[0]!, cargo: false }] : [],
    supply: 1,
    collected: { lifepods: 3, meteorites: 4 },
    score: { total: 16, lines: { planet: 6, tracks: 5, lifepods: 3, meteorites: 1, civ_cards: 1 } },
    civ_hidden: 1,
    civ_kept: n === 0 ? [Object.keys(facts.civ)[5]!] : [],
  };
}

export interface Wish {
  planet: string;
  corporation: string;
  players: number;
}

export function scene(facts: Facts, story: string, wish: Wish): Scene {
  const planets = [wish.planet, 'cerberus', 'lacuna', 'oblivion', 'gaia', 'petra'];
  const corporations = [wish.corporation, 'cosmos_inc', 'flux_industries', 'horizon_group', 'makeshift', 'republic'];
  const seats = planets
    .slice(0, wish.players)
    .map((p, i) => seatOf(facts, i, p, facts.corporations[corporations[i]!] ? corporations[i]! : wish.corporation, 9));
  const me = seats[0]!;
  const hand = 'n5_energy_water_meteor';
  const places = [0, 1, 3, 4, 2, 5].slice(0, wish.players).sort();
  const rotation = 4;
  const solo = wish.players === 1;
  const view: View = {
    game: 'planet_unknown',
    rules_version: 1,
    players: wish.players,
    me: 0,
    step: 57,
    options: OPTIONS,
    commitment: '',
    seed: null,
    actors: [0],
    over: false,
    round: 11,
    phase: 'turns',
    commander: solo ? null : wish.players - 1,
    veiled: true,
    solo: solo ? { target: 58, verdict: null } : null,
    station: {
      rotation,
      places,
      sectors: [0, 1, 2, 3, 4, 5].map((sector) => {
        const seat = places.findIndex((p) => (p + rotation) % 6 === sector);
        const bay = (shape: string, pair: string) => ({
          shape,
          top: `${shape}_${pair}`,
          left: 7 + ((sector * 3) % 5),
          hidden: false,
        });
        return {
          sector,
          seat: seat < 0 ? null : seat,
          outer: bay(facts.station.outer[sector]!, sector === 4 ? 'energy_water_meteor' : 'rover_tech_plain'),
          inner: bay(facts.station.inner[sector]!, 'tech_biomass_plain'),
        };
      }),
    },
    event: story === 'event' || solo ? 'red_no_synergy' : null,
    restriction: story === 'event' ? { kind: 'no_tile_on_edge', terrain: null } : null,
    events:
      story === 'event' || solo
        ? {
            mix: { green: 9, orange: 3, red: 8 },
            left: 9,
            discarded: Object.keys(facts.events).slice(0, 11),
            next: null,
            left_by_colour: { green: 4, orange: 1, red: 4 },
          }
        : null,
    civ: { stacks: [5, 5, 4, 5], looking: null },
    objectives: solo
      ? []
      : seats.map((s, i) => ({
          card: Object.keys(facts.objectives)[i * 3]!,
          seats: [s.seat, (i + 1) % wish.players],
          common: false,
          standing: [
            { seat: s.seat, value: 2 + i, medals: i > 2 ? 5 : i === 2 ? 2 : 0 },
            { seat: (i + 1) % wish.players, value: 4, medals: i < 2 ? 5 : i === 2 ? 2 : 0 },
          ],
        })),
    seats,
    result: null,
  };
  return { view, decision: question(facts, story, me, view, hand) };
}

function question(facts: Facts, story: string, me: SeatView, view: View, hand: string): Decision | null {
  const ask = (kind: Decision['kind'], actions: Action[], params: object = {}): Decision =>
    ({ seat: 0, kind, rule: 'PU-4.1', params, actions }) as Decision;
  switch (story) {
    case 'place':
    case 'event':
      view.seats[0] = { ...me, hand };
      return ask('place', placements(facts, me, hand), { tile: hand, waived: 'none', extra: false });
    case 'take':
      return ask('take', [['take', 'outer'], ['take', 'inner']], { fits: true }); // prettier-ignore
    case 'rotate':
      return ask('rotate', [0, 1, 2, 3, 4, 5].map((n) => ['rotate', n])); // prettier-ignore
    case 'order':
      return ask('order', [['pick', 0], ['pick', 1]], { items: ['station:tech', 'station:rover'] }); // prettier-ignore
    case 'boost':
      return ask('boost', (['civ', 'water', 'biomass', 'rover', 'tech'] as const).map((t) => ['advance', t, `${t}-8`])); // prettier-ignore
    case 'civ':
      return ask('choose_civ', Object.keys(facts.civ).slice(0, 5).map((c) => ['civ', c]), { level: 1 }); // prettier-ignore
    case 'planets':
      return ask('choose_planet', Object.keys(facts.planets).map((p) => ['planet', p])); // prettier-ignore
    case 'corporations':
      return ask('choose_corporation', Object.keys(facts.corporations).map((c) => ['corporation', c])); // prettier-ignore
    case 'drive': {
      const from = me.rovers[0]?.at ?? 'F1';
      view.seats[0] = { ...me, moves: 3 };
      const [x, y] = pointOf(from);
      const steps = [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([dx, dy]) => square(x + dx!, y + dy!)); // prettier-ignore
      return ask('end_turn', [...steps.map((to): Action => ['drive', from, to]), ['end']], { moves: 3 });
    }
    default:
      return null;
  }
}
