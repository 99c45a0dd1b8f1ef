/**
 * Every legal answer has a key: the place on the table where it is given. Parts ask for keys, never for the wording of
 * actions. Answers that need two places (a tile and a space, a card and a hex, a piece and a hex) have the first one in
 * `source`; answers that differ only in how they are paid share a key and are told apart by their variant.
 */
import { unheard } from '../../lib/wire';
import { BUILDINGS, ITEMS, MAIN_ACTIONS } from './types';
import type { Action, Decision, PartyView } from './wire';

export interface Target {
  key: string;
  /** What must be picked first; null: nothing. */
  source: string | null;
  /** How it is paid or done, where there is a choice. */
  variant: string;
  action: Action;
}

/** Things that can be done beside the question itself. */
const FREE = new Set(['goal', 'pawn']);

export function targetOf(action: Action): Target {
  const make = (key: string, source: string | null = null, variant: string | number = ''): Target => ({
    key,
    source,
    variant: `${variant}`,
    action,
  });
  switch (action[0]) {
    case 'end':
    case 'done':
    case 'take':
    case 'leave':
    case 'keep':
    case 'travel':
    case 'stay':
      return make(action[0]);
    case 'act':
      return make(`act:${action[1]}`, null, action[2]);
    case 'use':
      return make(`card:${action[1]}`, null, action[2]);
    case 'learn':
      return make(`lab:${action[2]}`, `tech:${action[1]}`, action[3]);
    case 'develop':
      return make(`lab:${action[2]}`, `lab:${action[1]}`, action[3]);
    case 'upgrade':
      return make(`hex:${action[2]}`, `card:${action[1]}`);
    case 'ship':
      return make(`depot:${action[1]}`, `reward:${action[2]}`, action[3]);
    case 'take_card':
      return make(`place:${action[1]}`, null, action[2]);
    case 'type':
      return make(`type:${action[1]}`, null, action[2]);
    case 'site':
      return make(`hex:${action[1]}`, null, `${action[2] ?? 'none'}:${action[3]}`);
    case 'bot':
    case 'bot_past':
      return make(`hex:${action[2]}`, `bot:${action[1]}`, action[0] === 'bot' ? '' : 'past');
    case 'rover':
    case 'rover_past':
      return make(`hex:${action[1]}`, 'rover', action[0] === 'rover' ? '' : 'past');
    case 'explore':
      return make(`hex:${action[2]}`, `explore:${action[1]}`);
    case 'radar':
      return make(`explore:${action[1]}`);
    case 'hex':
    case 'produce':
      return make(`hex:${action[1]}`);
    case 'deliver':
    case 'put':
      return make(`deliver:${action[1]}:${action[2]}`);
    case 'goal':
      return make(`goal:${action[1]}`, null, action[2]);
    case 'retrieve':
      return make(action[1] === 'working_area' ? 'working' : `slot:${action[1]}`);
    case 'pay_for':
      return make('accept', null, action[1]);
    case 'space':
    case 'side':
    case 'exec':
    case 'supply':
    case 'blueprint':
    case 'use_tech':
    case 'gain':
    case 'pay':
    case 'add':
    case 'benefit':
    case 'contract':
    case 'reveal':
    case 'pawn':
      return make(`${action[0]}:${action[1]}`);
    default:
      unheard(action);
      return make('');
  }
}

export const targets = (action: Action): string[] => [targetOf(action).key];

/** Whether a key answers something else than the question: a goal, or a delivery while another thing is asked. */
export function isFree(kind: Decision['kind'] | null, key: string): boolean {
  const verb = key.slice(0, key.indexOf(':'));
  return FREE.has(verb) || (verb === 'deliver' && kind !== 'deliveries' && kind !== 'overflow');
}

/** What is on stage while this is asked: the map, or the laboratory. */
export function stageOf(kind: Decision['kind'] | null): 'map' | 'lab' {
  return kind === 'learn' || kind === 'develop' || kind === 'settle' ? 'lab' : 'map';
}

/** Questions whose answers are hexes: nothing may cover the map. */
const MAPPED = new Set<Decision['kind']>([
  'site',
  'move',
  'upgrade',
  'explore',
  'displace',
  'bot_place',
  'produce_more',
  'tile',
]);
export function onMap(kind: Decision['kind'] | null): boolean {
  return kind !== null && MAPPED.has(kind);
}

export type Region = 'colony' | 'orbit' | 'crew' | 'support' | 'board' | 'rivals';

