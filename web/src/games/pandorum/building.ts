/** Ways to build: which cards make which legal action, and what a set of cards would bring. */
import type { GameEvent } from '../../lib/types';
import type { Facts } from './facts';
import type { Action, BestBuild, Figure, Pay, Site, Size } from './types';

export interface Way {
  action: Action;
  kind: Size;
  figure: Figure;
  cards: string[];
  /** Terrablock: the card whose condition does not count. */
  freed: string | null;
  /** Terrablock used for both cards, paid twice. */
  twice: boolean;
}

const EFFECTS: Record<string, Figure> = { manipulate: 'module', scoop: 'base' };

export function wayOf(action: Action): Way | null {
  const verb = String(action[0]);
  const rest = action.slice(1).filter((x): x is string => typeof x === 'string');
  if (verb === 'terraform') {
    const cards = rest.filter((x) => x !== 'one' && x !== 'both');
    const figure = cards.length > 1 ? 'base' : 'module';
    return { action, kind: 'effect', figure, cards, freed: cards[0] ?? null, twice: action[3] === 'both' };
  }
  const figure = verb === 'build' ? (rest.length > 1 ? 'base' : 'module') : EFFECTS[verb];
  if (!figure) return null;
  return { action, kind: verb === 'build' ? figure : 'effect', figure, cards: rest, freed: null, twice: false };
}

export function waysOf(actions: readonly Action[]): Way[] {
  return actions.flatMap((action) => wayOf(action) ?? []);
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((x) => b.includes(x));
}

/** Ways to build with exactly these cards: without the nose first, and of the nose the cheapest. */
export function waysWith(ways: readonly Way[], cards: readonly string[]): Way[] {
  const cost = (way: Way): number => (way.kind === 'effect' ? (way.twice ? 2 : 1) : 0);
  return ways.filter((way) => same(way.cards, cards)).sort((a, b) => cost(a) - cost(b));
}

/** Some legal set holds all of these. */
export function goTogether(ways: readonly Way[], cards: readonly string[]): boolean {
  return ways.some((way) => cards.every((card) => way.cards.includes(card)));
}

/** A click on a card: out if it was in; else in, letting go of the oldest as long as they do not go together. */
export function toggled(ways: readonly Way[], picked: readonly string[], card: string): string[] {
  if (picked.includes(card)) return picked.filter((c) => c !== card);
  let kept = [...picked];
  while (kept.length > 0 && !goTogether(ways, [...kept, card])) kept = kept.slice(1);
  return goTogether(ways, [...kept, card]) ? [...kept, card] : [...picked];
}

export const SIZES: readonly Size[] = ['module', 'base', 'effect'];

/** What is shown first of a hex: the richer of module and base, with the fewer cards if they are equal. */
export function usual(site: Site, wanted: Size | null): Size | null {
  if (wanted && site.best[wanted]) return wanted;
  const { module, base, effect } = site.best;
  if (module && base) return base.total > module.total ? 'base' : 'module';
  if (module || base) return module ? 'module' : 'base';
  return effect ? 'effect' : null;
}

/** The richest build of one or two cards, for the badge on the hex; with the nose only if nothing else is possible. */
export function badgeTotal(site: Site): number | null {
  const size = usual(site, null);
  return size ? (site.best[size]?.total ?? null) : null;
}

/** What a construction brings, source by source. */
export interface Gains {
  by: { card: string; amount: number; pays: Pay[]; again: boolean }[];
  events: { event: string; amount: number }[];
  income: number;
  total: number;
  /** Some of it is what the cards bring alone at their best, not the engine's word on this set. */
  guessed: boolean;
}

export function gainsOfBest(best: BestBuild): Gains {
  return { by: best.by, events: best.events, income: best.income, total: best.total, guessed: false };
}

function sumUp(by: Gains['by'], events: Gains['events'], guessed: boolean): Gains {
  const income = by.reduce((sum, x) => sum + x.amount, 0);
  return { by, events, income, total: income + events.reduce((sum, x) => sum + x.amount, 0), guessed };
}

/** Before the engine has spoken: each card alone, a block the better of its two uses. */
export function guess(facts: Facts, site: Site, cards: readonly string[]): Gains {
  const by: Gains['by'] = [];
  for (const card of cards) {
    const lone = site.cards[card];
    const fact = facts.cards[card];
    if (fact?.income.kind !== 'block') {
      by.push({ card, amount: lone?.amount ?? 0, pays: lone?.pays ?? [], again: false });
      continue;
    }
    const others = cards.filter((c) => facts.cards[c]?.type === fact.income.repeats);
    const repeated = others.map((c) => site.cards[c]).sort((a, b) => (b?.amount ?? 0) - (a?.amount ?? 0))[0];
    if (repeated && repeated.amount > fact.income.fixed)
      by.push({ card, amount: repeated.amount, pays: repeated.pays, again: true });
    else by.push({ card, amount: fact.income.fixed, pays: [], again: false });
  }
  return sumUp(by, [], true);
}

function paysOf(event: GameEvent): Pay[] {
  return Array.isArray(event.pays) ? (event.pays as unknown as Pay[]) : [];
}

/** From the engine's preview of a build; what it leaves open (a direction, a block) is guessed. */
export function gainsOfEvents(facts: Facts, site: Site, cards: readonly string[], told: readonly GameEvent[]): Gains {
  const by: Gains['by'] = [];
  const events: Gains['events'] = [];
  /** A repeat is told by the card repeated; here it stands with the block that repeats it. */
  const blockFor = (card: string): string =>
    cards.find((c) => facts.cards[c]?.income.repeats === facts.cards[card]?.type && !by.some((x) => x.card === c)) ??
    card;
  for (const event of told) {
    const amount = Number(event.amount ?? 0);
    const again = event.again === true;
    const paid = String(event.card);
    if (event.e === 'income') by.push({ card: again ? blockFor(paid) : paid, amount, pays: paysOf(event), again });
    if (event.e === 'taken') {
      const line = by.find((x) => !again && x.card === paid);
      if (line) line.amount += amount;
      else by.push({ card: again ? blockFor(paid) : paid, amount, pays: [], again });
    }
    if (event.e === 'event_paid' && event.why === 'build') events.push({ event: String(event.event), amount });
  }
  const said = new Set(by.map((x) => x.card));
  const open = guess(facts, site, cards).by.filter((x) => !said.has(x.card));
  return sumUp([...by, ...open], events, open.length > 0);
}
