/**
 * What can be heard, and how each sound is put together: short, soft, of wood, paper and bells, in one pentatonic scale,
 * so that whatever coincides never clashes. Nothing is recorded; all of it is made on the spot.
 */
import type { Tone } from '../table/contract';

/** Those of the games, and those that every table has. */
export type Sound = Tone | 'turn' | 'loss' | 'clock' | 'end' | 'chat';

interface Part {
  /** ms after the sound begins, and until it has faded. */
  at: number;
  ms: number;
  /** Of 1. */
  level: number;
  /** Of a string: its height; of a rustle: the middle of what is heard of it. */
  hz: number;
}
/** Something that swings, gliding to another height if it has one. */
interface Ring extends Part {
  wave: 'sine' | 'triangle';
  to?: number;
}
/** Something that rustles or knocks; `q`: how narrow. */
interface Rustle extends Part {
  q: number;
}
interface Recipe {
  rings: readonly Ring[];
  rustles: readonly Rustle[];
}

const [D4, G4, A4, C5, D5, E5, G5, A5, C6] = [294, 392, 440, 523, 587, 659, 784, 880, 1047] as const;

/** A bell: what is struck, with a fainter octave above. */
const bell = (at: number, hz: number, ms: number, level: number): Ring[] => [
  { wave: 'sine', at, hz, ms, level },
  { wave: 'sine', at, hz: hz * 2, ms: ms * 0.6, level: level * 0.25 },
];
const pluck = (at: number, hz: number, ms: number, level: number): Ring => ({ wave: 'triangle', at, hz, ms, level });
/** A knock on wood. */
const knock = (at: number, level: number): Rustle => ({ at, hz: 850, q: 1.4, ms: 45, level });

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  place: { rings: [{ wave: 'sine', at: 0, hz: 190, to: 115, ms: 110, level: 0.52 }], rustles: [knock(0, 0.45)] },
  card: {
    rings: [],
    rustles: [
      { at: 0, hz: 3400, q: 0.8, ms: 80, level: 0.22 },
      { at: 55, hz: 1900, q: 1, ms: 40, level: 0.3 },
    ],
  },
  move: { rings: [{ wave: 'sine', at: 0, hz: 311, to: G4, ms: 120, level: 0.2 }], rustles: [{ at: 0, hz: 700, q: 1, ms: 70, level: 0.12 }] }, // prettier-ignore
  gain: { rings: [pluck(0, E5, 110, 0.2), pluck(65, A5, 170, 0.2)], rustles: [] },
  pay: { rings: [pluck(0, A4, 110, 0.2), pluck(65, G4, 150, 0.18)], rustles: [] },
  bid: { rings: [], rustles: [knock(0, 0.45), knock(95, 0.55)] },
  reveal: { rings: [pluck(0, C5, 120, 0.18), pluck(55, E5, 130, 0.18), pluck(110, G5, 230, 0.2)], rustles: [] },
  roll: { rings: [], rustles: [knock(0, 0.4), knock(75, 0.32), knock(160, 0.26), knock(270, 0.2)] },
  level: { rings: [...bell(0, C5, 380, 0.24), ...bell(110, G5, 420, 0.22), ...bell(220, C6, 620, 0.2)], rustles: [] },
  turn: { rings: [...bell(0, G5, 340, 0.3), ...bell(140, C6, 520, 0.28)], rustles: [] },
  loss: { rings: [{ wave: 'triangle', at: 0, hz: D4, to: 220, ms: 340, level: 0.32 }], rustles: [knock(0, 0.3)] },
  clock: { rings: [pluck(0, D5, 60, 0.3), pluck(190, D5, 60, 0.3)], rustles: [] },
  end: {
    rings: [...bell(0, C5, 700, 0.2), ...bell(130, E5, 750, 0.18), ...bell(260, G5, 800, 0.18), ...bell(400, C6, 1100, 0.22)], // prettier-ignore
    rustles: [],
  },
  chat: { rings: [{ wave: 'sine', at: 0, hz: A5, to: C6 + 130, ms: 100, level: 0.22 }], rustles: [] },
};
