/** Component facts as the server gives them (`GET /api/games/planet_5r/components`): the board copies none by hand. */
import type { Both, Component, ComponentKind, Json } from '../../lib/types';
import type { ActionId, Crystal, ImprovementKind } from './wire';
import { factsSource } from '../../table/facts';

export interface SideFacts {
  action: ActionId;
  kind: ImprovementKind | null;
  of: ActionId | null;
  crystal: Crystal;
}

export interface CardFacts {
  id: string;
  name: Both;
  text: Both;
  left: SideFacts;
  right: SideFacts;
  centre: Crystal | null;
  settlement: boolean;
  source: string;
  why: Both | null;
}

export interface NamedFacts {
  id: string;
  name: Both;
  text: Both;
  source: string;
  why: Both | null;
}

export interface Facts {
  cards: Record<string, CardFacts>;
  actions: Record<string, NamedFacts>;
  /** Everything else that has a name: crystals, tokens, dice, improvement kinds. */
  other: Record<string, NamedFacts>;
}

function both(value: unknown, fallback = ''): Both {
  if (typeof value === 'string') return { en: value, ru: value };
  const v = (value ?? {}) as Partial<Both>;
  return { en: v.en ?? fallback, ru: v.ru ?? v.en ?? fallback };
}

function record(value: Json | undefined): Record<string, Json> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function text(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== 'none' ? value : null;
}

function side(value: Json | undefined): SideFacts {
  const v = record(value);
  return {
    action: (text(v.action) ?? 'expand') as ActionId,
    kind: text(v.kind) as ImprovementKind | null,
    of: text(v.of) as ActionId | null,
    crystal: (text(v.crystal) ?? 'blue') as Crystal,
  };
}

function named(item: Component): NamedFacts {
  return {
    id: item.id,
    name: both(item.name, item.id),
    text: both(item.text),
    source: item.source ?? 'rulebook',
    why: item.why ? both(item.why) : null,
  };
}

export function readFacts(kinds: ComponentKind[]): Facts {
  const facts: Facts = { cards: {}, actions: {}, other: {} };
  for (const kind of kinds) {
    for (const item of kind.items) {
      const data = item.data ?? {};
      if (item.id.startsWith('tech_') || item.id.startsWith('settlement_')) {
        facts.cards[item.id] = {
          ...named(item),
          left: side(data.left),
          right: side(data.right),
          centre: text(data.centre) as Crystal | null,
          settlement: item.id.startsWith('settlement_'),
        };
      } else if (kind.id.startsWith('action')) {
        facts.actions[item.id] = named(item);
      } else {
        facts.other[item.id] = named(item);
      }
    }
  }
  return facts;
}

export const { loadFacts, rememberFacts } = factsSource('planet_5r', readFacts);
