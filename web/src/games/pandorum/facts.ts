/** Component facts as the server gives them (`GET /api/games/pandorum/components`): the board copies none by hand. */
import type { Both, Component, ComponentKind, Json } from '../../lib/types';
import { TERRAINS, type Terrain } from './types';
import type { CardType, HexKind } from './wire';
import { factsSource } from '../../table/facts';

export interface Named {
  id: string;
  kind: string;
  name: Both;
  text: Both;
  source: string;
  why: Both | null;
}

export type IncomeKind =
  | 'adjacent_hexes'
  | 'objects'
  | 'line_objects'
  | 'volcano_cluster_objects'
  | 'line_volcanoes'
  | 'take_from_owners'
  | 'block';

export interface IncomeFacts {
  kind: IncomeKind;
  /** adjacent_hexes: which; else null. */
  hex: HexKind | null;
  owner: 'own' | 'any' | null;
  where: string | null;
  terrain: Terrain | null;
  /** Per module and base; for hexes and volcanoes both hold the value. */
  module: number;
  base: number;
  /** block: quids of the first use, type of the card it repeats. */
  fixed: number;
  repeats: CardType | null;
}

export interface CardFacts extends Named {
  type: CardType;
  copies: number;
  terrains: Terrain[];
  byVolcano: boolean;
  income: IncomeFacts;
  /** Fields the rulebook states. */
  certain: string[];
  /** Place in the catalogue. */
  order: number;
}

export interface PartFacts extends Named {
  place: 'nose' | 'main';
}

export interface EventFacts extends Named {
  /** null: the winning bid. */
  quids: number | null;
}

export interface SectionFacts extends Named {
  sides: Record<string, { center: HexKind; petals: HexKind[] }>;
}

export interface Facts {
  cards: Record<string, CardFacts>;
  parts: Record<string, PartFacts>;
  events: Record<string, EventFacts>;
  sections: Record<string, SectionFacts>;
  /** Anything with a name, by "kind:id": the dead city is an event and a kind of hex. */
  all: Record<string, Named>;
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

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function named(kind: string, item: Component): Named {
  return {
    id: item.id,
    kind,
    name: both(item.name, item.id),
    text: both(item.text),
    source: item.source ?? 'rulebook',
    why: item.why ? both(item.why) : null,
  };
}

function income(value: Json | undefined): IncomeFacts {
  const d = record(value);
  const each = typeof d.each === 'number' ? { module: d.each, base: d.each } : record(d.each);
  return {
    kind: d.kind as IncomeKind,
    hex: (d.hex as HexKind | undefined) ?? null,
    owner: (d.owner as 'own' | 'any' | undefined) ?? null,
    where: (d.where as string | undefined) ?? null,
    terrain: (d.terrain as Terrain | undefined) ?? null,
    module: Number(each.module ?? 0),
    base: Number(each.base ?? 0),
    fixed: Number(d.fixed ?? 0),
    repeats: (d.or_repeat_type as CardType | undefined) ?? null,
  };
}

function card(item: Component, order: number): CardFacts {
  const d = item.data;
  const build = record(d.build);
  return {
    ...named('card', item),
    type: d.type as CardType,
    copies: Number(d.copies ?? 0),
    terrains: TERRAINS.filter((t) => list(build.terrain).includes(t)),
    byVolcano: build.adjacent_to === 'volcano',
    income: income(d.income),
    certain: list(d.certain).map(String),
    order,
  };
}

function section(item: Component): SectionFacts {
  const sides: SectionFacts['sides'] = {};
  for (const [side, value] of Object.entries(record(item.data.sides))) {
    const d = record(value);
    sides[side] = { center: d.center as HexKind, petals: list(d.petals) as HexKind[] };
  }
  return { ...named('section', item), sides };
}

export function readFacts(kinds: ComponentKind[]): Facts {
  const facts: Facts = { cards: {}, parts: {}, events: {}, sections: {}, all: {} };
  for (const kind of kinds)
    kind.items.forEach((found, i) => {
      const item = { ...found, data: found.data ?? {} };
      facts.all[`${kind.id}:${item.id}`] = named(kind.id, item);
      if (kind.id === 'card') facts.cards[item.id] = card(item, i);
      if (kind.id === 'nose_part') facts.parts[item.id] = { ...named(kind.id, item), place: 'nose' };
      if (kind.id === 'main_part') facts.parts[item.id] = { ...named(kind.id, item), place: 'main' };
      if (kind.id === 'section') facts.sections[item.id] = section(item);
      if (kind.id === 'event')
        facts.events[item.id] = {
          ...named(kind.id, item),
          quids: typeof item.data.quids === 'number' && item.data.quids >= 0 ? item.data.quids : null,
        };
    });
  return facts;
}

/** Cards in the order of the catalogue, equal ones together. */
export function stacked(facts: Facts, cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ card: id, count }))
    .sort((a, b) => (facts.cards[a.card]?.order ?? 0) - (facts.cards[b.card]?.order ?? 0));
}

export const { loadFacts, rememberFacts } = factsSource('pandorum', readFacts);
