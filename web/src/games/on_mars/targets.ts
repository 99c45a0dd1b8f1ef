/**
 * Every legal answer has a key: the place on the table where it is given. Parts ask for keys, never for the wording of
 * actions. Answers that need two places (a tile and a space, a card and a hex, a piece and a hex) have the first one in
 * `source`; answers that differ only in how they are paid share a key and are told apart by their variant.
 */
import type { Decision, Fields, Json } from '../../lib/types';
import type { Action } from './types';

export interface Target {
  key: string;
  /** What must be picked first; null: nothing. */
  source: string | null;
  /** How it is paid or done, where there is a choice. */
  variant: string;
  action: Action;
}

const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : 'none';

/** Things that can be done beside the question itself. */
const FREE = new Set(['goal', 'pawn']);
const PLAIN = new Set(['end', 'done', 'take', 'leave', 'keep', 'travel', 'stay']);

export function targetOf(kind: string, action: Action): Target {
  const [verb, one, two, three] = [text(action[0]), text(action[1]), text(action[2]), text(action[3])];
  const make = (key: string, source: string | null = null, variant = ''): Target => ({ key, source, variant, action });
  if (PLAIN.has(verb) && action.length === 1) return make(verb);
  switch (verb) {
    case 'act':
      return make(`act:${one}`, null, two);
    case 'use':
      return make(`card:${one}`, null, two);
    case 'supply':
      return make(`supply:${one}`);
    case 'learn':
      return make(`lab:${two}`, `tech:${one}`, three);
    case 'develop':
      return make(`lab:${two}`, `lab:${one}`, three);
    case 'upgrade':
      return make(`hex:${two}`, `card:${one}`);
    case 'ship':
      return make(`depot:${one}`, `reward:${two}`, three);
    case 'take_card':
      return make(`place:${one}`, null, two);
    case 'type':
      return make(`type:${one}`, null, two);
    case 'site':
      return make(`hex:${one}`, null, `${two}:${three}`);
    case 'bot':
    case 'bot_past':
      return make(`hex:${two}`, `bot:${one}`, verb === 'bot' ? '' : 'past');
    case 'rover':
    case 'rover_past':
      return make(`hex:${one}`, 'rover', verb === 'rover' ? '' : 'past');
    case 'explore':
      return make(`hex:${two}`, `explore:${one}`);
    case 'radar':
      return make(`explore:${one}`);
    case 'hex':
    case 'produce':
      return make(`hex:${one}`);
    case 'deliver':
    case 'put':
      return make(`deliver:${one}:${two}`);
    case 'goal':
      return make(`goal:${one}`, null, two);
    case 'retrieve':
      return make(one === 'working_area' ? 'working' : `slot:${one}`);
    case 'accept':
      return make('accept');
    case 'pay_for':
      return make('accept', null, one);
    case 'use_tech':
      return make(`use_tech:${one}`);
    default:
      // space, side, exec, blueprint, gain, pay, add, benefit, contract, reveal, pawn
      return make(`${verb}:${one}`);
  }
}

export type Targets = ReadonlyMap<string, readonly Target[]>;

export function targetsOf(decision: Decision | null): Targets {
  const found = new Map<string, Target[]>();
  for (const action of decision?.actions ?? []) {
    const target = targetOf(decision!.kind, action);
    const list = found.get(target.key);
    if (list) list.push(target);
    else found.set(target.key, [target]);
  }
  return found;
}

/** Whether a key answers something else than the question: a goal, or a delivery while another thing is asked. */
export function isFree(kind: string, key: string): boolean {
  const verb = key.slice(0, key.indexOf(':'));
  return FREE.has(verb) || (verb === 'deliver' && kind !== 'deliveries' && kind !== 'overflow');
}

/** What is on stage while this is asked: the map, or the laboratory. */
export function stageOf(kind: string | null): 'map' | 'lab' {
  return kind === 'learn' || kind === 'develop' || kind === 'settle' ? 'lab' : 'map';
}

/** Questions whose answers are hexes: nothing may cover the map. */
const MAPPED = new Set(['site', 'move', 'upgrade', 'explore', 'displace', 'bot_place', 'produce_more', 'tile']);
export function onMap(kind: string | null): boolean {
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

export const ORBIT_ACTIONS = [
  'landing_pod',
  'obtain_blueprint',
  'learn_tech',
  'research_development',
  'resupply',
] as const;
const ORBIT: ReadonlySet<string> = new Set(ORBIT_ACTIONS);

/** What a click on something that is no answer would have meant: asked for the reason why it is not possible. */
export function attempt(kind: string | null, key: string, params: Fields): Action | null {
  const [verb, ...rest] = key.split(':') as [string, ...string[]];
  const id = rest.join(':');
  switch (verb) {
    case 'hex':
      if (kind === 'site') return ['site', id, null, 0];
      if (kind === 'displace' || kind === 'bot_place') return ['hex', id];
      if (kind === 'produce_more') return ['produce', id];
      if (kind === 'move') return Number(params.rover ?? 0) > 0 ? ['rover', id] : null;
      return null;
    case 'act':
      return kind === 'turn' ? ['act', id, 0] : null;
    case 'exec':
      return kind === 'turn' ? ['exec', id] : null;
    case 'card':
      return kind === 'turn' ? ['use', id, 'crystals'] : null;
    case 'blueprint':
      return kind === 'blueprint' ? ['blueprint', id] : null;
    case 'supply':
      return kind === 'resupply' ? ['supply', id] : null;
    case 'space':
      return kind === 'arrive' || kind === 'start_space' ? ['space', Number(id)] : null;
    case 'place':
      return kind === 'hire' ? ['take_card', Number(id), 'none'] : null;
    case 'type':
      return kind === 'type' ? ['type', id, 'none'] : null;
    default:
      return null;
  }
}
