/** The keys of this game: digits for cards, arrows for bids and places, O and U for over and under. */
import { leadToGo } from '../../table/focus';
import type { Key } from '../../table/keys';
import type { Desk } from './desk.svelte';
import { ACTIONS } from './types';
import type { Lies, SideName } from './wire';

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What the board gives beside the desk; each answers whether it had something to do. */
export interface Surroundings {
  root(): HTMLElement | undefined;
  escape(): boolean;
}

export function keysOf(desk: Desk, around: Surroundings): Key[] {
  return [
    {
      caps: ACTIONS.map((_, i) => String(i + 1)),
      does: 'key-card',
      press: ({ cap }) => card(Number(cap) - 1, desk, around.root()),
    },
    { caps: ['Enter'], does: 'key-enter', press: ({ target }) => enter(target, desk) },
    {
      caps: Object.keys(STEPS),
      does: 'key-arrows',
      press({ cap, target }) {
        const rest = target === document.body || target?.closest('[data-focus="go"]');
        const here = rest || (around.root()?.contains(target) ?? false);
        return Boolean(here) && !target?.closest('[role="radiogroup"]') && arrow(cap, STEPS[cap]!, desk);
      },
    },
    { caps: ['O'], does: 'key-over', press: ({ shift }) => lay('over', shift, desk) },
    { caps: ['U'], does: 'key-under', press: ({ shift }) => lay('under', shift, desk) },
    { caps: ['Esc'], does: 'key-escape', press: () => around.escape() },
  ];
}

function lay(lies: Lies, shift: boolean, desk: Desk): boolean {
  const { take } = desk.choice;
  if (!desk.decision || !take) return false;
  const side: SideName = shift || take[2] === null ? 'right' : 'left';
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

function arrow(key: string, step: 1 | -1, desk: Desk): boolean {
  if (desk.decision?.kind === 'bid') {
    const { bids, choice } = desk;
    const by = key === 'ArrowRight' || key === 'ArrowUp' ? 1 : -1;
    choice.bid = Math.min(bids[bids.length - 1] ?? 1, Math.max(bids[0] ?? 1, choice.bid + by));
    return true;
  }
  if (desk.decision?.kind !== 'take_technology') return false;
  cycle(desk, step);
  void leadToGo(); // on a card of the market Enter would take that one instead
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
