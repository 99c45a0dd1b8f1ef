/** Moments made by hand: tests of single cases need numbers that no game gives on demand. All others are in ../dev. */
import type { Json } from '../../../lib/types';
import type { Decision, View } from '../wire';
import { reachOf } from '../map/tests/reach';
import { TARGETS, VIEW } from './game';

export interface Scene {
  view: View;
  decision: Decision | null;
}

const DELIVER: Json[][] = [
  ['deliver', 'contract_11', 'plant'],
  ['deliver', 'contract_11', 'mineral'],
];
const LAB = [
  ['lab_1_bottom', 'lab_2_mid', 'plant'],
  ['lab_1_bottom', 'lab_2_mid', 'battery'],
  ['lab_1_bottom', 'lab_2_mid', 'mineral'],
  ['lab_1_bottom', 'lab_2_mid', 'water'],
  ['lab_2_bottom', 'lab_3_bottom', 'mineral'],
  ['lab_3_top', 'lab_4_top', 'mineral'],
  ['lab_4_mid', 'lab_5_top', 'mineral+plant'],
  ['lab_4_mid', 'lab_5_top', 'mineral+battery'],
  ['lab_4_mid', 'lab_5_bottom', 'mineral+plant'],
];

function orbit(view: View): View {
  const costs = Object.fromEntries(
    Object.entries(view.costs ?? {}).map(([id, cost]) => [
      id,
      { ...cost, legal: cost.why === 'other_side', why: cost.why === 'other_side' ? null : 'other_side' },
    ]),
  );
  const mine = view.parties[0]!;
  return {
    ...view,
    costs,
    turn: { ...view.turn!, side: 'orbit' },
    track: view.track.map((t) =>
      t.space === 6 ? { ...t, party: null } : t.space === 3 ? { ...t, party: 0, standing: true } : t,
    ),
    parties: [{ ...mine, side: 'orbit', space: 3 }, ...view.parties.slice(1)],
  };
}

function scene(kind: Decision['kind'], actions: Json[][], params: object = {}, view: View = VIEW): Scene {
  const decision: object = { seat: 0, kind, rule: 'OM-8.6', params, actions };
  return { view, decision: decision as Decision };
}

const doing = (view: View, action: string): View => ({
  ...view,
  turn: { ...view.turn!, main: true, used: [action] },
});
const ready: View = {
  ...VIEW,
  parties: VIEW.parties.map((p) =>
    p.party === 0
      ? { ...p, hand: p.hand!.map((g) => (g.goal === 'goal_15' ? { ...g, have: [3], ready: true } : g)) }
      : p,
  ),
};

