/** Ways to build: which cards make which legal action, and what a set of cards would bring. */
import type { Action, BestBuildView, FigureName, GameEvent, PayingView, SiteView } from './wire';
import type { Facts } from './facts';
import type { Size } from './types';

export interface Way {
  action: Action;
  kind: Size;
  figure: FigureName;
  cards: string[];
  /** Terrablock: the card whose condition does not count. */
  freed: string | null;
  /** Terrablock used for both cards, paid twice. */
  twice: boolean;
}

/** What a construction is made of; null: the action is none. */
export function wayOf(action: Action): Way | null {
  switch (action[0]) {
    case 'build': {
      const figure = action[2] === null ? 'module' : 'base';
      return { action, kind: figure, figure, cards: held(action[1], action[2]), freed: null, twice: false };
    }
    case 'manipulate':
      return { action, kind: 'effect', figure: 'module', cards: held(action[1], action[2]), freed: null, twice: false };
    case 'scoop':
      return { action, kind: 'effect', figure: 'base', cards: action.slice(1), freed: null, twice: false };
    case 'terraform': {
      const [, freed, second, count] = action;
      const figure = second === null ? 'module' : 'base';
      return { action, kind: 'effect', figure, cards: held(freed, second), freed, twice: count === 'both' };
    }
    default:
      return null;
  }
}

function held(first: string, second: string | null): string[] {
  return second === null ? [first] : [first, second];
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
export function usual(site: SiteView, wanted: Size | null): Size | null {
  if (wanted && site.best[wanted]) return wanted;
  const { module, base, effect } = site.best;
  if (module && base) return base.total > module.total ? 'base' : 'module';
  if (module || base) return module ? 'module' : 'base';
  return effect ? 'effect' : null;
}

/** The richest build of one or two cards, for the badge on the hex; with the nose only if nothing else is possible. */
export function badgeTotal(site: SiteView): number | null {
  const size = usual(site, null);
  return size ? (site.best[size]?.total ?? null) : null;
}

/** What a construction brings, source by source. */
export interface Gains {
  by: { card: string; amount: number; pays: PayingView[]; again: boolean }[];
  events: { event: string; amount: number }[];
  income: number;
  total: number;
  /** Some of it is what the cards bring alone at their best, not the engine's word on this set. */
  guessed: boolean;
}

export function gainsOfBest(best: BestBuildView): Gains {
  return { by: best.by, events: best.events, income: best.income, total: best.total, guessed: false };
}

function sumUp(by: Gains['by'], events: Gains['events'], guessed: boolean): Gains {
  const income = by.reduce((sum, x) => sum + x.amount, 0);
  return { by, events, income, total: income + events.reduce((sum, x) => sum + x.amount, 0), guessed };
}

/** Before the engine has spoken: each card alone, a block the better of its two uses. */
export function guess(facts: Facts, site: SiteView, cards: readonly string[]): Gains {
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

/** From the engine's preview of a build; what it leaves open (a direction, a block) is guessed. */
export function gainsOfEvents(
  facts: Facts,
  site: SiteView,
  cards: readonly string[],
  told: readonly GameEvent[],
): Gains {
  const by: Gains['by'] = [];
  const events: Gains['events'] = [];
  /** A repeat is told by the card repeated; here it stands with the block that repeats it. */
  const blockFor = (card: string): string =>
    cards.find((c) => facts.cards[c]?.income.repeats === facts.cards[card]?.type && !by.some((x) => x.card === c)) ??
    card;
  for (const event of told) {
    if (event.e === 'income') {
      const { card, amount, pays, again } = event;
      by.push({ card: again ? blockFor(card) : card, amount, pays, again });
    }
    if (event.e === 'taken') {
      const { card: paid, amount, again } = event;
      const line = by.find((x) => !again && x.card === paid);
      if (line) line.amount += amount;
      else by.push({ card: again ? blockFor(paid) : paid, amount, pays: [], again });
    }
    if (event.e === 'event_paid' && event.why === 'build') events.push({ event: event.event, amount: event.amount });
  }
  const said = new Set(by.map((x) => x.card));
  const open = guess(facts, site, cards).by.filter((x) => !said.has(x.card));
  return sumUp([...by, ...open], events, open.length > 0);
}
