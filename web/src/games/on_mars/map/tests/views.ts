/** Moments to look at while the map is being drawn: a view in the middle of a game, and what is asked. */
import type { Json } from '../../../../lib/types';
import type { BuildingType, Decision, HexView, PartyView, TargetView, View, Reach } from '../../wire';
import type { Hex, Party } from '../../types';
import { HEXES, neighbours } from '../geometry';
import { reachOf } from './reach';

const STARTS = new Set(['0,0', '0,-2', '0,2', '-2,1', '2,-1', '-2,-1', '2,-3', '2,1', '-2,3']);
const RESEARCH = new Set(['-5,0', '-4,-1', '4,-5', '5,-5', '-5,5', '-4,5', '4,1', '5,0']);

type Put = [type: BuildingType, party?: Party];

/** Numbers the groups of touching buildings of one type as the engine does. */
function grouped(hexes: HexView[]): HexView[] {
  const by = new Map(hexes.map((h) => [h.hex, h]));
  const seen = new Set<Hex>();
  let id = 0;
  for (const h of hexes) {
    const own = h.building;
    if (!own || seen.has(h.hex)) continue;
    const members: Hex[] = [];
    const open = [h.hex];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const b = by.get(at)?.building;
      if (!b || seen.has(at) || b.type !== own.type || b.party !== own.party) continue;
      seen.add(at);
      members.push(at);
      open.push(...neighbours(at));
    }
    for (const hex of members) Object.assign(by.get(hex)!.building!, { group: id, size: members.length });
    id += 1;
  }
  return hexes;
}

function hexesOf(built: Record<Hex, Put>, change: (h: HexView) => void = () => undefined): HexView[] {
  const hexes = HEXES.map((hex): HexView => {
    const put = built[hex];
    return {
      hex,
      building: put ? { type: put[0], party: put[1] ?? null, size: 1, group: 0, advanced: null, miner: null } : null,
      bots: [],
      rover: [],
      crystal: false,
      tile: null,
      start: STARTS.has(hex),
      research: RESEARCH.has(hex),
    };
  });
  for (const h of hexes) change(h);
  return grouped(hexes);
}

const BUILT: Record<Hex, Put> = {
  '0,0': ['mine'],
  '1,-1': ['mine'],
  '1,0': ['mine'],
  '-2,0': ['mine'],
  '0,-2': ['generator'],
  '0,-3': ['generator'],
  '-2,-2': ['generator'],
  '2,-1': ['water_extractor'],
  '2,0': ['water_extractor'],
  '-2,1': ['greenhouse'],
  '-3,2': ['greenhouse'],
  '-2,2': ['greenhouse'],
  '-1,3': ['greenhouse'],
  '0,2': ['oxygen_condenser'],
  '0,3': ['oxygen_condenser'],
  '2,2': ['oxygen_condenser'],
  '2,-3': ['shelter', 0],
  '3,-4': ['shelter', 0],
  '2,-4': ['shelter', 0],
  '-2,-1': ['shelter', 1],
  '-3,-1': ['shelter', 1],
  '2,1': ['shelter', 2],
  '3,1': ['shelter', 2],
};
const BOTS: Record<Hex, Party> = { '2,-3': 0, '0,1': 0, '-2,-1': 1, '-1,2': 1, '3,1': 2 };
const ROVERS: Record<Hex, Party> = { '4,-5': 0, '-4,2': 1, '4,1': 2 };
const MINERS: Record<Hex, Party> = { '-2,0': 1, '1,-1': 2, '1,0': 0 };
const ADVANCED: Record<Hex, [Party, string]> = {
  '0,-2': [0, 'bp_wind_turbines'],
  '2,-4': [0, 'bp_casino'],
  '-2,2': [1, 'bp_hydroponic_farm'],
  '0,2': [2, 'bp_air_filter'],
};
const TILES: Record<Hex, string> = {
  '-5,0': 'research_a',
  '-4,-1': 'research_a',
  '5,-5': 'research_b',
  '-5,5': 'research_c',
  '-4,5': 'research_c',
  '5,0': 'research_d',
  '1,-4': 'disc_battery',
  '-4,4': 'disc_build_any',
  '3,2': 'disc_blueprints',
};
const CRYSTALS = new Set(['-1,-1', '-1,1', '1,3', '3,0', '-4,1', '-2,-3']);

