/** Names of hexes, stops and costs in the person's language, for those who hear the board and for captions. */
import type { Choice } from './choice.svelte';
import { cardName, eventName, nameOf, seatName, type BoardPD } from './context';
import { eventEmblem, figureIcon, partIcon, typeIcon, typeInk } from './emblems';
import { fieldWords, hexName, type Naming } from './field';
import type { HexMap } from './hexes';
import type { Hex, Size } from './types';
import type { SiteView, View } from './wire';
import { listed } from './words';

function kindName(board: BoardPD, kind: string): string {
  return nameOf(board, board.facts.all[`hex_kind:${kind}`], board.b(`kind-of-${kind}`));
}

/** How the field names its places, in the language of the table. */
export function namingOf(board: BoardPD, view: View): Naming {
  return { words: fieldWords(board.lang), field: view.field, me: board.me, nameOf: (seat) => seatName(board, seat) };
}

/** "Crater, by the crack": the head of the preview. */
export function siteWords(board: BoardPD, view: View, map: HexMap, hex: Hex): string {
  const at = map.get(hex);
  const kind = kindName(board, at?.kind ?? 'wasteland');
  if (at?.object) {
    const figure = board.b(`figure-${at.object.figure}`);
    return at.object.seat === board.me
      ? board.b('site-own', { figure })
      : board.b('site-of', { figure, name: seatName(board, at.object.seat) });
  }
  if (view.field.crack?.hexes.includes(hex)) return board.b('site-crack', { kind });
  return kind;
}

/** "Crater 1, 1, 2 steps south-east; base, income 10" */
export function stopWords(board: BoardPD, choice: Choice, hex: Hex, site: SiteView | null, jump: boolean): string {
  const name = hexName(namingOf(board, choice.view), hex, choice.seat?.harvester, jump);
  return `${name}; ${site ? stopOutcome(board, choice, site) : board.b('outcome-stop')}`;
}

function stopOutcome(board: BoardPD, choice: Choice, site: SiteView): string {
  if (site.stop === 'build') {
    const sizes = (['module', 'base', 'effect'] as const).flatMap((size) => {
      const best = site.best[size];
      return best ? [board.b('outcome-build', { what: sizeName(board, choice, size), n: best.total + site.crosses })] : [];
    }); // prettier-ignore
    return sizes.join(', ');
  }
  if (site.toll > 0)
    return board.b('outcome-toll', { n: site.toll, name: site.owner === null ? '' : seatName(board, site.owner) });
  return board.b(site.stop === 'pad' ? 'outcome-pad' : 'outcome-own');
}

export function sizeName(board: BoardPD, choice: Choice, size: Size): string {
  if (size !== 'effect') return board.b(`figure-${size}`);
  return nameOf(board, board.facts.parts[choice.seat?.nose.part ?? ''], board.b('nose-effect'));
}

export function sizeIcon(choice: Choice, size: Size): string {
  return size === 'effect' ? partIcon(choice.seat?.nose.part ?? '') : figureIcon(size);
}

/** Why a card cannot be built there; null if it can. */
export function whyNot(board: BoardPD, site: SiteView, card: string): string | null {
  const why = site.unfit[card];
  if (!why) return null;
  if (why === 'no_volcano_near') return board.b('only-by-volcano');
  const kinds = board.facts.cards[card]?.terrains.map((t) => board.b(`on-${t}`)) ?? [];
  return board.b('only-on', { kinds: listed(board.lang, kinds) });
}

export interface SourceLine {
  key: string;
  icon: string;
  colour: string;
  text: string;
  amount: number;
}

/** Everything the hex and the shown cards would bring or cost, one line each. */
export function sourceLines(board: BoardPD, choice: Choice): SourceLine[] {
  const { site, gains } = choice;
  if (!site) return [];
  const lines: SourceLine[] = [];
  if (choice.crosses > 0)
    lines.push({
      key: 'city',
      icon: 'pd-dead-city',
      colour: 'var(--info)',
      text: board.b('source-city'),
      amount: choice.crosses,
    });
  if (site.toll > 0 && site.owner !== null)
    lines.push({
      key: 'toll',
      icon: 'pd-toll',
      colour: 'var(--bad)',
      text: board.b('source-toll', { name: seatName(board, site.owner) }),
      amount: -site.toll,
    });
  if (choice.lifted > 0)
    lines.push({
      key: 'training',
      icon: 'pd-ev-training',
      colour: 'var(--accent-pd)',
      text: eventName(board, 'training'),
      amount: choice.lifted,
    });
  gains?.by.forEach((line, i) => {
    const type = board.facts.cards[line.card]?.type ?? 'blocks';
    const name = cardName(board, line.card);
    lines.push({
      key: `card-${i}`,
      icon: typeIcon(type),
      colour: typeInk(type),
      text: line.again ? board.b('source-again', { card: name }) : name,
      amount: line.amount,
    });
  });
  for (const { event, amount } of gains?.events ?? [])
    lines.push({
      key: `event-${event}`,
      icon: eventEmblem(event),
      colour: 'var(--pd-ember)',
      text: eventName(board, event),
      amount,
    });
  return lines;
}

/** What it comes to: cards, events, flight and toll. */
export function sumOf(choice: Choice): number {
  const { site, gains } = choice;
  if (!site) return 0;
  return (gains?.total ?? 0) + choice.crosses - site.toll + choice.lifted;
}

/** Quids that would leave the events in play, by event. */
export function leaving(choice: Choice): Record<string, number> {
  const out: Record<string, number> = {};
  const add = (event: string, amount: number): void => {
    if (amount > 0) out[event] = (out[event] ?? 0) + amount;
  };
  if (choice.kind === 'stop') add('dead_city', choice.crosses);
  if (choice.kind === 'training') add('training', choice.lifted);
  for (const { event, amount } of choice.gains?.events ?? []) add(event, amount);
  // A card under the pointer that would be paid.
  const paid = choice.weighed && choice.actionOf(choice.weighed);
  if (paid?.[0] === 'pay') for (const { event, amount } of choice.guide.rewards?.[paid[1]] ?? []) add(event, amount);
  return out;
}
