/** What the bar of the shell says and offers while I am asked: sentence, hint, and the one button that goes on. */
import { ofKind } from '../../lib/wire';
import type { Fields, Json } from '../../lib/types';
import type { Primary } from '../../lib/table';
import type { Saying } from '../../table/surface.svelte';
import type { Choice } from './choice.svelte';
import { nameOf, partyName, type BoardOM } from './context';
import { labelOf } from './map/geometry';
import { roverAt } from './map/moving';
import { amountsWords } from './naming';
import { offerOf } from './offers';
import { isFree } from './targets';
import { current } from './trail';
import { hasWords } from './words';

/** `touch`: there is no hover, so what was tapped is confirmed with the big button. */
export function saying(board: BoardOM, choice: Choice, touch: boolean): Saying {
  if (!choice.decision)
    return { prompt: null, hint: null, primary: touch && choice.underWay ? resting(board, choice) : null };
  return { prompt: promptOf(board, choice), hint: hintOf(board, choice), primary: primaryOf(board, choice, touch) };
}

/** Words that the sentence of a question is filled with. */
function params(board: BoardOM, choice: Choice): Record<string, string | number> {
  const p: Fields = choice.params;
  const n = (value: Json | undefined, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
  const found: Record<string, string | number> = {
    left: n(p.left),
    boost: n(p.left, 1) <= 0 ? 'yes' : 'no',
  };
  if (typeof p.building === 'string') found.building = nameOf(board, p.building);
  if (typeof p.tile === 'string') found.tile = nameOf(board, p.tile);
  if (typeof p.tech === 'string') found.tech = nameOf(board, p.tech);
  if (typeof p.item === 'string') found.item = board.b(`item-${p.item}`);
  if (typeof p.piece === 'string') found.piece = p.piece;
  if (typeof p.cards === 'string') found.cards = p.cards;
  if (typeof p.side === 'string') found.side = p.side;
  if (typeof p.place === 'number') found.place = p.place + 1;
  if (typeof p.amount === 'number') found.amount = p.amount;
  found.crowded = p.crowded === true ? 'yes' : 'no';
  found.main = p.main === true ? 'yes' : 'no';
  found.exec = p.exec === true ? 'yes' : 'no';
  found.rest = typeof p.rest === 'string' ? p.rest : 'none';
  found.fits = p.fits === true ? 'yes' : 'no';
  found.free = p.free === true ? 'yes' : 'no';
  found.bots = n(p.bots);
  found.rover = n(p.rover);
  found.tile_ready = choice.at('take') ? 'yes' : 'no';
  // Who has just acted: a technology of mine was used in that turn.
  if (choice.view.active !== null) found.user = partyName(board, choice.view.active);
  return found;
}

/** The question in our words; with a unit counted where there are several. */
function promptOf(board: BoardOM, choice: Choice): string | null {
  if (choice.pawnFirst) return board.b('ask-pawn');
  const key = `ask-${choice.kind}`;
  return hasWords(board.lang, key) ? board.b(key, params(board, choice)) : null;
}

/** Where to click. */
function hintOf(board: BoardOM, choice: Choice): string | null {
  const kind = choice.kind;
  if (!kind) return null;
  if (choice.pawnFirst) return board.b('hint-pawn');
  if (kind === 'develop' && choice.picked) return board.b('hint-develop-to');
  if (kind === 'learn' && choice.picked) return board.b('hint-learn-to');
  if (kind === 'move' && !choice.at('done') && ofKind(choice.decision, 'move')?.params.started)
    return board.b(ofKind(choice.decision, 'move')?.params.crowded ? 'hint-move-crowded' : 'hint-move-tile');
  const moved = kind === 'move' ? choice.map.selected : null;
  if (moved) return board.b('hint-move-to', { piece: moved.piece, hex: labelOf(moved.hex) });
  const lost = lostByEnding(board, choice);
  if (lost) return board.b('hint-turn-lost', { what: lost });
  if (ofKind(choice.decision, 'turn')?.params.main === false) {
    if (choice.keys.some((key) => /^(exec|card):/.test(key))) return board.b('hint-turn-end');
    return choice.keys.some((key) => key.startsWith('goal:')) ? board.b('hint-turn-goal') : null;
  }
  if (idle(choice)) return board.b('hint-first_b');
  if (kind === 'first_b') return null;
  if (kind === 'explore' && choice.mine && roverAt(choice.view, choice.mine.party) === null)
    return board.b('hint-explore-mine');
  const key = `hint-${kind}`;
  return hasWords(board.lang, key) ? board.b(key, params(board, choice)) : null;
}

/** What ending the turn now would lose, in words. */
function lostByEnding(board: BoardOM, choice: Choice): string | null {
  const lost = choice.kind === 'turn' ? choice.outcomeOf(['end'])?.lost : undefined;
  return lost ? amountsWords(board, lost) : null;
}

type Make = (label: string, icon: string, run: () => void, quiet?: boolean) => Primary;

/** Buttons of this question: while an answer of mine is under way none can be pressed, and each says why. */
function buttonsOf({ b }: BoardOM, choice: Choice): Make {
  const busy = choice.sending;
  return (label, icon, run, quiet = false) => ({
    label,
    icon,
    run,
    quiet,
    disabled: busy,
    ...(busy ? { why: b('why-under-way') } : {}),
  });
}

/** After a flight all who hold B cards are asked, fitting or not, so that the question tells others nothing (OM-18.3). */
function idle(choice: Choice): boolean {
  return ofKind(choice.decision, 'first_b')?.params.fits === false;
}

/** Nothing has been chosen for this question yet: to go on would be to go without. */
function untouched(choice: Choice): boolean {
  return !current(choice.trail).some((crumb) => crumb.kind === choice.kind);
}

/** Answers that give something up, whenever they are given. */
const DECLINES = new Set(['first_a', 'first_b', 'convert', 'accept']);

/** Answers that the big button gives, by kind of question. */
const ANSWERS: Record<string, { key: string; icon: string }> = {
  turn: { key: 'end', icon: 'i-check' },
  travel: { key: 'travel', icon: 'om-shuttle' },
  settle: { key: 'keep', icon: 'om-oxygen' },
  tile: { key: 'take', icon: 'om-discovery' },
  accept: { key: 'accept', icon: 'i-check' },
};

/** What the big button says of its answer: always the same one, with what it would cost. */
function wordsOf(board: BoardOM, choice: Choice, { key, icon }: { key: string; icon: string }): Words {
  const { b } = board;
  const ending = lostByEnding(board, choice);
  if (ending) return { label: b('answer-turn-end-lost', { what: ending }), icon: 'i-warning' };
  // There is no room for it: it is not kept but lost.
  if (key === 'keep' && choice.outcomeAt(key)?.lost?.oxygen)
    return { label: b('answer-settle-lost'), icon: 'i-warning' };
  if (ofKind(choice.decision, 'travel')?.params.free === false)
    return { label: b('answer-travel-ship'), icon: 'om-ship' };
  return { label: b(`answer-${choice.kind}-${key}`), icon };
}

interface Words {
  label: string;
  icon: string;
}

function primaryOf(board: BoardOM, choice: Choice, touch: boolean): Primary | null {
  const { b } = board;
  const button = buttonsOf(board, choice);
  const kind = choice.kind ?? '';
  const offer = touch || kind === 'learn' || kind === 'develop' ? offerOf(board, choice) : null;
  if (offer && (touch || choice.picked)) return button(offer.confirm, offer.icon, () => choice.confirm(offer.key));
  const hex = touch ? choice.map.callout : null;
  if (hex) {
    const pays = hex.pays ? ` ${hex.pays.text}` : '';
    return button(`${hex.confirm}${pays}`, hex.pays?.icon ?? 'i-check', () => choice.confirmHex());
  }
  const known = ANSWERS[kind];
  if (known && choice.actionOf(known.key)) {
    const { label, icon } = wordsOf(board, choice, known);
    return button(label, icon, () => choice.confirm(known.key));
  }
  if (choice.at('done')) {
    if (idle(choice)) return button(b('answer-first_b-none'), 'i-check', () => choice.press('done'));
    const own = `answer-${kind}-done`;
    const without = untouched(choice) || DECLINES.has(kind);
    const label = hasWords(board.lang, own) ? own : without ? 'answer-skip' : 'answer-done';
    return button(b(label), without ? 'i-skip' : 'i-check', () => choice.press('done'), without);
  }
  return touch ? resting(board, choice) : null;
}

/**
 * The button has its room before anything is chosen, and while an answer is under way: else all that can be chosen would
 * move away from under the finger.
 */
function resting(board: BoardOM, choice: Choice): Primary {
  const offers = choice.keys.filter((key) => !isFree(choice.kind, key)).map((key) => offerOf(board, choice, key));
  const label = offers.find((offer) => offer !== null)?.confirm ?? board.b('choose');
  const why = board.b(choice.sending || choice.underWay ? 'why-under-way' : 'why-choose');
  return { label, icon: 'i-check', run: () => undefined, disabled: true, why };
}
