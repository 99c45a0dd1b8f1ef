/** A game in its seventh round, made by hand in the form of the engine's view: three people, I sit on seat 0. */
import { HEXES, neighbours } from '../map/geometry';
import type { Hex, Party } from '../types';
import type { BuildingType, HexView, PartyView, TargetView, View } from '../wire';

type Stand = [hex: Hex, type: BuildingType, party?: Party];
const BUILT: Stand[] = [
  ['-2,-2', 'generator'], ['0,-3', 'generator'], ['0,-2', 'generator'],
  ['-3,-1', 'shelter', 1], ['-2,-1', 'shelter', 1],
  ['2,-4', 'shelter', 0], ['2,-3', 'shelter', 0], ['3,-4', 'shelter', 0],
  ['2,-1', 'water_extractor'], ['2,0', 'water_extractor'],
  ['-2,0', 'mine'], ['1,-1', 'mine'], ['0,0', 'mine'], ['1,0', 'mine'],
  ['-2,1', 'greenhouse'], ['-3,2', 'greenhouse'], ['-2,2', 'greenhouse'], ['-1,3', 'greenhouse'],
  ['0,2', 'oxygen_condenser'], ['0,3', 'oxygen_condenser'], ['2,2', 'oxygen_condenser'],
  ['2,1', 'shelter', 2], ['3,1', 'shelter', 2],
]; // prettier-ignore
const MINERS: Record<Hex, Party> = { '-2,0': 1, '1,-1': 2, '1,0': 0 };
const ADVANCED: Record<Hex, { party: Party; card: string }> = {
  '2,-4': { party: 0, card: 'bp_casino' },
  '0,-2': { party: 0, card: 'bp_wind_turbines' },
  '-2,2': { party: 1, card: 'bp_biomarket' },
  '0,2': { party: 2, card: 'bp_concentrator' },
};
const BOTS: Record<Hex, Party> = { '0,1': 0, '2,-3': 0, '-2,-1': 1, '-4,2': 1, '-1,2': 1, '3,1': 2 };
const ROVERS: Record<Hex, Party> = { '4,-5': 0, '4,1': 2 };
const CRYSTALS = new Set(['-2,-3', '-1,-1', '-4,1', '-1,1', '3,0', '1,3']);
const TILES: Record<Hex, string> = {
  '1,-4': 'disc_battery',
  '-4,4': 'disc_build_any',
  '3,2': 'disc_blueprints',
  '-5,0': 'research_a',
  '-4,-1': 'research_a',
  '5,-5': 'research_b',
  '-5,5': 'research_c',
  '-4,5': 'research_c',
  '5,0': 'research_d',
};
const STARTS = new Set(['0,0', '0,-2', '0,2', '-2,1', '2,-1', '-2,-1', '2,-3', '2,1']);
const RESEARCH = new Set(['-5,0', '-4,-1', '4,-5', '5,-5', '-5,5', '-4,5', '4,1', '5,0']);

function groups(): Map<Hex, { group: number; size: number }> {
  const found = new Map<Hex, { group: number; size: number }>();
  const alike = (a: Stand, b: Stand): boolean => a[1] === b[1] && a[2] === b[2];
  BUILT.forEach((first, id) => {
    if (found.has(first[0])) return;
    const members = [first];
    for (const one of members)
      for (const other of BUILT)
        if (!members.includes(other) && alike(one, other) && neighbours(one[0]).includes(other[0])) members.push(other);
    for (const [hex] of members) found.set(hex, { group: id, size: members.length });
  });
  return found;
}

function hexes(): HexView[] {
  const by = new Map(BUILT.map((s) => [s[0], s]));
  const sizes = groups();
  return HEXES.map((hex) => {
    const stand = by.get(hex);
    return {
      hex,
      building: stand
        ? {
            type: stand[1],
            party: stand[2] ?? null,
            ...sizes.get(hex)!,
            advanced: ADVANCED[hex] ?? null,
            miner: MINERS[hex] ?? null,
          }
        : null,
      bots: hex in BOTS ? [BOTS[hex]!] : [],
      rover: hex in ROVERS ? [ROVERS[hex]!] : [],
      crystal: CRYSTALS.has(hex),
      tile: TILES[hex] ?? null,
      start: STARTS.has(hex),
      research: RESEARCH.has(hex),
    };
  });
}

