/**
 * Every legal answer has a key: the place on the table where it is given. Parts ask for keys, never for the wording of
 * actions, and whatever no part shows is offered as a button, so that nobody is ever stuck.
 */
import type { Decision } from '../../lib/types';
import type { Action } from './types';

export type Targets = ReadonlyMap<string, readonly Action[]>;

/** Verbs whose answers are weighed elsewhere: a tile is placed, a rover is driven. */
const APART = new Set(['place', 'drive', 'jump', 'teleport', 'fly']);

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function podKeys(place: string): string[] {
  if (place === 'area') return ['pod:area'];
  return place.startsWith('slot-') ? [`slot:${place.slice(5)}`] : [`cell:${place}`];
}

function itemKeys(items: readonly string[], i: number): string[] {
  const item = items[i] ?? '';
  const [what, which = ''] = item.split(':') as [string, string?];
  const keys = [`item:${i}`];
  // Two stations alike (energy on a tile set aside) move the same marker: it answers for the first of them.
  if (items.indexOf(item) < i) return keys;
  if (what === 'station') keys.push(`station:${which}`);
  if (what === 'station' && which !== 'energy') keys.push(`marker:${which}`);
  if (what === 'tech') keys.push(`tech:${which}`);
  return keys;
}

/** The keys under which one action is found; the first is its own, the others are places that mean the same. */
export function keysOf(action: Action, items: readonly string[] = []): string[] {
  const [verb, first] = [text(action[0]), text(action[1])];
  switch (verb) {
    case 'planet':
    case 'corporation':
    case 'level':
    case 'line':
    case 'emergency':
    case 'kind':
    case 'quarters':
      return [`${verb}:${first}`];
    case 'fire':
      return [`line:${first}`];
    case 'moon':
      return [`moon:${first}:${text(action[2])}`];
    case 'next':
      return [`event:${first}`];
    case 'flux':
      return [`track:${first}`, `marker:${first}`];
    case 'keep':
    case 'drop':
      return [`objective:${first}`];
    case 'rotate':
      return [`sector:${first}`];
    case 'take':
    case 'scrap':
      return [`bay:${first}`];
    case 'ignore':
    case 'twice':
      return [`station:${first}`];
    case 'copy':
      return [`station:${first}`, `marker:${first}`];
    case 'pick':
      return itemKeys(items, Number(first));
    case 'advance':
      return [`cell:${text(action[2])}`, `marker:${first}`];
    case 'regress':
    case 'marker':
    case 'row':
      return [`marker:${first}`];
    case 'patch':
    case 'rover':
    case 'collect':
    case 'destroy':
    case 'meteorite':
      return [`square:${first}`];
    case 'civ':
      return [`card:${first}`];
    case 'pod':
      return podKeys(first);
    case 'use':
      return [`tech:${first}`];
    default:
      return APART.has(verb) ? [] : [`plain:${[verb, ...action.slice(1).map(text)].join(':')}`];
  }
}

export function itemsOf(decision: Decision | null): string[] {
  const params = decision?.params ?? {};
  if (Array.isArray(params.items)) return params.items.map(text);
  return params.item === undefined ? [] : [text(params.item)];
}

export function targetsOf(decision: Decision | null): Targets {
  const found = new Map<string, Action[]>();
  if (!decision) return found;
  const items = itemsOf(decision);
  for (const action of decision.actions)
    for (const key of keysOf(action, items)) {
      const list = found.get(key);
      if (list) list.push(action);
      else found.set(key, [action]);
    }
  return found;
}

/** Actions that no place on the table shows well: they stand as buttons beside the question. */
export function buttonKeys(decision: Decision | null): string[] {
  if (!decision) return [];
  const items = itemsOf(decision);
  const own = decision.actions
    .map((action) => ({ key: keysOf(action, items)[0], verb: text(action[0]) }))
    .filter(({ key, verb }) => key !== undefined && BUTTONS.has(key.split(':')[0]!) && !FREE.has(verb))
    .map(({ key }) => key!);
  return [...new Set(own)];
}

const BUTTONS = new Set(['plain', 'item', 'station', 'level', 'track', 'marker', 'cell', 'pod', 'slot', 'bay']);
/** Free actions stand where they belong; among the answers of a question they would only distract. */
const FREE = new Set(['use']);

export function byVerb(decision: Decision | null, verb: string): Action[] {
  return decision?.actions.filter((action) => action[0] === verb) ?? [];
}
