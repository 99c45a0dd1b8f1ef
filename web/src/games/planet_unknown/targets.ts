/**
 * Every legal answer has a key: the place on the table where it is given. Parts ask for keys, never for the wording of
 * actions, and whatever no part shows is offered as a button, so that nobody is ever stuck.
 */
import { unheard } from '../../lib/wire';
import type { Action, Decision } from './wire';

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
  const plain = `plain:${action.join(':')}`;
  switch (action[0]) {
    case 'planet':
    case 'corporation':
    case 'level':
    case 'line':
    case 'emergency':
    case 'kind':
    case 'quarters':
      return [`${action[0]}:${action[1]}`];
    case 'fire':
      return [`line:${action[1]}`];
    case 'moon':
      return [`moon:${action[1]}:${action[2]}`];
    case 'next':
      return [`event:${action[1]}`];
    case 'flux':
      return [`track:${action[1]}`, `marker:${action[1]}`];
    case 'keep':
    case 'drop':
      return [`objective:${action[1]}`];
    case 'rotate':
      return [`sector:${action[1]}`];
    case 'take':
    case 'scrap':
      return [`bay:${action[1]}`];
    case 'ignore':
    case 'twice':
      return [`station:${action[1]}`];
    case 'copy':
      return [`station:${action[1]}`, `marker:${action[1]}`];
    case 'pick':
      return itemKeys(items, action[1]);
    case 'advance':
      return [`cell:${action[2]}`, `marker:${action[1]}`];
    case 'regress':
    case 'marker':
    case 'row':
      return [`marker:${action[1]}`];
    case 'patch':
    case 'rover':
    case 'collect':
    case 'destroy':
    case 'meteorite':
      return [`square:${action[1]}`];
    case 'civ':
      return [`card:${action[1]}`];
    case 'pod':
      return podKeys(action[1]);
    case 'use':
      return [`tech:${action[1]}`];
    case 'store':
    case 'boost':
    case 'leave':
    case 'skip':
    case 'end':
      return [plain];
    // Weighed elsewhere: a tile is placed, a rover is driven.
    case 'place':
    case 'drive':
    case 'jump':
    case 'teleport':
    case 'fly':
      return [];
    default:
      // An answer this page does not know yet is a button all the same.
      unheard(action);
      return [plain];
  }
}

export function itemsOf(decision: Decision | null): string[] {
  if (!decision) return [];
  const { params } = decision;
  if ('items' in params) return params.items;
  return 'item' in params ? [params.item] : [];
}

export const targets = (action: Action, decision: Decision): string[] => keysOf(action, itemsOf(decision));

/** Actions that no place on the table shows well: they stand as buttons beside the question. */
export function buttonKeys(decision: Decision | null): string[] {
  if (!decision) return [];
  const items = itemsOf(decision);
  const own = decision.actions
    .filter((action: Action) => !FREE.has(action[0]))
    .map((action) => keysOf(action, items)[0])
    .filter((key) => key !== undefined)
    .filter((key) => BUTTONS.has(key.split(':')[0]!));
  return [...new Set(own)];
}

const BUTTONS = new Set(['plain', 'item', 'station', 'level', 'track', 'marker', 'cell', 'pod', 'slot', 'bay']);
/** Free actions stand where they belong; among the answers of a question they would only distract. */
const FREE = new Set<Action[0]>(['use']);
