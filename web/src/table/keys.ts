/**
 * The keys of a table: the shell and the game each list theirs with what they do, and the same lists are shown behind
 * "?". What all keys have in common stands here: letters count by their place, so that a Russian layout plays the same;
 * nothing is taken from somebody who types or who answers a dialog.
 */

export interface Press {
  /** One of the key's caps. */
  cap: string;
  shift: boolean;
  target: Element | null;
}

export interface Key {
  /** As they are written on the keyboard: 'R', '1', 'Enter', 'Esc', 'ArrowLeft', 'Ctrl+Z', '?'. */
  caps: readonly string[];
  /** What it does, in words. */
  does: string;
  /** Whether there was something to do; then the key goes no further. */
  press(press: Press): boolean;
}

const NAMED: Record<string, string> = { Escape: 'Esc', ' ': 'Space', '?': '?' };

/** The cap that was pressed; null: none that a table would use. */
function capOf(event: KeyboardEvent): string | null {
  if (event.altKey) return null;
  // Ctrl+Z is where the layout has its Z; a layout without Latin letters has them where others do.
  const latin = event.ctrlKey || event.metaKey ? /^[a-z]$/i.exec(event.key)?.[0] : undefined;
  const letter = latin ?? /^Key([A-Z])$/.exec(event.code)?.[1];
  const digit = /^[0-9]$/.test(event.key) ? event.key : undefined;
  const cap = NAMED[event.key] ?? digit ?? letter ?? event.key;
  if (!event.ctrlKey && !event.metaKey) return cap;
  return `Ctrl+${event.shiftKey ? 'Shift+' : ''}${cap.toUpperCase()}`;
}

/** What Enter and the space bar press by themselves. */
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="radio"], [tabindex="0"]';

export function onControl({ target }: Pick<Press, 'target'>): boolean {
  return target?.closest(CONTROLS) != null;
}

/** Somebody types here, or moves a slider: these keys are the field's own. */
function isTyped(target: Element | null, cap: string): boolean {
  const field = target?.closest('input, textarea, select, [contenteditable]');
  if (!field) return false;
  return !(field instanceof HTMLInputElement && field.type === 'range') || cap.startsWith('Arrow');
}

/** A question that lies over the table has all keys; a card that explains something only gives way to Escape. */
function isAsked(target: Element | null, cap: string): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return cap !== 'Esc' && target?.closest('[role="dialog"]') != null;
}

/** Hands a key to the first in the lists that has something to do. */
export function pressKey(event: KeyboardEvent, keys: readonly Key[]): boolean {
  const cap = event.defaultPrevented ? null : capOf(event);
  const target = event.target instanceof Element ? event.target : null;
  if (cap === null || isTyped(target, cap) || isAsked(target, cap)) return false;
  const press = { cap, shift: event.shiftKey, target };
  const used = keys.some((key) => key.caps.includes(cap) && key.press(press));
  if (used) event.preventDefault();
  return used;
}