/** Where a key lives on a small screen. */
export function regionOf(key: string): Region {
  const [verb, id] = key.split(':') as [string, string | undefined];
  switch (verb) {
    case 'blueprint':
    case 'tech':
    case 'supply':
      return 'orbit';
    case 'act':
    case 'slot':
      if (id === 'hire_or_contract') return 'crew';
      return ORBIT.has(id ?? '') ? 'orbit' : 'colony';
    case 'place':
    case 'contract':
      return 'crew';
    case 'benefit':
      return 'support';
    case 'exec':
    case 'card':
    case 'lab':
    case 'depot':
    case 'reward':
    case 'gain':
    case 'pay':
    case 'deliver':
    case 'goal':
    case 'pawn':
    case 'working':
    case 'reveal':
      return 'board';
    default:
      return 'colony';
  }
}

/** Where a place that a lesson names lies on a small screen; null: it is in sight on all of them, or on none. */
export function regionOfPlace(name: string): Region | null {
  if (name.startsWith('hex-')) return 'colony';
  const [kind] = name.split(':') as [string];
  switch (kind) {
    case 'lss':
    case 'mission':
    case 'progress':
      return 'support';
    case 'store':
    case 'quarters':
    case 'crystals':
    case 'hangar':
    case 'cards':
      return 'board';
    case 'solo':
    case 'party':
      return 'rivals';
    case 'explore':
    case 'pile':
      return 'colony';
    case 'space':
    case 'op':
    case 'strip':
      return null;
    default:
      return regionOf(name);
  }
}

/** What says of a choice where its answers lie. */
interface Laid {
  kind: Decision['kind'] | null;
  keys: readonly string[];
  sources: readonly string[];
  /** Only a goal laid down as a crystal opens an answer. */
  pawnFirst: boolean;
}

/** Where answers lie. What can be done at any time calls nobody, unless nothing else can be done. */
export function calling({ kind, keys, sources, pawnFirst }: Laid): Set<Region> {
  const answers = keys.filter((k) => k.includes(':') && (pawnFirst ? k.startsWith('pawn:') : !isFree(kind, k)));
  return new Set([...sources, ...answers].map(regionOf));
}

/** Where a new question leads on a small screen; a turn offers several regions, so there it is the side one is on. */
export function regionAsked({ kind, keys, sources, pawnFirst }: Laid, side: PartyView['side']): Region {
  if (pawnFirst) return 'board';
  if (kind === 'turn') return side;
  if (kind === 'learn') return 'orbit';
  const beside = /^(deliver|goal|pawn|use_tech|add):/;
  const regions = new Set([...sources, ...keys.filter((k) => k.includes(':') && !beside.test(k))].map(regionOf));
  return regions.has('colony') ? 'colony' : ([...regions][0] ?? 'colony');
}

const ORBIT_ACTIONS = ['landing_pod', 'obtain_blueprint', 'learn_tech', 'research_development', 'resupply'] as const;
const ORBIT: ReadonlySet<string> = new Set(ORBIT_ACTIONS);

/** What a click on something that is no answer would have meant: asked for the reason why it is not possible. */
export function attempt(decision: Decision | null, key: string): Action | null {
  const kind = decision?.kind ?? null;
  const [verb, ...rest] = key.split(':') as [string, ...string[]];
  const id = rest.join(':');
  switch (verb) {
    case 'hex':
      if (kind === 'site') return ['site', id, null, 0];
      if (kind === 'displace' || kind === 'bot_place') return ['hex', id];
      if (kind === 'produce_more') return ['produce', id];
      return decision?.kind === 'move' && decision.params.rover > 0 ? ['rover', id] : null;
    case 'act': {
      const action = MAIN_ACTIONS.find((one) => one === id);
      return action ? ['act', action, 0] : null;
    }
    case 'exec':
      return ['exec', id];
    case 'card':
      return ['use', id, 'crystals'];
    case 'blueprint':
      return kind === 'blueprint' ? ['blueprint', id] : null;
    case 'supply': {
      const item = ITEMS.find((one) => one === id);
      return item && kind === 'resupply' ? ['supply', item] : null;
    }
    case 'space':
      return kind === 'arrive' || kind === 'start_space' ? ['space', Number(id)] : null;
    case 'place':
      return kind === 'hire' ? ['take_card', Number(id), 'none'] : null;
    case 'type': {
      const type = BUILDINGS.find((one) => one === id);
      return type && kind === 'type' ? ['type', type, 'none'] : null;
    }
    default:
      return null;
  }
}
