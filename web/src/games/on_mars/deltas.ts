/**
 * What would change at home if the thing that is looked at were done: ghosts of storage, life support, missions. The
 * engine says it all: amounts come from its outcome, or from what the view tells of a building site, whose next tile
 * nobody knows; where things go comes from its events.
 */
import { ofKind } from '../../lib/wire';
import type { Choice } from './choice.svelte';
import type { OutcomeOM } from './outcomes';
import { RESOURCES, type Party } from './types';
import type { BuildingType, GameEvent, PartyView, Resource, TargetView } from './wire';

export interface Delta {
  resources: Partial<Record<Resource, number>>;
  crystals: number;
  incoming: number;
  quarters: number;
  working: number;
  op: number;
  /** What could have been kept, or got, and will not be. */
  lost: Partial<Record<string, number>>;
  /** Everything that would come and go, by quantity: goals count some of it. */
  gained: Partial<Record<string, number>>;
  /** LSS columns and the row they would reach. */
  lss: Partial<Record<string, number>>;
  /** OP of the tile above that column. */
  lssOp: number;
  missions: string[];
  cubes: BuildingType[];
  level: boolean;
  /** Missions and levels still needed then, if that changes. */
  remaining: number | null;
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
    lost: {},
    gained: {},
    lss: {},
    lssOp: 0,
    missions: [],
    cubes: [],
    level: false,
    remaining: null,
    helpers: [],
    slot: null,
    hangar: 0,
  };
}

/** The amounts of an outcome. */
function amounts(delta: Delta, { gained = {}, paid = {}, lost = {} }: OutcomeOM): void {
  for (const r of RESOURCES) {
    const change = (gained[r] ?? 0) - (paid[r] ?? 0);
    if (change !== 0) delta.resources[r] = change;
  }
  delta.crystals = -(paid.crystal ?? 0);
  delta.incoming = gained.crystal ?? 0;
  delta.quarters = (gained.colonist ?? 0) - (paid.colonist ?? 0);
  delta.op = gained.op ?? 0;
  delta.hangar = gained.ship ?? 0;
  delta.lost = lost;
  delta.gained = { ...gained };
  for (const [item, n] of Object.entries(paid)) delta.gained[item] = (delta.gained[item] ?? 0) - n;
}

/** Where things would go, as the events tell it. */
function ways(delta: Delta, events: readonly GameEvent[], me: Party): void {
  for (const event of events) {
    const mine = 'seat' in event && event.seat === me;
    switch (event.e) {
      case 'paid':
        if (mine) delta.working += event.colonists;
        break;
      case 'colonist_placed':
        if (mine) delta.slot = event.action;
        break;
      case 'boosted':
        if (mine && event.how === 'colonist') delta.working += 1;
        break;
      case 'scored':
        if (mine && event.why === 'lss_tile') delta.lssOp += event.op;
        break;
      case 'lss_moved':
        delta.lss[event.type] = event.row;
        break;
      case 'mission_moved':
        delta.missions.push(event.mission);
        break;
      case 'remaining_moved':
        delta.remaining = event.left;
        break;
      case 'progressed':
        if (mine) delta.cubes.push(event.type);
        break;
      case 'level_up':
        delta.level = true;
        delta.gained.level = (delta.gained.level ?? 0) + 1;
        break;
      case 'oxygen_held':
        if (!mine) delta.helpers.push({ party: event.seat, tech: event.tech });
    }
  }
}

/** What building on a hex would bring, as the view says. */
function built(delta: Delta, site: TargetView, choice: Choice, type: BuildingType): void {
  for (const r of RESOURCES) if (site.gained[r]) delta.resources[r] = site.gained[r];
  delta.incoming = site.gained.crystal ?? 0;
  delta.lost = { ...delta.lost, ...site.lost };
  delta.gained = { ...delta.gained, ...site.gained };
  delta.op = delta.lssOp = site.op;
  if (site.row) delta.lss[type] = site.row[1];
  if (site.cube) delta.cubes.push(type);
  delta.missions = site.mission;
  delta.level = site.level_up;
  delta.remaining = site.remaining;
  const { tech, mine } = choice;
  delta.working += tech?.boosts ?? 0;
  if (tech && tech.party !== mine?.party) delta.helpers.push({ party: tech.party, tech: tech.tech });
}

export function weighedDelta(choice: Choice): Delta | null {
  const { mine, considered, outcome, site } = choice;
  if (!mine || !considered) return null;
  const delta = nothing();
  if (outcome) amounts(delta, outcome);
  const type = ofKind(choice.decision, 'site')?.params.building;
  if (site && type) built(delta, site, choice, type);
  else if (choice.foreseen) ways(delta, choice.foreseen, mine.party);
  return delta;
}

/** The storage after it. */
export function after(mine: PartyView, delta: Delta | null, r: Resource): number {
  return mine.resources[r] + (delta?.resources[r] ?? 0);
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
