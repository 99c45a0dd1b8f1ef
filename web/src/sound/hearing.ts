/** What is heard at a table, and when: what happens as it is seen to happen, and what a person should look up for. */
import type { Wire } from '../lib/types';
import type { Beat, GameSpec, Tone } from '../table/contract';
import { lossesOf } from '../table/losses';
import type { Sound } from './recipes';

/** Of several at one moment the first of these is heard. */
const WEIGHT: readonly Tone[] = ['level', 'reveal', 'roll', 'place', 'bid', 'card', 'gain', 'pay', 'move'];

/** `far`: it happens to somebody else, and is softer. */
export type Play = (sound: Sound, far: boolean) => void;

/** What a beat sounds like from this seat. */
export function soundOf<W extends Wire>(
  beat: Pick<Beat<W>, 'events'>,
  { tones, losses }: Pick<GameSpec<W>, 'tones' | 'losses'>,
  seat: number | null,
): { sound: Sound; far: boolean } | null {
  const lost = lossesOf(losses);
  if (seat !== null && beat.events.some((event) => lost(event, seat))) return { sound: 'loss', far: false };
  // A server that is newer than this page may tell of something that it does not know.
  const said = beat.events.map((event) => ({ event, tone: tones[event.e as W['event']['e']] as unknown }));
  const sound = WEIGHT.find((tone) => said.some((one) => one.tone === tone));
  if (!sound) return null;
  const far = said.every(({ event, tone }) => tone !== sound || isOf(event, seat) === false);
  return { sound, far };
}

/** Whether it happens to this seat; null: to nobody, or to all, or nobody of the seats listens. */
function isOf(event: object, seat: number | null): boolean | null {
  const { seat: own } = event as { seat?: unknown };
  return typeof own === 'number' && seat !== null ? own === seat : null;
}

/** How a table stands for the seat in sight. */
export interface Standing {
  seat: number | null;
  /** A question can be answered now. */
  asked: boolean;
  /** Seats that the table waits for, in what is shown; null: nothing is shown yet. */
  actors: readonly number[] | null;
  over: boolean;
  /** How urgent the own clock is: 1 low, 2 nearly run out. */
  hurry: 0 | 1 | 2;
  /** The number of the newest line that somebody else has just said; 0: none. */
  line: number;
}

export class Hearing {
  readonly #play: Play;
  #seat: number | null = null;
  /** The table has waited for others since I was asked last. */
  #waited = false;
  #over: boolean | null = null;
  #hurry = 0;
  #line = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  beat<W extends Wire>(beat: Pick<Beat<W>, 'events'>, spec: Pick<GameSpec<W>, 'tones' | 'losses'>): void {
    const heard = soundOf(beat, spec, this.#seat);
    if (heard) this.#play(heard.sound, heard.far);
  }

  stands({ seat, asked, actors, over, hurry, line }: Standing): void {
    if (seat !== this.#seat) this.#waited = false;
    this.#seat = seat;
    if (actors) this.#goes(asked, seat !== null && !actors.includes(seat), over);
    if (hurry > this.#hurry) this.#play('clock', false);
    this.#hurry = hurry;
    if (line > this.#line) this.#play('chat', false);
    this.#line = line;
  }

  #goes(asked: boolean, waits: boolean, over: boolean): void {
    // A game that had ended before one came tells nothing new.
    if (over && this.#over === false) this.#play('end', false);
    this.#over = over;
    if (over) this.#waited = false;
    else if (waits) this.#waited = true;
    else if (asked && this.#waited) {
      this.#waited = false;
      this.#play('turn', false);
    }
  }
}