export function midgame(): HexView[] {
  return hexesOf(BUILT, (h) => {
    const [bot, rover, miner, advanced] = [BOTS[h.hex], ROVERS[h.hex], MINERS[h.hex], ADVANCED[h.hex]];
    if (bot !== undefined) h.bots.push(bot);
    if (rover !== undefined) h.rover.push(rover);
    if (h.building && miner !== undefined) h.building.miner = miner;
    if (h.building && advanced) h.building.advanced = { party: advanced[0], card: advanced[1] };
    h.tile = TILES[h.hex] ?? null;
    h.crystal = CRYSTALS.has(h.hex);
  });
}

/** The first round of four: starting buildings, a shelter and a bot each. */
function beginning(): HexView[] {
  const built: Record<Hex, Put> = {
    '0,0': ['mine'],
    '0,-2': ['greenhouse'],
    '0,2': ['generator'],
    '-2,1': ['water_extractor'],
    '2,-1': ['oxygen_condenser'],
    '-2,-1': ['shelter', 0],
    '2,-3': ['shelter', 1],
    '2,1': ['shelter', 2],
    '-2,3': ['shelter', 3],
  };
  const corners = {
    '-5,0': 'c',
    '-4,-1': 'c',
    '4,-5': 'a',
    '5,-5': 'a',
    '-5,5': 'd',
    '-4,5': 'd',
    '4,1': 'b',
    '5,0': 'b',
  };
  return hexesOf(built, (h) => {
    const owner = h.building?.party;
    if (owner != null) h.bots.push(owner);
    const letter = (corners as Record<Hex, string>)[h.hex];
    if (letter) h.tile = `research_${letter}`;
  });
}

function partyOf(party: Party): PartyView {
  return {
    party,
    automaton: false,
    side: party === 2 ? 'orbit' : 'colony',
    space: [6, 8, 2, 5][party]!,
    standing: party !== 2,
    op: [14, 17, 11, 9][party]!,
    resources: { mineral: 2, battery: 1, water: 1, plant: 2, oxygen: 0 },
    limit: party === 0 ? 4 : 3,
    crystals: 3,
    incoming: 0,
    room: 2,
    quarters: 3,
    capacity: 8,
    working: 1,
    supply: 5,
    gained: 0,
    miners: 1,
    depot: ['d1', 'd2', 'd3'],
    hangar: 1,
    spent: 0,
    ships_may: 0,
    lab: {},
    bots_supply: 2,
    markers: 4,
    shelters_left: 2,
    blueprints: [],
    scientists: [],
    contracts: [],
    progress: party === 0 ? ['mine', 'generator'] : ['greenhouse'],
    discoveries: [],
    research: party === 0 ? ['research_b'] : [],
    goals: 3,
    hand: null,
    achieved: null,
    first_a: 0,
    first_b: 0,
    first_cards: null,
    score: { total: 20, lines: {} },
  };
}

const ZONE = ['2,-3', '0,1'].flatMap((hex) => [hex, ...neighbours(hex)]);

