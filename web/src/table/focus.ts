/** Where the focus goes. */
import { tick } from 'svelte';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * For the `onkeydown` of a list of buttons that is one stop for Tab: arrows, Home and End walk it. What stands beside a
 * line (`data-beside`) is a step to the right of it.
 */
export function roved(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const own = event.target instanceof Element ? event.target.closest('li') : null;
  const step = STEPS[event.key];
  const aside = { ArrowRight: 'button[data-beside]', ArrowLeft: 'button' }[event.key];
  const beside = aside ? own?.querySelector<HTMLElement>(aside) : null;
  if (beside && beside !== event.target) {
    event.preventDefault(); // the page around it may have these keys, too: a replay steps with them
    beside.focus();
  }
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([data-beside])')];
  const at = buttons.findIndex((button) => own?.contains(button));
  if (at < 0) return;
  event.preventDefault();
  buttons[step(at, buttons.length - 1)]!.focus();
}

/** Somebody plays without a pointer; a screen reader presses without one, too. */
let keyed = false;

export function watchHands(): () => void {
  const byKey = (): void => void (keyed = true);
  const byPointer = (): void => void (keyed = false);
  const byReader = (event: MouseEvent): void => void (keyed ||= event.detail === 0);
  addEventListener('keydown', byKey, true);
  addEventListener('pointerdown', byPointer, true);
  addEventListener('click', byReader, true);
  return () => {
    removeEventListener('keydown', byKey, true);
    removeEventListener('pointerdown', byPointer, true);
    removeEventListener('click', byReader, true);
  };
}

/** Elements of the page that the keeper knows by this attribute. */
export type FocusPlace = 'board' | 'go' | 'prompt';

const WRITTEN = 'input:not([type="range"]), textarea, select, [contenteditable]';

const placeOf = (place: FocusPlace): HTMLElement | null => document.querySelector(`[data-focus="${place}"]`);

/** Something is chosen: those who play without a pointer are led to the button that gives it. */
export async function leadToGo(): Promise<void> {
  if (!keyed) return;
  await tick();
  placeOf('go')?.focus();
}

/** In sight and open to the keyboard. */
function usable(element: HTMLElement | SVGElement): boolean {
  if (element.matches(':disabled') || element.closest('[inert]')) return false;
  return !element.checkVisibility || element.checkVisibility({ visibilityProperty: true });
}

/** Nobody has chosen to be there: the page itself, or something that has gone. */
function nowhere(active: Element | null): boolean {
  if (active === null || active === document.body || active.id === 'main') return true;
  return !(active instanceof HTMLElement || active instanceof SVGElement) || !usable(active);
}

/**
 * Keeps the focus with the question, for those who play without a pointer. It goes there from where the last question
 * was answered and from where nothing is left to be focused; whoever writes, reads the log or looks around on the board
 * is not called away.
 */
export class FocusKeeper {
  #answered: Element | null = null;
  #answers: () => readonly string[];
  readonly #late = new MutationObserver(() => {
    const waits = document.activeElement === placeOf('prompt');
    const answer = this.#found()[0];
    if (waits && !answer) return;
    this.#late.disconnect();
    if (waits) answer?.focus();
  });

  /** `answers`: selectors of what answers a question on this board, the best first. */
  constructor(answers: () => readonly string[]) {
    this.#answers = answers;
  }

  /** The question is being answered, from where the focus is now or by itself: nobody answers where they write. */
  answer(): void {
    const active = document.activeElement;
    this.#answered = active?.closest(WRITTEN) ? null : active;
  }

  /** A question is there, or none any more, or something that lay over the table has gone. */
  settle(asked: boolean): void {
    if (!asked) this.#late.disconnect();
    if (!keyed || document.querySelector('dialog[open]')) return;
    const active = document.activeElement;
    const waits = active === placeOf('prompt');
    const done = active !== null && active === this.#answered;
    if (!nowhere(active) && !(asked && (done || waits))) return;
    if (asked) this.#answered = null;
    const answers = asked ? this.#found() : [];
    if (active && answers.includes(active as HTMLElement)) return;
    this.#lead(answers[0], asked);
  }

  /** Leads to the question, wherever the focus was. */
  seek(): boolean {
    return this.#lead(this.#found()[0], true);
  }

  /** To an answer; to the prompt as long as there is none, and on from there when it comes: parts are fetched late. */
  #lead(answer: HTMLElement | undefined, asked: boolean): boolean {
    this.#late.disconnect();
    const to = answer ?? placeOf('prompt');
    to?.focus();
    const board = placeOf('board');
    if (asked && !answer && board) this.#late.observe(board, { childList: true, subtree: true });
    return to !== null;
  }

  /** Answers of the best kind that is in sight; without any, the button that goes on. */
  #found(): HTMLElement[] {
    const board = placeOf('board');
    for (const selector of this.#answers()) {
      const found = [...(board?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(usable);
      if (found.length) return found;
    }
    const go = placeOf('go');
    return go && usable(go) ? [go] : [];
  }
}
