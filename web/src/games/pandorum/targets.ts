/**
 * Every legal answer has a key: the place on the table where it is given. Parts ask for keys, never for the wording of
 * actions. Answers that are shapes on the field (a crack, two hexes, a line, a group of volcanoes) are numbered choices
 * of the field, and a construction is put together card by card: they have no key here.
 */
import type { Decision } from '../../lib/types';
import { byPlace, distance } from './field/geometry';
import type { Action, FieldView, Hex } from './types';

export type Targets = ReadonlyMap<string, readonly Action[]>;

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Kinds whose answers are shapes on the field. */
export const SHAPED = new Set(['crack', 'meteor', 'direction', 'cluster']);
/** Verbs of a construction. */
export const BUILDS = new Set(['build', 'manipulate', 'scoop', 'terraform']);

/** The key of one action; null where it has none. */
export function keyOf(kind: string, action: Action): string | null {
  const [verb, first, second] = [text(action[0]), text(action[1]), text(action[2])];
  if (SHAPED.has(verb) || BUILDS.has(verb)) return null;
  switch (verb) {
    case 'draw':
      return first === 'deck' ? 'deck' : `market:${first}`;
    case 'pay':
    case 'discard':
      return `hand:${first}`;
    case 'fly':
    case 'hex':
    case 'engine':
      return `hex:${first}`;
    case 'jump':
      return `jump:${first}`;
    case 'spend':
      return `slotted:nose:${first}`;
    case 'take_back':
      return `slotted:${first}:${second}`;
    case 'slot':
      return `slot:${first}`;
    case 'pick':
      return `played:${first}`;
    case 'again':
      return `again:${first}`;
    case 'fixed':
      return 'fixed';
    case 'bid':
      return `bid:${first}`;
    case 'buy':
      return `buy:${first}`;
    case 'pass':
      return kind === 'bid' ? 'bid:pass' : 'pass';
    default:
      return verb;
  }
}

export function targetsOf(decision: Decision | null): Targets {
  const found = new Map<string, Action[]>();
  for (const action of decision?.actions ?? []) {
    const key = keyOf(decision!.kind, action);
    if (key === null) continue;
    const list = found.get(key);
    if (list) list.push(action);
    else found.set(key, [action]);
  }
  return found;
}

export function byVerb(decision: Decision | null, verb: string): Action[] {
  return decision?.actions.filter((action) => action[0] === verb) ?? [];
}

/** Hexes that can be answered with, by way of the given verb. */
export function hexesOf(decision: Decision | null, verb: string): string[] {
  return byVerb(decision, verb).map((action) => text(action[1]));
}

/** What a click on this hex would have meant: asked for the reason why it is not possible. */
export function attempt(kind: string, hex: Hex, field: FieldView, engines: boolean): Action {
  switch (kind) {
    case 'turn':
    case 'end_turn':
      return [engines ? 'engine' : 'fly', hex];
    case 'cluster':
      return ['cluster', hex];
    case 'meteor': {
      // With a neighbour across the border if it has one: then the reason is in the hexes themselves.
      const own = field.hexes.find((h) => h.hex === hex);
      const near = field.hexes.filter((h) => distance(h.hex, hex) === 1);
      const other = near.find((h) => h.position !== own?.position && !h.object) ?? near[0];
      return other ? ['meteor', ...[hex, other.hex].sort(byPlace)] : ['fly', hex];
    }
    default:
      return PLACING.has(kind) ? ['hex', hex] : ['fly', hex];
  }
}

export type StepState = 'done' | 'now' | 'next';
export interface Step {
  key: string;
  state: StepState;
}

/** Where in the turn a question stands, as a row of crumbs. */
const ROWS: Record<string, readonly string[]> = {
  move: ['pay', 'hex', 'cards', 'slots'],
  free: ['fly', 'hex', 'cards', 'slots'],
};
const PLACE: Record<string, string> = {
  star_draw: 'pay',
  stop: 'hex',
  training: 'hex',
  nose: 'cards',
  build: 'cards',
  order: 'cards',
  direction: 'cards',
  cluster: 'cards',
  block: 'cards',
  slot: 'slots',
};

export function stepsOf(decision: Decision | null, free: boolean): Step[] {
  if (!decision) return [];
  if (decision.kind === 'draw') {
    const left = Number(decision.params?.left ?? 1);
    const of = Math.max(left + 1, Number(decision.params?.of ?? 2));
    return Array.from({ length: of }, (_, i) => ({
      key: `draw-${i + 1}`,
      state: i < of - left ? 'done' : i === of - left ? 'now' : 'next',
    }));
  }
  const place = PLACE[decision.kind];
  const row = ROWS[free ? 'free' : 'move']!;
  const at = place === 'pay' && free ? 0 : row.indexOf(place ?? '');
  if (at < 0) return [];
  return row.map((key, i) => ({ key, state: i < at ? 'done' : i === at ? 'now' : 'next' }));
}

/** The event behind a question. */
const EVENTS: Record<string, string> = {
  erupt: 'eruption',
  shift: 'eruption',
  meteor: 'meteor_shower',
  crack: 'earthquake',
  pad: 'settler_growth',
  city: 'dead_city',
  contaminate: 'contamination',
  cure: 'contamination',
  sabotage: 'sabotage',
  expand: 'expansion',
  invest: 'return_on_investment',
  bid: 'ancient_civilization',
  engines: 'new_engines',
  take_back: 'training',
  training: 'training',
};

export function eventOf(kind: string | null): string | null {
  return kind ? (EVENTS[kind] ?? null) : null;
}

/** Questions that are answered with one hex of the field. */
export const PLACING = new Set(['erupt', 'shift', 'pad', 'city', 'contaminate', 'cure', 'sabotage', 'expand']);