function party(n: Party, own: Partial<PartyView>): PartyView {
  return {
    party: n,
    automaton: false,
    side: 'colony',
    space: 6,
    standing: true,
    op: 0,
    resources: { mineral: 1, battery: 1, water: 1, plant: 1, oxygen: 1 },
    limit: 2,
    crystals: 1,
    incoming: 0,
    room: 2,
    quarters: 3,
    capacity: 4,
    working: 0,
    supply: 5,
    gained: 0,
    miners: 0,
    depot: ['d4', 'd5', 'd6', 'd7', 'd8'],
    hangar: 0,
    spent: 0,
    ships_may: 2,
    lab: { lab_2_mid: 'tech_shelter' },
    bots_supply: 2,
    markers: 6,
    shelters_left: 3,
    blueprints: [],
    scientists: [],
    contracts: [],
    progress: [],
    discoveries: [],
    research: [],
    goals: 3,
    hand: null,
    achieved: null,
    first_a: 0,
    first_b: 0,
    first_cards: null,
    score: { total: own.op ?? 0, lines: { op: own.op ?? 0 } },
    ...own,
  };
}

const me = party(0, {
  space: 6,
  op: 14,
  resources: { mineral: 2, battery: 2, water: 1, plant: 2, oxygen: 0 },
  limit: 4,
  crystals: 3,
  incoming: 1,
  room: 2,
  capacity: 8,
  working: 1,
  miners: 1,
  depot: ['d6', 'd7', 'd8'],
  hangar: 1,
  spent: 1,
  ships_may: 0,
  lab: {
    lab_1_bottom: 'tech_water',
    lab_2_bottom: 'tech_generator',
    lab_3_top: 'tech_shelter',
    lab_4_mid: 'tech_mine',
  },
  bots_supply: 1,
  markers: 4,
  shelters_left: 2,
  blueprints: [
    { card: 'bp_wind_turbines', hex: '0,-2', scientist: null, radar: null },
    { card: 'bp_casino', hex: '2,-4', scientist: null, radar: null },
    { card: 'bp_moisture_vaporator', hex: null, scientist: null, radar: null },
    { card: 'bp_research_lab', hex: null, scientist: null, radar: null },
  ],
  scientists: [{ scientist: 'hydrologist', at: null, op: 3 }],
  contracts: [{ contract: 'contract_11', items: { plant: 2, mineral: 1 }, done: false }],
  progress: ['mine', 'generator'],
  discoveries: ['disc_crystals'],
  research: ['research_b'],
  hand: [
    { goal: 'goal_9', counts: 'colonist', have: [3], need: [7], ready: false },
    { goal: 'goal_15', counts: 'progress', have: [2], need: [3], ready: false },
    { goal: 'goal_12', counts: null, have: [1], need: [2], ready: false },
  ],
  score: {
    total: 41,
    lines: { op: 14, progress: 2, ships: 3, colonists: 3, techs: 10, blueprints: -2, scientists: 3, contracts: -4 },
  },
});
const vera = party(1, {
  space: 8,
  op: 17,
  resources: { mineral: 1, battery: 0, water: 2, plant: 3, oxygen: 1 },
  limit: 3,
  crystals: 2,
  quarters: 2,
  capacity: 6,
  miners: 1,
  depot: ['d4', 'd6', 'd7', 'd8'],
  hangar: 1,
  lab: {
    lab_1_top: 'tech_upgrade',
    lab_2_mid: 'tech_shelter',
    lab_3_top: 'tech_water',
    lab_4_bottom: 'tech_greenhouse',
  },
  blueprints: [
    { card: 'bp_biomarket', hex: '-2,2', scientist: null, radar: null },
    { card: 'bp_library', hex: null, scientist: null, radar: null },
  ],
  progress: ['water_extractor', 'greenhouse'],
  goals: 3,
});
const kepler = party(2, {
  side: 'orbit',
  space: 2,
  standing: false,
  op: 11,
  resources: { mineral: 2, battery: 1, water: 0, plant: 1, oxygen: 2 },
  limit: 3,
  crystals: 4,
  quarters: 1,
  capacity: 6,
  working: 3,
  miners: 1,
  depot: ['d4', 'd6', 'd7', 'd8'],
  hangar: 1,
  lab: { lab_2_top: 'tech_rover', lab_2_mid: 'tech_shelter', lab_3_bottom: 'tech_oxygen' },
  blueprints: [
    { card: 'bp_concentrator', hex: '0,2', scientist: null, radar: null },
    { card: 'bp_hydroponic_farm', hex: null, scientist: null, radar: null },
  ],
  scientists: [{ scientist: 'geologist', at: null, op: 3 }],
  progress: ['mine', 'oxygen_condenser'],
  goals: 2,
});

