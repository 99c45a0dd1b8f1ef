/**
 * What a game shows outside its board: its table from above (new table, lobby) and its short course. A folder beside
 * this file that has an index belongs to the game of its name; a game without one gets a plain table and no course.
 */
import type { Component } from 'svelte';
import type { GameModule, Translate } from '../lib/table';
import type { ComponentKind, Lang, View } from '../lib/types';

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
  game: GameModule;
  kinds: ComponentKind[];
}

export interface GoalsProps {
  view: View;
  t: Translate;
  lang: Lang;
}

export interface WorldModule {
  Top: Component<TopProps>;
  LearnArt: Component<LearnArtProps>;
  /** The rule behind each step; the words are learn-<game>-<n>. */
  course: string[];
  /** What a game played alone was to achieve, for the result. */
  Goals?: Component<GoalsProps>;
}

const files = import.meta.glob('./*/index.ts') as Record<string, () => Promise<WorldModule>>;

export function hasWorld(game: string): boolean {
  return `./${game}/index.ts` in files;
}

export function loadWorldOf(game: string): Promise<WorldModule> {
  const load = files[`./${game}/index.ts`];
  return load ? load() : Promise.reject(new Error(`nothing drawn for ${game}`));
}
