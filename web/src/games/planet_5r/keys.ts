/** Playing with the keyboard: 1-5 for cards, arrows for bids and places, O and U for over and under, Enter, Escape. */
import type { Desk } from './desk';
import { ACTIONS } from './types';
import type { Lies, SideName } from './wire';

/** Keys of a Russian layout lie where O and U do. */
const LIES: Record<string, Lies> = { o: 'over', u: 'under', щ: 'over', г: 'under' };
const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What the board gives beside the desk; each answers whether it had something to do. */
export interface Surroundings {
  root: HTMLElement | undefined;
  escape(): boolean;
}

/** Handle a key; whatever was used does not reach the page. */
export function onKey(event: KeyboardEvent, desk: Desk, around: Surroundings): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest('dialog, [role="dialog"]:not(.detail), textarea, select, [contenteditable]')) return;
  if (target instanceof HTMLInputElement && target.type !== 'range') return;
  const used = event.key === 'Escape' ? around.escape() : act(event, target, desk, around.root);
  if (used) event.preventDefault();
}

function act(event: KeyboardEvent, target: Element | null, desk: Desk, root: HTMLElement | undefined): boolean {
  if (!desk.decision) return false;
  if (/^[1-5]$/.test(event.key)) return card(Number(event.key) - 1, desk, root);
  if (event.key === 'Enter') return enter(target, desk);
  const step = STEPS[event.key];
  if (step !== undefined) {
    const here = target === document.body || (root?.contains(target) ?? false);
    return here && !target?.closest('[role="radiogroup"]') && arrow(event.key, step, target, desk);
  }
  const lies = LIES[event.key.toLowerCase()];
  const { take } = desk.choice;
  if (!lies || !take) return false;
  const side: SideName = event.shiftKey || take[2] === null ? 'right' : 'left';
  desk.lay(side, lies);
  return true;
}

function card(n: number, desk: Desk, root: HTMLElement | undefined): boolean {
  if (desk.decision?.kind !== 'choose_card' && !desk.tentative) return false;
  const chosen = ACTIONS[n]!;
  const place = root?.querySelectorAll<HTMLElement>('.hand button.place')[n];
  const can = desk.playable.includes(chosen);
  if (can || !desk.raised) place?.focus(); // Enter still plays the raised card after a key that could not be used
  if (!can) {
    if (place) desk.illegalPlay(chosen, place);
  } else if (desk.raised !== chosen) desk.raise(chosen);
  return true;
}

/** Enter plays what is weighed, unless it rests on a control of its own; cards of the hand answer it themselves. */
function enter(target: Element | null, desk: Desk): boolean {
  const control = target?.closest('button, a, input, [role="radio"]');
  if (control && !(target instanceof HTMLInputElement) && !target?.closest('.slot, .hand .place')) return false;
  const onCard = target?.closest('.hand .place') != null;
  switch (desk.decision?.kind) {
    case 'choose_card':
      if (!desk.raised || onCard) return false;
      desk.play();
      return true;
    case 'bid':
      desk.bid();
      return true;
    case 'take_technology':
      if (!desk.choice.take) return false;
      desk.place();
      return true;
    case 'confirm':
      if (onCard) return false;
      desk.confirm();
      return true;
    default:
      return false;
  }
}

function arrow(key: string, step: 1 | -1, target: Element | null, desk: Desk): boolean {
  if (desk.decision?.kind === 'bid') {
    if (target instanceof HTMLInputElement) return false; // the slider moves by itself
    const { bids, choice } = desk;
    const by = key === 'ArrowRight' || key === 'ArrowUp' ? 1 : -1;
    choice.bid = Math.min(bids[bids.length - 1] ?? 1, Math.max(bids[0] ?? 1, choice.bid + by));
    return true;
  }
  if (desk.decision?.kind !== 'take_technology') return false;
  cycle(desk, step);
  return true;
}

/** The next legal place of the card in hand; without one, the first or last card of the market. */
function cycle(desk: Desk, step: 1 | -1): void {
  const { choice, takeable, spots, spot } = desk;
  if (!choice.take) {
    const first = takeable[step > 0 ? 0 : takeable.length - 1];
    if (first) desk.pick(first);
    return;
  }
  const at = spots.findIndex((s) => s.key === spot?.key);
  const to = spots[(at + step + spots.length) % spots.length];
  if (to) desk.move(to);
}