const solo: TargetView = {
  size: 1,
  joins: [],
  gain: { item: 'water', amount: 1, stored: 1 },
  gained: { water: 1, op: 6, level: 1 },
  lost: {},
  need: 0,
  techs: [],
  crystals: [],
  blocked: [],
  op: 6,
  lss: true,
  row: [2, 3],
  cube: false,
  level_up: true,
  remaining: 2,
  displaces: [],
  removes: null,
  mission: [],
};
export const TARGETS: Record<Hex, TargetView> = {
  '1,-2': { ...solo, crystals: ['1,-3'] },
  '3,-3': { ...solo, crystals: [] },
  '0,1': { ...solo, displaces: [{ party: 0, piece: 'bot' }] },
  '2,-2': {
    ...solo,
    size: 3,
    gain: { item: 'water', amount: 3, stored: 3 },
    gained: { water: 3, crystal: 1, op: 6, progress: 1, level: 1 },
    need: 2,
    joins: ['2,-1', '2,0'],
    techs: [{ tech: 'tech_water', party: 1, level: 3, boosts: 0 }],
    crystals: ['3,-3', '3,-2'],
    blocked: [4],
    cube: true,
    mission: ['mission_progress'],
  },
  '1,1': {
    ...solo,
    size: 3,
    gain: { item: 'water', amount: 3, stored: 3 },
    gained: { water: 3, crystal: 1, op: 6, progress: 1, level: 1 },
    need: 2,
    joins: ['2,-1', '2,0'],
    techs: [
      { tech: 'tech_water', party: 0, level: 1, boosts: 1 },
      { tech: 'tech_water', party: 1, level: 3, boosts: 0 },
    ],
    cube: true,
    mission: ['mission_progress'],
  },
};

