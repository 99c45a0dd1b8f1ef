/** Moments to look at while the field is being drawn: a field, what may be picked and what is lit. */
import type { Hex } from '../../types';
import type { FieldView, FigureName, HexDirection, HexView } from '../../wire';
import { DIRECTIONS, lineFrom, neighbours, step } from '../geometry';
import type { Choice, Lit, Target, TargetKind } from '../types';
import { fieldOf } from './layouts';

export interface Scene {
  field: FieldView;
  targets: Target[];
  lit: Lit;
  choices: Choice[];
}

type Put = [seat: number, figure: FigureName];

function make(
  layout: string,
  objects: Record<Hex, Put>,
  harvesters: Hex[],
  change: (hex: HexView) => void = () => undefined,
): FieldView {
  const hexes = fieldOf(layout);
  for (const h of hexes) {
    const put = objects[h.hex];
    if (put) h.object = { seat: put[0], figure: put[1], contaminated: false };
    harvesters.forEach((at, seat) => {
      if (at === h.hex) h.harvesters.push(seat);
    });
    change(h);
  }
  return { layout: [], hexes, crack: null, clusters: [] };
}

const LATE: Record<Hex, Put> = {
  '0,-3': [2, 'module'],
  '1,-3': [1, 'base'],
  '-1,-2': [2, 'module'],
  '3,-2': [1, 'base'],
  '4,-2': [1, 'module'],
  '-3,-1': [3, 'base'],
  '-2,-1': [0, 'base'],
  '-1,-1': [2, 'module'],
  '1,-1': [0, 'module'],
  '3,-1': [1, 'module'],
  '-3,0': [2, 'module'],
  '2,0': [0, 'module'],
  '-2,1': [2, 'module'],
  '-1,1': [2, 'base'],
  '0,1': [0, 'base'],
  '0,2': [0, 'module'],
  '1,2': [1, 'module'],
  '2,2': [0, 'module'],
  '-4,3': [3, 'module'],
  '-3,3': [3, 'module'],
  '-2,3': [3, 'module'],
  '0,3': [3, 'module'],
};

function late(): FieldView {
  const field = make('late', LATE, ['1,-1', '3,-2', '-2,1', '0,0'], (h) => {
    if (h.hex === '1,0') [h.kind, h.token] = ['dead_city', 'dead_city_token'];
    if (h.hex === '2,1') [h.kind, h.token] = ['volcano', 'eruption_token'];
  });
  field.crack = {
    hexes: ['1,1', '1,2', '0,2', '0,1'],
    parts: [['1,1', '1,2'], ['1,1', '0,2'], ['0,1', '0,2']], // prettier-ignore
  };
  return field;
}

function tokens(): FieldView {
  const field = make('S', { ...LATE, '-1,0': [1, 'base'] }, ['-1,1', '-1,1', '-1,1', '2,2'], (h) => {
    if (h.kind === 'volcano' || h.kind === 'landing_pad') h.object = null;
    if (h.hex === '-3,2') [h.kind, h.token, h.object] = ['volcano', 'eruption_token', null];
    if (h.hex === '1,-2' || h.hex === '2,-3') [h.kind, h.token, h.object] = ['crater', 'meteor_token', null];
    if (h.hex === '2,-3') h.object = { seat: 3, figure: 'module', contaminated: false };
    if (h.hex === '2,1') [h.kind, h.token, h.object] = ['landing_pad', 'landing_pad_token', null];
    if (h.hex === '-1,-1') [h.kind, h.token, h.object] = ['dead_city', 'dead_city_token', null];
    if (h.object && ['-1,1', '0,1', '-3,3', '1,-3'].includes(h.hex)) h.object.contaminated = true;
  });
  field.crack = { hexes: ['0,3', '1,2', '0,2', '-1,3'], parts: [['0,3', '1,2'], ['0,3', '0,2'], ['-1,3', '0,2']] }; // prettier-ignore
  return field;
}

function target(hex: Hex, kind: TargetKind, text: string, tone: 'gain' | 'cost' | 'flat', colour?: string): Target {
  return { hex, kind, badge: { text, tone, colour }, label: `${kind} ${hex}: ${text}` };
}

const STOPS: Target[] = [
  target('1,-2', 'build', '+4', 'gain'),
  target('1,-3', 'toll', '−2', 'cost'),
  target('1,-4', 'build', '+4', 'gain'),
  target('0,-1', 'build', '+4', 'gain'),
  target('-1,-1', 'toll', '−1', 'cost'),
  target('-2,-1', 'stop', '0', 'flat', 'var(--seat-0)'),
  target('-3,-1', 'toll', '−2', 'cost'),
  target('0,0', 'stop', '0', 'flat'),
  target('-1,1', 'toll', '−2', 'cost'),
  target('-2,2', 'build', '+7', 'gain'),
  target('-3,3', 'toll', '−1', 'cost'),
  target('1,1', 'build', '+10', 'gain'),
  target('1,2', 'toll', '−1', 'cost'),
];

