/** Looking at the table while cards lie over it: a short press stays, a long one looks only as long as it lasts. */

/** A press longer than this is held, not tapped. */
const HELD = 400;
/** V as in "view", and the key in its place on a Russian keyboard. */
const KEYS = ['v', 'м'];

export class Peek {
  on = $state(false);
  #since = 0;
  #pressed = false;

  press(now: number): void {
    if (this.#pressed) return;
    this.#pressed = true;
    this.#since = this.on ? -Infinity : now;
    this.on = true;
  }

  release(now: number): void {
    if (!this.#pressed) return;
    this.#pressed = false;
    if (now - this.#since > HELD) this.on = false;
  }

  /** Whether the key was one of ours. */
  keyDown(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape' && this.on) {
      this.on = false;
      return true;
    }
    if (!KEYS.includes(event.key.toLowerCase())) return false;
    if (!event.repeat) this.press(event.timeStamp);
    return true;
  }

  keyUp(event: Pick<KeyboardEvent, 'key' | 'timeStamp'>): void {
    if (KEYS.includes(event.key.toLowerCase())) this.release(event.timeStamp);
  }

  /** The press was lost on the way: to another window, to a scrolling finger. */
  forget(): void {
    this.#pressed = false;
  }
}
