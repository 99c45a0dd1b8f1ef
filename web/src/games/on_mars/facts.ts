/** Component facts as the server gives them (`GET /api/games/on_mars/components`): the board copies none by hand. */
import type { Both, Component, ComponentKind, Json } from '../../lib/types';
import type { BuildingType, Item, Side } from './wire';
import { factsSource } from '../../table/facts';

export interface Named {
  id: string;
  kind: string;
  name: Both;
  text: Both;
  source: string;
  why: Both | null;
  data: Record<string, Json>;
}

/** What an effect does, as far as a picture of it goes. */
export interface EffectFacts {
  action: string;
  amount: number;
  building: string | null;
  bots: number;
  rover: number;
  gain: Record<string, number>;
}

export interface LabSpace extends Named {
  level: number;
  /** What it costs to enter its column, and what a tile there is worth at the end. */
  cost: string[];
  op: number;
  q: number;
  r: number;
  next: string[];
  effect: EffectFacts | null;
}

export interface ExecFacts extends Named {
  space: string;
  crystals: number;
  effect: EffectFacts | null;
}

export interface BlueprintFacts extends Named {
  level: number;
  type: BuildingType;
  gain: Item;
  op: number;
  effect: EffectFacts | null;
}

export interface ScientistFacts extends Named {
  place: number;
  cost: Record<string, number>;
  worksIn: BuildingType;
  scores: BuildingType;
}

export interface ContractFacts extends Named {
  upgrade: BuildingType | null;
  size: number;
  needs: Partial<Record<Item, number>>;
  op: number;
  penalty: number;
}

/** Condition and own reward in words; the text of the card tells both. */
export interface GoalFacts extends Named {
  needs: Both;
  reward: Both;
}

export interface SpaceFacts extends Named {
  number: number;
  side: Side;
  effect: EffectFacts | null;
  cost: Record<string, number>;
}

export interface Facts {
  /** By "kind:id". */
  all: Record<string, Named>;
  /** The first of that id, whatever its kind; ids do not meet in this game. */
  byId: Record<string, Named>;
  lab: LabSpace[];
  execs: ExecFacts[];
  blueprints: Record<string, BlueprintFacts>;
  scientists: Record<string, ScientistFacts>;
  contracts: Record<string, ContractFacts>;
  goals: Record<string, GoalFacts>;
  spaces: Record<number, SpaceFacts>;
  /** What is printed on the boards beside them. */
  printed: Printed;
}

export interface Printed {
  /** Living Quarters from the bottom: own shelters on the map that open the row, and its points. */
  quarters: { shelters: number; op: number }[];
  /** Points by number of progress cubes. */
  progress: number[];
  /** Points of a ship in the hangar. */
  hangar: number;
  ship: string[];
  /** Rows of the tech grid. */
  grid: Record<string, string[]>;
  /** Rewards of a ship, by the component that welcomes it. */
  rewards: Record<string, Record<string, number>[]>;
}

type Data = Record<string, Json>;

function both(value: unknown, fallback = ''): Both {
  if (typeof value === 'string') return { en: value, ru: value };
  const v = (value ?? {}) as Partial<Both>;
  return { en: v.en ?? fallback, ru: v.ru ?? v.en ?? fallback };
}

