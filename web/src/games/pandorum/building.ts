/** Ways to build: which cards make which legal action, and what the engine says a set of cards would bring. */
import type { Action, BestBuildView, BuildGuide, Decision, Guide, SiteView } from './wire';
import type { Size } from './types';

/** A legal construction and what it brings at its best. */
export interface Way extends BuildGuide {
  action: Action;
  kind: Size;
}

export function waysOf(decision: Decision | null): Way[] {
  if (decision?.kind !== 'build') return [];
  const { actions, guide } = decision;
  return (guide?.builds ?? []).map((build, i) => ({
    ...build,
    action: actions[i]!,
    kind: build.nose > 0 ? 'effect' : build.figure,
  }));
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((x) => b.includes(x));
}

/** Ways to build with exactly these cards: without the nose first, and of the nose the cheapest. */
export function waysWith(ways: readonly Way[], cards: readonly string[]): Way[] {
  return ways.filter((way) => same(way.cards, cards)).sort((a, b) => a.nose - b.nose);
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
export type Gains = Pick<BestBuildView, 'by' | 'events' | 'total'>;

/** `lone`: what each card of the hand is paid for. */
export function gainsOf(way: Way, lone: Guide['lone'] = {}): Gains {
  const by = way.by.map(({ card, amount, repeats }) => ({
    card,
    amount,
    pays: lone[repeats ?? card]?.pays ?? [],
    again: repeats !== null,
  }));
  return { by, events: way.events, total: way.total };
}
