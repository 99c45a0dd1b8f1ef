/** The event whose place the board lights: a line of the log that is looked at, else the one that was pressed. */
import type { GameEvent } from '../lib/types';

export class Lit {
  /** Under the pointer or the focus. */
  seen: GameEvent | null = $state.raw(null);
  /** Pressed: it stays, so that somebody on a phone can go over to the board and see it. */
  kept: GameEvent | null = $state.raw(null);

  get event(): GameEvent | null {
    return this.seen ?? this.kept;
  }

  #seat: number | null = null;

  /** What is told now, and to whom: nothing else may be lit, after an undo or when another takes this screen. */
  keep(told: readonly GameEvent[], seat: number | null): void {
    const gone = (event: GameEvent | null): boolean => event !== null && !told.includes(event);
    if (seat !== this.#seat || gone(this.kept)) this.kept = null;
    if (seat !== this.#seat || gone(this.seen)) this.seen = null;
    this.#seat = seat;
  }

  press(event: GameEvent): void {
    this.kept = this.kept === event ? null : event;
  }
}