function record(value: Json | undefined): Data {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function counts(value: Json | undefined): Record<string, number> {
  if (typeof value === 'string') return { [value]: 1 };
  const found: Record<string, number> = {};
  for (const [key, n] of Object.entries(record(value))) if (typeof n === 'number') found[key] = n;
  return found;
}

/** A price as items in a row: "battery, any_resource". */
function price(value: Json | undefined): string[] {
  return Object.entries(counts(value)).flatMap(([item, n]) => Array<string>(n).fill(item));
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function effectOf(value: Json | undefined): EffectFacts | null {
  const d = record(value);
  if (Object.keys(d).length === 0) return null;
  const gain = counts(d.gain);
  const choice = counts(d.gain_choice);
  return {
    action: typeof d.action === 'string' ? d.action : Object.keys(gain).length ? 'gain' : 'choose',
    amount: typeof d.amount === 'number' ? d.amount : (Object.values(choice)[0] ?? 1),
    building: typeof d.building === 'string' ? d.building : null,
    bots: Number(d.bot_points ?? 0) || 0,
    rover: Number(d.rover_points ?? 0) || 0,
    gain,
  };
}

function named(kind: string, item: Component): Named {
  return {
    id: item.id,
    kind,
    name: both(item.name, item.id),
    text: both(item.text),
    source: item.source ?? 'rulebook',
    why: item.why ? both(item.why) : null,
    data: item.data ?? {},
  };
}

/** Cards that show buildings name them: pictures cannot be planned for in words alone. */
function depicted(it: Named, names: ReadonlyMap<string, Both>): Named {
  const shown = it.kind === 'first_a' ? list(it.data.buildings).map((id) => names.get(String(id))) : [];
  if (shown.length === 0) return it;
  const add = (lang: 'en' | 'ru'): string => `${it.text[lang]} (${shown.map((name) => name?.[lang] ?? '').join(', ')})`;
  return { ...it, text: { en: add('en'), ru: add('ru') } };
}

function print(printed: Printed, { id, data }: Named): void {
  for (const row of list(data.quarters).map(record))
    printed.quarters.push({ shelters: Number(row.shelters), op: Number(row.op) });
  printed.progress.push(...list(data.progress_points).map(Number));
  for (const [row, cost] of Object.entries(record(data.rows))) printed.grid[row] = price(cost);
  if (data.hangar_op !== undefined) {
    printed.hangar = Number(data.hangar_op);
    printed.ship = price(data.cost);
  }
  const rewards = list(record(data.effect).rewards).map(counts);
  if (rewards.length > 0) printed.rewards[id] = rewards;
}

function read(facts: Facts, it: Named): void {
  const d = it.data;
  print(facts.printed, it);
  switch (it.kind) {
    case 'lab_space': {
      const [q, r] = list(d.qr).map(Number);
      facts.lab.push({
        ...it,
        level: Number(d.level ?? 1),
        cost: price(d.cost),
        op: Number(d.op ?? 0),
        q: q ?? 0,
        r: r ?? 0,
        next: list(d.next).map(String),
        effect: effectOf(d.effect),
      });
      break;
    }
    case 'exec_action':
      facts.execs.push({
        ...it,
        space: String(d.space ?? ''),
        crystals: Number(d.crystals ?? 0),
        effect: effectOf(d.effect),
      });
      break;
    case 'blueprint':
      facts.blueprints[it.id] = {
        ...it,
        level: Number(d.level ?? 1),
        type: d.type as BuildingType,
        gain: (Object.keys(counts(d.gain))[0] ?? 'mineral') as Item,
        op: Number(d.op ?? 0),
        effect: effectOf(d.effect),
      };
      break;
    case 'scientist':
      facts.scientists[it.id] = {
        ...it,
        place: Number(d.place ?? 1),
        cost: counts(d.cost),
        worksIn: d.works_in as BuildingType,
        scores: d.scores as BuildingType,
      };
      break;
    case 'goal':
      facts.goals[it.id] = { ...it, needs: both(d.needs), reward: both(d.reward) };
      break;
    case 'contract':
      facts.contracts[it.id] = {
        ...it,
        upgrade: (d.building as BuildingType | undefined) ?? null,
        size: Number(d.min_complex ?? 0),
        needs: counts(d.needs),
        op: Number(d.op ?? 0),
        penalty: Number(d.penalty ?? 0),
      };
      break;
    case 'turn_space':
      facts.spaces[Number(d.number)] = {
        ...it,
        number: Number(d.number),
        side: d.side as Side,
        effect: effectOf(d.effect),
        cost: { ...counts(record(d.effect).cost), ...counts(d.cost) },
      };
  }
}

export function noFacts(): Facts {
  return {
    all: {},
    byId: {},
    lab: [],
    execs: [],
    blueprints: {},
    scientists: {},
    contracts: {},
    goals: {},
    spaces: {},
    printed: { quarters: [], progress: [], hangar: 0, ship: [], grid: {}, rewards: {} },
  };
}

export function readFacts(kinds: ComponentKind[]): Facts {
  const facts = noFacts();
  const names = new Map(kinds.flatMap((kind) => kind.items.map((item) => [item.id, both(item.name, item.id)])));
  for (const kind of kinds)
    for (const item of kind.items) {
      const it = depicted(named(kind.id, item), names);
      facts.all[`${kind.id}:${item.id}`] = it;
      facts.byId[item.id] ??= it;
      read(facts, it);
    }
  return facts;
}

export const { loadFacts, rememberFacts } = factsSource('on_mars', readFacts);
