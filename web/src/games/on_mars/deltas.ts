/**
 * What would change at home if the thing that is looked at were done: ghosts of storage, life support, missions. The
 * engine's own events say it; for a hex to build on the view knows it at once.
 */
import { ofKind } from '../../lib/wire';
import type { Action, BuildingType, GameEvent, PartyView, Resource } from './wire';
import type { Choice } from './choice.svelte';
import { PRODUCT } from './looks';
import { BUILD_COST } from './printed';
import { RED_ACTIONS, RESOURCES, type Party, type Payment } from './types';

export interface Delta {
  resources: Partial<Record<Resource, number>>;
  crystals: number;
  incoming: number;
  quarters: number;
  working: number;
  op: number;
  /** LSS columns and the row they would reach. */
  lss: Partial<Record<string, number>>;
  /** OP of the tile above that column. */
  lssOp: number;
  missions: string[];
  cubes: BuildingType[];
  level: boolean;
  /** Others who would gain oxygen, with the technology used. */
  helpers: { party: Party; tech: string | null }[];
  /** Action on whose slots a colonist of mine would stand. */
  slot: string | null;
  hangar: number;
}

export function nothing(): Delta {
  return {
    resources: {},
    crystals: 0,
    incoming: 0,
    quarters: 0,
    working: 0,
    op: 0,
    lss: {},
    lssOp: 0,
    missions: [],
    cubes: [],
    level: false,
    helpers: [],
    slot: null,
    hangar: 0,
  };
}

function add(delta: Delta, item: string, n: number): void {
  const r = RESOURCES.find((one) => one === item);
  if (r) delta.resources[r] = (delta.resources[r] ?? 0) + n;
  else if (item === 'crystal') delta.incoming += n;
  else if (item === 'colonist') delta.quarters += n;
  else if (item === 'op') delta.op += n;
}

/** The sum of what these events do to me. */
export function deltaOf(events: readonly GameEvent[], me: Party): Delta {
  const delta = nothing();
  for (const event of events) {
    const mine = 'seat' in event && event.seat === me;
    switch (event.e) {
      case 'paid':
        if (!mine) break;
        delta.crystals -= event.crystals;
        delta.quarters -= event.colonists;
        delta.working += event.colonists;
        for (const { item, amount } of event.resources) add(delta, item, -amount);
        break;
      case 'colonist_placed':
        if (!mine) break;
        delta.quarters -= 1;
        delta.slot = event.action;
        break;
      case 'boosted':
        if (!mine) break;
        if (event.how === 'crystal') delta.crystals -= 1;
        else {
          delta.quarters -= 1;
          delta.working += 1;
        }
        break;
      case 'gained':
        if (!mine) break;
        for (const { item, amount } of event.items) add(delta, item, amount);
        break;
      case 'supplied':
        if (mine) add(delta, event.item, 1);
        break;
      case 'scored':
        if (!mine) break;
        delta.op += event.op;
        if (event.why === 'lss_tile') delta.lssOp += event.op;
        break;
      case 'lss_moved':
        delta.lss[event.type] = event.row;
        break;
      case 'mission_moved':
        delta.missions.push(event.mission);
        if (mine) delta.incoming += event.crystals;
        break;
      case 'progressed':
        if (mine) delta.cubes.push(event.type);
        break;
      case 'level_up':
        delta.level = true;
        break;
      case 'oxygen_held':
        if (!mine) delta.helpers.push({ party: event.seat, tech: event.tech });
        break;
      case 'retrieved':
        if (mine) delta.quarters += event.colonists;
        break;
      case 'ship_welcomed':
        if (mine) delta.hangar += 1;
    }
  }
  return delta;
}

const TECH_OF: Record<BuildingType, string> = {
  mine: 'tech_mine',
  generator: 'tech_generator',
  water_extractor: 'tech_water',
  greenhouse: 'tech_greenhouse',
  oxygen_condenser: 'tech_oxygen',
  shelter: 'tech_shelter',
};

/** What building on the weighed hex would do, as the view itself says. */
function siteDelta(choice: Choice, mine: PartyView): Delta | null {
  const site = choice.site;
  const type = ofKind(choice.decision, 'site')?.params.building;
  if (!site || !type) return null;
  const delta = nothing();
  const { item, stored } = site.gain;
  add(delta, item, stored);
  // The price was paid with the type; a miner leaves the quarters with the tile.
  if (type === 'mine') delta.quarters -= 1;
  delta.op = site.op;
  delta.lssOp = site.op;
  if (site.row) delta.lss[type] = site.row[1];
  if (site.cube) delta.cubes.push(type);
  delta.missions = site.mission;
  for (const id of site.mission) {
    const mission = choice.view.missions.find((m) => m.mission === id);
    delta.incoming += mission?.crystals ?? 0;
  }
  delta.level = site.level_up;
  if (choice.tech) {
    delta.quarters -= choice.tech.boosts;
    delta.working += choice.tech.boosts;
    if (choice.tech.party !== mine.party) delta.helpers.push({ party: choice.tech.party, tech: TECH_OF[type] });
  }
  return delta;
}

/** Nothing is known of it yet: what a person can see by himself. */
function plainDelta(choice: Choice, action: Action): Delta | null {
  const delta = nothing();
  const payment = (value: Payment): void => {
    if (value !== 'none') for (const r of value.split('+')) add(delta, r, -1);
  };
  switch (action[0]) {
    case 'act': {
      const [, name, crystals] = action;
      const cost = choice.view.costs?.[name];
      const others = (cost?.payments ?? 0) - crystals;
      delta.crystals -= crystals;
      const red = RED_ACTIONS.some((one) => one === name);
      delta.quarters -= others + (red ? 1 : 0);
      delta.working += others;
      delta.slot = red ? name : null;
      break;
    }
    case 'supply':
    case 'gain':
      add(delta, action[1], 1);
      break;
    case 'learn':
    case 'develop':
    case 'ship':
      payment(action[3]);
      break;
    case 'type': {
      payment(action[2]);
      if (BUILD_COST[action[1]] === 'colonist') delta.quarters -= 1;
      break;
    }
    case 'take_card':
      payment(action[2]);
      break;
    case 'blueprint': {
      const card = choice.gainOf(action[1]);
      if (card) add(delta, card, 1);
      break;
    }
    default:
      return null;
  }
  return delta;
}

export function weighedDelta(choice: Choice): Delta | null {
  const { mine, considered } = choice;
  if (!mine || !considered) return null;
  const site = siteDelta(choice, mine);
  if (site) return site;
  if (choice.foreseen?.length) return deltaOf(choice.foreseen, mine.party);
  return plainDelta(choice, considered);
}

/** The storage after it, kept within its limit. */
export function after(mine: PartyView, delta: Delta | null, r: Resource): number {
  return Math.min(mine.limit, mine.resources[r] + (delta?.resources[r] ?? 0));
}

export function productOf(type: BuildingType): string {
  return PRODUCT[type];
}

/** Whether any of it would be seen on this tab of a small screen. */
export function badges(
  delta: Delta | null,
): Partial<Record<'support' | 'board' | 'rivals' | 'crew' | 'orbit', string>> {
  if (!delta) return {};
  const found: ReturnType<typeof badges> = {};
  if (delta.op > 0) found.support = `+${delta.op}`;
  else if (delta.missions.length > 0 || delta.level || Object.keys(delta.lss).length > 0) found.support = '+';
  if (delta.helpers.length > 0) found.rivals = `+${delta.helpers.length}`;
  return found;
}