/** What a hover over a hex would light up in the moment of the concept. */
export function litFor(hex: Hex | null): Lit {
  const base: Lit = { from: '1,-1', blocked: ['2,-1', '2,-2'] };
  if (hex === null || !STOPS.some((t) => t.hex === hex)) return base;
  if (hex !== '1,1') return { ...base, to: hex, ghost: { figure: 'module', seat: 0 } };
  return {
    ...base,
    to: '1,1',
    path: ['1,0'],
    ghost: { figure: 'base', seat: 0 },
    crosses: [{ hex: '1,0', amount: 2 }],
    pays: [
      { hex: '2,0', amount: 1, again: true, icon: 'pd-type-generators' },
      { hex: '0,1', amount: 2, again: true, icon: 'pd-type-generators' },
    ],
    cut: ['0,2'],
  };
}

function cracks(field: FieldView): Choice[] {
  const on = new Set(field.hexes.map((h) => h.hex));
  const seen = new Set<string>();
  const out: Choice[] = [];
  for (const { hex } of field.hexes)
    for (const k of DIRECTIONS)
      for (const s of [1, -1]) {
        const turn = (n: number): HexDirection => ((((k + n * s) % 6) + 6) % 6) as HexDirection;
        const hexes = [hex, step(hex, k), step(hex, turn(1)), step(hex, turn(2))];
        if (!hexes.every((h) => on.has(h))) continue;
        const name = [[0, 1], [0, 2], [3, 2]].map(([a, b]) => [hexes[a!]!, hexes[b!]!].sort().join('|')).sort().join(' '); // prettier-ignore
        if (seen.has(name)) continue;
        seen.add(name);
        out.push({ id: out.length, shape: 'crack', hexes, label: `Crack ${hexes.join(' ')}` });
      }
  return out;
}

function meteors(field: FieldView): Choice[] {
  const by = new Map(field.hexes.map((h) => [h.hex, h]));
  const free = (h?: HexView): boolean => h !== undefined && !h.object && ['wasteland', 'crater', 'mountain'].includes(h.kind); // prettier-ignore
  return field.hexes
    .flatMap((h) => neighbours(h.hex).map((n) => [h, by.get(n)] as const))
    .filter(([a, b]) => free(a) && free(b) && a.position < b!.position)
    .map(([a, b], id) => ({
      id,
      shape: 'meteor' as const,
      hexes: [a.hex, b!.hex],
      label: `Meteor ${a.hex} ${b!.hex}`,
    }));
}

export function scene(story: string): Scene {
  const none = { targets: [] as Target[], lit: {} as Lit, choices: [] as Choice[] };
  switch (story) {
    case 'R':
    case 'S':
    case 'T':
      return { ...none, field: make(story, {}, ['0,0', '0,0', '0,0', '0,0']) };
    case 'late':
      return { ...none, field: late() };
    case 'tokens':
      return { ...none, field: tokens() };
    case 'token': {
      const field = late();
      const open = field.hexes.filter((h) => h.center && !h.object && h.kind !== 'volcano' && h.kind !== 'landing_pad');
      return { ...none, field, targets: open.map((h) => ({ hex: h.hex, kind: 'token', label: h.hex })) };
    }
    case 'crack': {
      const field = { ...late(), crack: null };
      return { ...none, field, choices: cracks(field) };
    }
    case 'meteor': {
      const field = make('R', { '1,-2': [0, 'module'], '0,1': [1, 'base'] }, ['1,-2', '0,1']);
      return { ...none, field, choices: meteors(field) };
    }
    case 'direction': {
      const field = make('R', { '1,-2': [0, 'module'], '3,-2': [0, 'base'], '4,-2': [1, 'module'] }, ['-1,-2', '4,-2']);
      const on = (hex: Hex): boolean => field.hexes.some((h) => h.hex === hex);
      const choices = DIRECTIONS.map((d): Choice => {
        const gain = d === 0 ? '+3' : '+0';
        return { id: d, shape: 'direction', from: '-1,-2', direction: d, hexes: lineFrom('-1,-2', d, on), badge: { text: gain, tone: 'gain' }, label: `HexDirection ${d}: ${gain}` }; // prettier-ignore
      }).filter((c) => c.hexes.length > 0);
      return { field, targets: [], choices, lit: { from: '-1,-2' } };
    }
    case 'cluster': {
      const field = make('R', { '3,-1': [0, 'module'], '0,3': [0, 'module'] }, ['2,0', '0,0']);
      const groups = [['2,-1'], ['1,1', '0,2']];
      const choices = groups.map((hexes, id): Choice => ({ id, shape: 'cluster', hexes, badge: { text: '+1', tone: 'gain' }, label: `Volcanoes ${hexes.join(' ')}` })); // prettier-ignore
      return { field, targets: [], choices, lit: { to: '2,0', ghost: { figure: 'module', seat: 0 } } };
    }
    case 'jump':
      return {
        ...none,
        field: late(),
        targets: STOPS,
        lit: { from: '1,-1', to: '-2,2', jump: true, ghost: { figure: 'base', seat: 0 } },
      };
    case 'hover':
      return { ...none, field: late(), targets: STOPS, lit: litFor('1,1') };
    default:
      return { ...none, field: late(), targets: STOPS, lit: litFor(null) };
  }
}
