/** Rules by id: fetched once per game, shown in a dialog wherever a "?" or a rule id is pressed. */
import { api } from '../net/api';
import type { ComponentKind, RuleSection, RuleText } from '../lib/types';

const sections = new Map<string, Promise<RuleSection[]>>();
const components = new Map<string, Promise<ComponentKind[]>>();

function once<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  let known = cache.get(key);
  if (!known) {
    known = load();
    known.catch(() => cache.delete(key));
    cache.set(key, known);
  }
  return known;
}

export function rulesOf(game: string): Promise<RuleSection[]> {
  return once(sections, game, async () => (await api.rules(game)).sections);
}

/** `here`: for a table of this device, which waits for no net. */
export function componentsOf(game: string, here = false): Promise<ComponentKind[]> {
  return once(components, game, async () => (await api.components(game, here)).kinds);
}

export interface FoundRule {
  section: RuleSection;
  rule: RuleText | null;
  /** The rule's own points: R5-9.4 has R5-9.4.1. */
  more: RuleText[];
}

export function findRule(all: RuleSection[], id: string): FoundRule | null {
  for (const section of all) {
    if (section.id === id) return { section, rule: null, more: section.rules };
    const rule = section.rules.find((r) => r.id === id);
    if (rule) return { section, rule, more: section.rules.filter((r) => r.id.startsWith(`${id}.`)) };
  }
  return null;
}

/** The rule that is shown over the page, and the game whose rules it is one of. */
class RuleBook {
  shown = $state.raw<{ id: string; game: string } | null>(null);
  open(id: string, game: string | null): void {
    this.shown = game === null ? null : { id, game };
  }
  close(): void {
    this.shown = null;
  }
}

export const ruleBook = new RuleBook();