function viewOf(hexes: HexView[], change: Partial<View> = {}): View {
  return {
    game: 'on_mars', rules_version: 1, players: 3, me: 0, step: 57, options: { solo_goal: 'solo_goal_1', length: 'short', first_colonists: false, space_oddity: false, confirm: true }, commitment: '', seed: null, actors: [0], over: false,
    round: 7, phase: 'colonization', active: 0, order: [2, 0, 1], ending: null,
    turn: { seat: 0, main: false, exec: false, side: 'colony', used: [] },
    doing: null,
    track: [], shuttle: { side: 'orbit', space: 1, flies_in: 1, lands: { side: 'colony', space: 2 } },
    level: 2, lss: [], remaining: 3,
    missions: [{ mission: 'mission_progress', place: 'a', of: 10, left: 4, crystals: 1, done: false }],
    hexes, piles: [{ type: 'water_extractor', left: 5, arrows: [1, 2, 4] }],
    exploration: ['disc_crystals', 'disc_upgrade'], explore_left: [7, 7],
    warehouse: { crystal: 1, battery: 3, water: 2, plant: 2, oxygen: 0 }, capacity: 3,
    grid: [], tech_left: [3, 3], display: [], blueprints_left: 12, places: [], pool: [],
    slots: { obtain_blueprint: [2], research_development: [1, 0], construct: [1, 0], upgrade: [1], hire_or_contract: [2] },
    costs: null, zone: ZONE, parties: [0, 1, 2].map(partyOf), held: [], solo: null, targets: null, result: null,
    ...change,
  }; // prettier-ignore
}

function target(size: number, change: Partial<TargetView> = {}): TargetView {
  const stored = Math.min(3, size);
  const gain = { item: 'water' as const, amount: size, stored };
  const join = size > 1;
  const gained = { water: stored, op: 6, level: 1, ...(join ? { progress: 1, crystal: 1 } : {}) };
  return {
    size, joins: join ? ['2,-1', '2,0'] : [], gain, gained, lost: size > stored ? { water: size - stored } : {}, remaining: null, removes: null, need: join ? size - 1 : 0, techs: join ? [{ tech: 'tech_water', party: 1, level: 3, boosts: 0 }] : [],
    crystals: [], blocked: [], op: 6, lss: true, row: [1, 2], cube: join, level_up: true, displaces: [],
    mission: join ? ['mission_progress'] : [], ...change,
  }; // prettier-ignore
}

const SITES: Record<Hex, TargetView> = {
  '2,-2': target(3, { crystals: ['3,-3', '3,-2'], blocked: [4] }),
  '1,1': target(3, {
    techs: [{ tech: 'tech_water', party: 0, level: 1, boosts: 1 }, { tech: 'tech_water', party: 1, level: 3, boosts: 0 }],
    crystals: [], blocked: [1, 2, 4],
  }),
  '3,-3': target(1, { crystals: ['4,-4', '4,-3'], blocked: [4] }),
  '1,-2': target(1, { blocked: [1, 2, 4] }),
  '0,1': target(1, { blocked: [1, 2, 4], displaces: [{ party: 0, piece: 'bot' }] }),
  '-1,1': target(1, { removes: 'crystal', crystals: [], blocked: [1, 2, 4], op: 0, lss: false, row: [2, 3], level_up: false }),
}; // prettier-ignore

function ask(kind: Decision['kind'], actions: Json[][], params: object = {}): Decision {
  const decision: object = { seat: 0, kind, rule: 'OM-8.6', params, actions };
  return decision as Decision;
}

export interface Scene {
  view: View;
  decision: Decision | null;
  /** Looked at from the start. */
  at: Hex | null;
}

const MOVES: Json[][] = [
  ['rover', '4,-4'], ['rover', '5,-5'], ['rover', '3,-4'], ['rover', '3,-5'],
  ...['2,-2', '1,-2', '1,-1', '3,-3', '3,-4', '2,-4', '1,-3', '3,-2', '4,-4'].map((to) => ['bot', '2,-3', to]),
  ...['0,2', '0,0', '1,0', '1,1', '-1,1', '-1,2', '-1,3'].map((to) => ['bot', '0,1', to]),
]; // prettier-ignore

