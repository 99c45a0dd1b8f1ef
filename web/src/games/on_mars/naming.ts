/** Names of things in the person's language, for captions and for those who hear the board. */
import { nameOf, partyName, whoName, type BoardOM } from './context';
import type { Choice } from './choice.svelte';
import { isRed, type Party } from './types';
import type { Action, ActionName, PartyView, View } from './wire';
import { hasWords, listed } from './words';

/** "Construct a Building: 1 colonist and 1 crystal or colonist; on it: Vera" */
export function actionWords(board: BoardOM, view: View, action: ActionName): string {
  const parts = [nameOf(board, action)];
  const cost = view.costs?.[action];
  const there = isRed(action) ? view.slots[action] : null;
  if (cost && !cost.legal && cost.why) parts.push(whyWords(board, view, cost.why));
  if (there) {
    parts.push(board.b('act-price', { n: cost?.payments ?? 0 }));
    if (there.length > 0)
      parts.push(
        board.b('act-there', {
          names: listed(
            board.lang,
            there.map((p) => partyName(board, p)),
          ),
        }),
      );
    if (cost?.clears.length) parts.push(board.b('clears', { n: cost.clears.length }));
  } else parts.push(board.b('free'));
  return parts.join('; ');
}

/** Points gathered so far; once the game is over those that it ended with. */
export function pointsOf(view: Pick<View, 'over'>, party: Pick<PartyView, 'op' | 'score'>): number {
  return view.over ? party.score.total : party.op;
}

/** "2 crystals", "1 colonist" */
export function amountWords(board: BoardOM, item: string, amount: number): string {
  return board.b(`amount-${item}`, { amount });
}

/** "4 crystals and 1 water" */
export function amountsWords(board: BoardOM, amounts: Partial<Record<string, number>>): string {
  return listed(
    board.lang,
    Object.entries(amounts).map(([item, n]) => amountWords(board, item, n ?? 0)),
  );
}

/** A price as it is drawn, each thing as often as it is paid, in words. */
export function priceWords(board: BoardOM, items: readonly string[]): string {
  const counted: Record<string, number> = {};
  // A colonist is a colonist, wherever the price sends it.
  for (const item of items.map((one) => (one.startsWith('colonist') ? 'colonist' : one)))
    counted[item] = (counted[item] ?? 0) + 1;
  return amountsWords(board, counted);
}

/** Why an action is locked, short; a reason without words of ours is told as the refusal would be. */
export function whyWords(board: BoardOM, view: View, why: string): string {
  return board.b(hasWords(board.lang, `why-${why}`) ? `why-${why}` : `refusal-${why}`, { n: view.level });
}

/** Nothing before the shuttle has its side. */
export function shuttleWords(board: BoardOM, view: View): string {
  if (!view.shuttle) return '';
  const { side, space, lands } = view.shuttle;
  return board.b('shuttle-line', {
    side: board.b(`at-${side}`),
    space,
    flies: view.shuttle.flies_in,
    to: board.b(`to-${lands.side}`),
    land: lands.space,
  });
}

export function pileWords(board: BoardOM, name: string, left: number, arrows: number): string {
  return board.b('pile-line', { name, left, arrows });
}

/** The done step of a crumb: what was chosen. */
export function crumbWords(board: BoardOM, kind: string, action: Action): string {
  const [verb, one = '', two = ''] = action.map((part) => `${part ?? ''}`);
  switch (verb) {
    case 'act':
      return board.b(`short-${one}`);
    case 'exec':
    case 'use':
      return board.b('crumb-exec', { name: nameOf(board, one) });
    case 'blueprint':
    case 'benefit':
    case 'type':
    case 'contract':
      return nameOf(board, one);
    case 'upgrade':
      return nameOf(board, one);
    case 'learn':
    case 'develop':
    case 'ship':
    case 'site':
    case 'bot':
    case 'rover':
    case 'add':
    case 'use_tech':
    case 'take_card':
    case 'take':
    case 'put':
    case 'goal':
    case 'pawn':
    case 'deliver':
    case 'done':
      return board.b(`crumb-${verb}`, { kind });
    case 'bot_past':
    case 'rover_past':
      return board.b(`crumb-${verb === 'bot_past' ? 'bot' : 'rover'}`, { kind });
    case 'travel':
    case 'stay':
      return board.b(`answer-travel-${verb}`);
    case 'supply':
    case 'gain':
    case 'pay':
      return board.b(`item-${one}`);
    case 'space':
      return board.b('crumb-space', { n: one });
    case 'hex':
      return board.b('crumb-site', { kind });
    case 'explore':
      return board.b('crumb-explore', { n: two });
    default:
      return board.b('crumb-done', { kind });
  }
}

export function crumbIcon(kind: string, [verb]: Action): string {
  const known: Partial<Record<Action[0], string>> = {
    bot: 'om-bot',
    rover: 'om-rover',
    bot_past: 'om-bot',
    rover_past: 'om-rover',
    add: 'om-crystal',
    site: 'om-zone',
    hex: 'om-zone',
    develop: 'om-tech',
    learn: 'om-tech',
    blueprint: 'om-a-blueprint',
    benefit: 'om-lss',
    deliver: 'om-contract',
    goal: 'om-goal',
    pawn: 'om-goal',
    ship: 'om-ship',
    upgrade: 'om-advanced',
    use_tech: 'om-tech',
    supply: 'om-a-resupply',
  };
  return known[verb] ?? stepIcon(kind);
}

export function stepIcon(kind: string): string {
  const known: Record<string, string> = {
    turn: 'om-exec',
    type: 'om-a-construct',
    site: 'om-zone',
    lss: 'om-lss',
    move: 'om-a-control',
    upgrade: 'om-a-upgrade',
    develop: 'om-tech',
    learn: 'om-a-learn',
    settle: 'om-tech',
    blueprint: 'om-a-blueprint',
    resupply: 'om-a-resupply',
    welcome: 'om-a-welcome',
    hire: 'om-a-hire',
    refill: 'om-contract',
    retrieve: 'om-retrieve',
    travel: 'om-shuttle',
    arrive: 'om-marker',
    explore: 'om-discovery',
    tile: 'om-discovery',
    radar: 'om-discovery',
    displace: 'om-bot',
    bot_place: 'om-bot',
    produce_more: 'om-produce',
    gain_more: 'om-storage',
    convert: 'om-swap',
  };
  return known[kind] ?? 'om-goal';
}

/** Whose tile a use of technology means, with its level. */
export function techUse(
  board: BoardOM,
  view: View,
  choice: Choice,
  party: Party,
): { name: string; tech: string; level: number } {
  const tech = choice.kind === 'upgrade' ? 'tech_upgrade' : choice.kind === 'welcome' ? 'tech_ship' : 'tech_rover';
  const lab = view.parties[party]?.lab ?? {};
  const space = Object.keys(lab).find((s) => lab[s] === tech);
  const level = board.facts.lab.find((l) => l.id === space)?.level ?? 0;
  return { name: whoName(board, party), tech, level };
}
