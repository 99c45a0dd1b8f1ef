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

  press(event: GameEvent): void {
    this.kept = this.kept === event ? null : event;
  }
}
