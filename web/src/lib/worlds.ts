/** The worlds of the orrery: where they travel and how they are drawn. What can be played is the server's word. */
import type { Component } from 'svelte';
import { worldFacts } from '../games/registry';
import type { DrawnGame, Translate } from './table';
import type { Both, ComponentKind, Json, Lang, View } from './types';

export interface TopProps {
  seats: number;
  /** Seats nobody holds yet are drawn open. */
  taken?: boolean[];
  size?: number;
  chosen?: number | null;
}

export interface LearnArtProps {
  /** From 1. */
  step: number;
  game: DrawnGame;
  kinds: ComponentKind[];
}

export interface GoalsProps {
  view: View;
  t: Translate;
  lang: Lang;
}

/** What a game shows outside its board: its table from above (new table, lobby) and its short course. */
export interface WorldModule {
  Top: Component<TopProps>;
  LearnArt: Component<LearnArtProps>;
  /** The rule behind each step; the words are learn-<n>. */
  course: string[];
  /** What a game played alone was to achieve, for the result. */
  Goals?: Component<GoalsProps>;
}

/** Where a world travels and how it is drawn, before anything of its game is loaded. */
export interface WorldFacts {
  /** Suffix of the drawing: world-5r, gradients w5-*. */
  art: string;
  gradient: string;
  front: boolean;
  /** A custom property with the colour of the game. */
  accent: string;
  orbit: number;
  size: number;
  /** Where it stands at rest, degrees along its orbit. */
  angle: number;
  /** Minutes of one lap. */
  lap: number;
  /** How far it sways along its orbit, degrees. */
  sway: number;
  /** Where it stands on a phone, degrees, and on which side its name is. */
  phone: number;
  phoneLabel: 'over' | 'under' | 'left' | 'right';
  /** Where along its orbit the length of the game is written. */
  note: string;
  /** How far the drawing reaches beyond the globe: a ring. */
  reach?: number;
  /** Colours and shapes of its seats, where those of the shell would be mistaken for something on the board. */
  colours?: readonly number[];
  /** Options a first table begins with, where the defaults of the game would be too much at once. */
  first?: Record<string, Json>;
  /** Alone there is a choice to be made before the table opens. */
  chooses?: boolean;
  /** The home screen turns to it first, once it can be played. */
  start?: boolean;
  /** What playing alone means here, where it is not as usual, and how long the lessons take. */
  alone?: Both;
  courseTime?: Both;
  /** Known from the box, for worlds the server does not offer yet. */
  name: Both;
  text: Both;
  players: [number, number];
  minutes: [number, number];
  weight: number;
}

export interface World extends WorldFacts {
  id: string;
}

/** From the sun outwards. */
export const WORLDS: readonly World[] = Object.entries(worldFacts)
  .map(([id, facts]) => ({ id, ...facts }))
  .sort((a, b) => a.orbit - b.orbit);

/** The world the home screen turns to first, once it can be played. */
export const START = WORLDS.find((w) => w.start)?.id ?? WORLDS[0]?.id ?? '';

export function world(id: string | null | undefined): World | undefined {
  return WORLDS.find((w) => w.id === id);
}

/** Colour and shape of a seat at a table of this game: an index into --seat-0..5. */
export function hue(game: string | null | undefined, seat: number): number {
  return world(game)?.colours?.[seat] ?? seat;
}