export const SCENES = {
  site: scene(
    'site',
    [
      ...Object.entries(TARGETS).flatMap(([hex, t]): Json[][] =>
        t.techs.length ? t.techs.map((one) => ['site', hex, one.party, one.boosts]) : [['site', hex, null, 0]],
      ),
      ...DELIVER,
    ],
    { building: 'water_extractor' },
    { ...doing(VIEW, 'construct'), targets: TARGETS, slots: { ...VIEW.slots, construct: [1, 0] } },
  ),
  turn: scene(
    'turn',
    [
      ['act', 'control_center', 0],
      ['act', 'construct', 0],
      ['act', 'construct', 1],
      ['act', 'upgrade', 0],
      ['act', 'upgrade', 1],
      ['act', 'hire_or_contract', 1],
      ['exec', 'exec_mineral'],
      ['exec', 'exec_upgrade'],
      ['exec', 'exec_move_bots'],
      ['exec', 'exec_resupply'],
      ['use', 'bp_casino', 'crystals'],
      ['use', 'bp_wind_turbines', 'crystals'],
      ...DELIVER,
      ['goal', 'goal_15', 0],
      ['goal', 'goal_15', 1],
      ['pawn', 'goal_9'],
    ],
    { main: true, exec: true },
    ready,
  ),
  turn_end: scene('turn', [['end'], ['exec', 'exec_mineral']], { main: false, exec: true }, doing(VIEW, 'construct')),
  develop: scene(
    'develop',
    [...LAB.map(([from, to, pay]): Json[] => ['develop', from!, to!, pay!]), ['done']],
    { left: 2, boost: false, free: false },
    doing(orbit(VIEW), 'research_development'),
  ),
  learn: scene(
    'learn',
    [0, 3, 4, 6].flatMap((place): Json[][] =>
      (place === 0
        ? ['battery+plant', 'battery+water', 'mineral+battery']
        : place === 6
          ? ['none']
          : ['battery', 'mineral']
      ).map((pay) => ['learn', place, 'lab_1_top', pay]),
    ),
    { left: 1, boost: false },
    doing(orbit(VIEW), 'learn_tech'),
  ),
  resupply: scene(
    'resupply',
    [['supply', 'crystal'], ['supply', 'battery'], ['supply', 'water'], ['supply', 'plant'], ['done']],
    { left: 1, boost: true },
    doing(orbit(VIEW), 'resupply'),
  ),
  blueprint: scene(
    'blueprint',
    VIEW.display.flatMap((card): Json[][] => (card ? [['blueprint', card]] : [])),
    { left: 1, boost: false },
    doing(orbit(VIEW), 'obtain_blueprint'),
  ),
  upgrade: scene(
    'upgrade',
    [
      ['upgrade', 'bp_moisture_vaporator', '2,-1'],
      ['upgrade', 'bp_moisture_vaporator', '2,0'],
      ['use_tech', 1],
      ['done'],
    ],
    { left: 1, boost: false },
    doing(VIEW, 'upgrade'),
  ),
  welcome: scene(
    'welcome',
    ['d6', 'd7', 'd8'].flatMap((d): Json[][] => [
      ['ship', d, 0, 'water+plant'],
      ['ship', d, 1, 'water+plant'],
      ['ship', d, 0, 'mineral+plant'],
      ['ship', d, 1, 'mineral+plant'],
    ]),
    { left: 1, boost: false },
    doing(VIEW, 'welcome_ship'),
  ),
  gain_more: scene(
    'gain_more',
    [['gain', 'battery'], ['gain', 'water'], ['gain', 'plant'], ['gain', 'oxygen'], ['done']],
    { left: 2, boost: false, what: 'resources_not_mineral' },
  ),
  retrieve: scene('retrieve', [['retrieve', 'research_development'], ['retrieve', 'working_area'], ['done']], {
    left: 1,
  }),
  convert: scene('convert', [['pay', 'mineral'], ['pay', 'battery'], ['pay', 'water'], ['pay', 'plant'], ['done']]),
  hire: scene(
    'hire',
    [
      ['take_card', 0, 'none'],
      ['take_card', 1, 'mineral+mineral'],
      ['take_card', 2, 'none'],
      ['take_card', 4, 'plant+plant'],
      ['take_card', 4, 'mineral+plant'],
      ['take_card', 4, 'mineral+mineral'],
    ],
    { cards: 'any' },
    doing(VIEW, 'hire_or_contract'),
  ),
  move: scene(
    'move',
    [
      ['add', 'bot'],
      ['add', 'rover'],
      ['use_tech', 2],
      ...['0,1', '2,-3'].flatMap((from): Json[][] =>
        (from === '0,1' ? ['-1,1', '1,1', '1,2', '-1,0'] : ['1,-3', '1,-2', '2,-2', '3,-3']).map((to) => [
          'bot',
          from,
          to,
        ]),
      ),
      ['rover', '3,-5'],
      ['rover', '4,-4'],
      ['rover', '3,-4'],
      ['rover', '5,-5'],
      ['done'],
    ],
    {
      bots: 2,
      rover: 2,
      started: false,
      as_rovers: false,
      boost: 'crystal',
      crowded: false,
      reach: [
        ...['0,1', '2,-3'].flatMap((start) => reachOf(VIEW.hexes, { piece: 'bot', start, points: 2, straight: true })),
        ...reachOf(VIEW.hexes, { piece: 'rover', start: '4,-5', points: 2 }),
      ],
    },
    doing(VIEW, 'control_center'),
  ),
  tile: scene('tile', [['take'], ['leave']], { tile: 'disc_battery', hex: '1,-4' }, doing(VIEW, 'control_center')),
  lss: scene(
    'lss',
    [
      ['benefit', 'lss_benefit_bots'],
      ['benefit', 'lss_benefit_retrieve'],
      ['benefit', 'lss_benefit_crystal'],
      ['benefit', 'lss_benefit_mineral'],
    ],
    {},
    doing(VIEW, 'construct'),
  ),
  accept: scene('accept', [['pay_for', 'water+plant'], ['pay_for', 'mineral+plant'], ['done']], {}),
  settle: scene(
    'settle',
    [['keep'], ['develop', 'lab_1_bottom', 'lab_2_mid', 'none'], ['develop', 'lab_1_bottom', 'lab_2_bottom', 'none']],
    { tech: 'tech_water', from: 'lab_1_bottom' },
    { ...VIEW, held: [{ owner: 0, tech: 'tech_water' }] },
  ),
  refill: scene(
    'refill',
    VIEW.pool.map((c): Json[] => ['contract', c]),
    { place: 1 },
    { ...VIEW, places: VIEW.places.map((p, i) => (i === 1 ? null : p)) },
  ),
  travel: scene(
    'travel',
    [['travel'], ['stay']],
    { free: true, side: 'orbit', home: 3, back: 9 },
    { ...VIEW, phase: 'shuttle', turn: null },
  ),
  arrive: scene(
    'arrive',
    [
      ['space', 5],
      ['space', 7],
    ],
    { side: 'colony' },
    { ...VIEW, phase: 'shuttle', turn: null },
  ),
  start_space: scene(
    'start_space',
    [1, 3, 4, 5, 7].map((n): Json[] => ['space', n]),
    {},
    { ...VIEW, phase: 'setup', turn: null, shuttle: null },
  ),
  shuttle_side: scene(
    'shuttle_side',
    [
      ['side', 'orbit'],
      ['side', 'colony'],
    ],
    {},
    { ...VIEW, phase: 'setup', turn: null, shuttle: null },
  ),
  radar: scene('radar', [
    ['radar', 0],
    ['radar', 1],
  ]),
  overflow: scene('overflow', [['put', 'contract_11', 'plant']], { item: 'plant', amount: 1 }),
  first_a: scene(
    'first_a',
    [['reveal', 'fc_a1'], ['done']],
    {},
    { ...VIEW, parties: [{ ...VIEW.parties[0]!, first_a: 1, first_cards: ['fc_a1'] }, ...VIEW.parties.slice(1)] },
  ),
  first_b: scene(
    'first_b',
    [['reveal', 'fc_b3'], ['done']],
    { task: 'shelter_constructed', fits: true },
    {
      ...VIEW,
      parties: [{ ...VIEW.parties[0]!, first_b: 2, first_cards: ['fc_b3', 'fc_b8'] }, ...VIEW.parties.slice(1)],
    },
  ),
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