export function scene(story: string): Scene {
  const hexes = midgame();
  const view = viewOf(hexes);
  const sites: Json[][] = Object.entries(SITES).flatMap(([hex, t]): Json[][] =>
    t.techs.length === 0 ? [['site', hex, null, 0]] : t.techs.map((x) => ['site', hex, x.party, x.boosts]),
  );
  const site = { view: { ...view, targets: SITES }, decision: ask('site', sites, { building: 'water_extractor' }) };
  const bots = (start: Hex, points = 2): Reach[] => reachOf(hexes, { piece: 'bot', start, points, straight: true });
  const rover = reachOf(hexes, { piece: 'rover', start: '4,-5', points: 5, owned: 'research_b' });
  const move = ask('move', MOVES, {
    bots: 2,
    rover: 5,
    started: false,
    as_rovers: false,
    crowded: false,
    reach: [...bots('2,-3'), ...bots('0,1'), ...rover],
  });
  switch (story) {
    case 'hover':
      return { ...site, at: '2,-2' };
    case 'techs':
      return { ...site, at: '1,1' };
    case 'move':
      return { view, decision: move, at: null };
    case 'rover':
      return {
        view,
        decision: ask(
          'move',
          MOVES.filter((a) => a[0] === 'rover'),
          { bots: 0, rover: 5, reach: rover },
        ),
        at: '2,-2',
      };
    case 'bot': {
      const only = MOVES.filter((a) => a[1] === '0,1');
      return { view, decision: ask('move', only, { bots: 2, rover: 0, reach: bots('0,1') }), at: '-1,1' };
    }
    case 'enter': {
      const off = hexes.map((h) => ({ ...h, rover: h.rover.filter((p) => p !== 0) }));
      const steps = neighbours('0,0').map((hex) => ['rover', hex]);
      return {
        view: viewOf(off),
        decision: ask('move', [...steps, ...MOVES.slice(4)], {
          bots: 2,
          rover: 3,
          reach: reachOf(off, { piece: 'rover', start: '0,0', points: 3 }),
        }),
        at: null,
      };
    }
    case 'explore': {
      const to = ['1,-3', '1,-2', '3,-2', '4,-2', '2,-2'];
      return {
        view,
        decision: ask(
          'explore',
          [0, 1].flatMap((i) => to.map((hex) => ['explore', i, hex])),
        ),
        at: '3,-2',
      };
    }
    case 'displace': {
      const to = ['0,2', '1,1', '-1,1', '1,0'].map((hex) => ['hex', hex]);
      return {
        view,
        decision: ask('displace', to, { piece: 'bot', hex: '0,1', lands: { '1,1': ['-1,1'] } }),
        at: '1,1',
      };
    }
    case 'upgrade': {
      const on: Json[][] = [['upgrade', 'bp_moisture_vaporator', '2,-1'], ['upgrade', 'bp_research_lab', '2,-1'], ['upgrade', 'bp_research_lab', '2,0']]; // prettier-ignore
      return { view, decision: ask('upgrade', on, { left: 1 }), at: '2,-1' };
    }
    case 'place':
      return { view, decision: ask('bot_place', [['hex', '3,-4']]), at: '3,-4' };
    case 'produce':
      return {
        view,
        decision: ask('produce_more', [
          ['produce', '0,-2'],
          ['produce', '2,-4'],
          ['produce', '1,0'],
        ]),
        at: null,
      };
    case 'tile':
      return { view: viewOf(hexes.map((h) => ({ ...h, rover: h.hex === '1,-4' ? [0] : h.rover.filter((p) => p !== 0) }))), decision: ask('tile', [['take'], ['leave']], { tile: 'disc_battery', hex: '1,-4' }), at: null }; // prettier-ignore
    case 'still':
      return { view, decision: null, at: null };
    case 'start':
      return {
        view: viewOf(beginning(), { players: 4, parties: [0, 1, 2, 3].map(partyOf) }),
        decision: null,
        at: null,
      };
    default:
      return { ...site, at: null };
  }
}