export const VIEW: View = {
  game: 'on_mars',
  rules_version: 1,
  players: 3,
  me: 0,
  step: 57,
  options: { solo_goal: 'solo_goal_1', length: 'short', first_colonists: false, space_oddity: false, confirm: true },
  commitment: '',
  seed: null,
  actors: [0],
  over: false,
  round: 7,
  phase: 'colonization',
  active: 0,
  order: [2, 0, 1],
  ending: null,
  turn: { seat: 0, main: false, exec: false, side: 'colony', used: [] },
  doing: null,
  track: Array.from({ length: 8 }, (_, i) => {
    const at = ({ 2: 2, 6: 0, 8: 1 } as Record<number, number>)[i + 1];
    return { space: i + 1, party: at ?? null, standing: at !== 2 };
  }),
  shuttle: { side: 'orbit', space: 1, flies_in: 1, lands: { side: 'colony', space: 2 } },
  level: 2,
  lss: [
    { type: 'generator', row: 3, tile: 'lss_bots', op: [4, 6, 2], left: 0 },
    { type: 'water_extractor', row: 2, tile: 'lss_shelters', op: [6, 4, 4], left: 1 },
    { type: 'greenhouse', row: 4, tile: 'lss_discovery', op: [2, 0, 2], left: 0 },
    { type: 'oxygen_condenser', row: 3, tile: 'lss_best_tech', op: [4, 4, 3], left: 0 },
  ],
  missions: [
    { mission: 'mission_progress', place: 'a', of: 11, left: 5, crystals: 1, done: false },
    { mission: 'mission_research', place: 'b', of: 5, left: 3, crystals: 2, done: false },
    { mission: 'mission_bots', place: 'c', of: 4, left: 2, crystals: 2, done: false },
  ],
  remaining: 3,
  hexes: hexes(),
  piles: [
    { type: 'mine', left: 3, arrows: [0, 1] },
    { type: 'generator', left: 4, arrows: [4] },
    { type: 'water_extractor', left: 5, arrows: [1, 2, 4] },
    { type: 'greenhouse', left: 3, arrows: [0] },
    { type: 'oxygen_condenser', left: 4, arrows: [1, 2] },
  ],
  exploration: ['disc_crystals', 'disc_upgrade'],
  explore_left: [6, 5],
  warehouse: { crystal: 1, battery: 3, water: 2, plant: 2, oxygen: 0 },
  capacity: 3,
  grid: [
    { place: 0, row: 'top', tech: 'tech_ship' },
    { place: 1, row: 'top', tech: 'tech_mine' },
    { place: 2, row: 'top', tech: 'tech_generator' },
    { place: 3, row: 'middle', tech: 'tech_oxygen' },
    { place: 4, row: 'middle', tech: 'tech_rover' },
    { place: 5, row: 'middle', tech: null },
    { place: 6, row: 'bottom', tech: 'tech_greenhouse' },
    { place: 7, row: 'bottom', tech: null },
  ],
  tech_left: [1, 1],
  display: [
    null, 'bp_automated_production', null, null, 'bp_oxygen_tank', 'bp_gym',
    'bp_mineral_mine', 'bp_radar', null, 'bp_eco_resort', 'bp_aerial_elevator', 'bp_library',
  ], // prettier-ignore
  blueprints_left: 6,
  places: [
    { scientist: null, contract: 'contract_10' },
    { scientist: 'rd_engineer', contract: null },
    { scientist: null, contract: 'contract_3' },
    { scientist: 'biochemist', contract: null },
    { scientist: 'geochemist', contract: null },
    { scientist: 'systems_engineer', contract: null },
  ],
  pool: [
    'contract_1',
    'contract_2',
    'contract_4',
    'contract_5',
    'contract_6',
    'contract_7',
    'contract_8',
    'contract_9',
  ],
  slots: {
    obtain_blueprint: [2],
    research_development: [1, 0],
    construct: [1],
    upgrade: [2, 2, 1],
    hire_or_contract: [2],
  },
  costs: {
    landing_pod: { legal: false, payments: 0, clears: [], why: 'other_side' },
    obtain_blueprint: { legal: false, payments: 1, clears: [], why: 'other_side' },
    learn_tech: { legal: false, payments: 0, clears: [], why: 'other_side' },
    research_development: { legal: false, payments: 1, clears: [], why: 'other_side' },
    resupply: { legal: false, payments: 0, clears: [], why: 'other_side' },
    control_center: { legal: true, payments: 0, clears: [], why: null },
    construct: { legal: true, payments: 1, clears: [], why: null },
    upgrade: { legal: true, payments: 1, clears: [2, 2], why: null },
    hire_or_contract: { legal: true, payments: 1, clears: [], why: null },
    welcome_ship: { legal: false, payments: 0, clears: [], why: 'ships_limit' },
  },
  parties: [me, vera, kepler],
  held: [],
  solo: null,
  zone: ['0,1', '0,0', '1,0', '1,1', '0,2', '-1,2', '-1,1', '2,-3', '2,-4', '3,-4', '3,-3', '2,-2', '1,-2', '1,-3'],
  targets: null,
  result: null,
};
