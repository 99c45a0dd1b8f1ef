/**
 * Every legal answer has a key: the place on the table where it is given. Parts ask for keys, never for the wording of
 * actions. Answers that are shapes on the field (a crack, two hexes, a line, a group of volcanoes) are numbered choices
 * of the field, and a construction is put together card by card: they have no key here.
 */
import type { Action, Decision, FieldView } from './wire';
import { ofVerb, unheard } from '../../lib/wire';
import { byPlace, distance } from './field/geometry';
import type { Hex } from './types';

/** Kinds whose answers are shapes on the field. */
export const SHAPED: ReadonlySet<Decision['kind']> = new Set(['crack', 'meteor', 'direction', 'cluster']);

export function targets(action: Action, { kind }: Pick<Decision, 'kind'>): string[] {
  switch (action[0]) {
    case 'crack':
    case 'meteor':
    case 'direction':
    case 'cluster':
    case 'build':
    case 'manipulate':
    case 'scoop':
    case 'terraform':
      return [];
    case 'draw':
      return [action[1] === 'deck' ? 'deck' : `market:${action[1]}`];
    case 'pay':
    case 'discard':
      return [`hand:${action[1]}`];
    case 'fly':
    case 'hex':
    case 'engine':
      return [`hex:${action[1]}`];
    case 'jump':
      return [`jump:${action[1]}`];
    case 'spend':
      return [`slotted:nose:${action[1]}`];
    case 'take_back':
      return [`slotted:${action[1]}:${action[2]}`];
    case 'slot':
      return [`slot:${action[1]}`];
    case 'pick':
      return [`played:${action[1]}`];
    case 'again':
      return [`again:${action[1]}`];
    case 'bid':
      return [`bid:${action[1]}`];
    case 'buy':
      return [`buy:${action[1]}`];
    case 'pass':
      return [kind === 'bid' ? 'bid:pass' : 'pass'];
    case 'fixed':
    case 'fly_free':
    case 'lift':
    case 'leave':
    case 'end':
    case 'done':
      return [action[0]];
    default:
      unheard(action);
      return [];
  }
}

/** Hexes that can be answered with, by way of the given verb. */
export function hexesOf(decision: Decision | null, verb: 'fly' | 'jump' | 'engine' | 'hex'): Hex[] {
  return ofVerb<Action, typeof verb>(decision?.actions ?? [], verb).map(([, hex]) => hex);
}

/** What a click on this hex would have meant: asked for the reason why it is not possible. */
export function attempt(kind: Decision['kind'], hex: Hex, field: FieldView, engines: boolean): Action {
  switch (kind) {
    case 'turn':
    case 'end_turn':
      return engines ? ['engine', hex] : ['fly', hex];
    case 'cluster':
      return ['cluster', hex];
    case 'meteor': {
      // With a neighbour across the border if it has one: then the reason is in the hexes themselves.
      const own = field.hexes.find((h) => h.hex === hex);
      const near = field.hexes.filter((h) => distance(h.hex, hex) === 1);
      const other = near.find((h) => h.position !== own?.position && !h.object) ?? near[0];
      if (!other) return ['fly', hex];
      return byPlace(hex, other.hex) <= 0 ? ['meteor', hex, other.hex] : ['meteor', other.hex, hex];
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
const PLACE: Partial<Record<Decision['kind'], string>> = {
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
    const { left } = decision.params;
    const of = Math.max(left + 1, 2);
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
const EVENTS: Partial<Record<Decision['kind'], string>> = {
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

export function eventOf(kind: Decision['kind'] | null): string | null {
  return kind ? (EVENTS[kind] ?? null) : null;
}

/** Questions that are answered with one hex of the field. */
export const PLACING: ReadonlySet<Decision['kind']> = new Set([
  'erupt',
  'shift',
  'pad',
  'city',
  'contaminate',
  'cure',
  'sabotage',
  'expand',
]);
