/** Bots as opponents: six levels on one scale, characters, and how strong a level was measured to be in a game. */
import { prefs, t } from '../store/prefs.svelte';
import { session } from '../store/session.svelte';
import type { BotCharacter, Level } from './types';

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];
/** Of a bot when nobody has chosen one, and of whoever stands in. */
export const USUAL: Level = 4;
/** Somebody who has not played a game yet should see what it is about, and may win. */
export const GENTLE: Level = 2;

export const levelName = (level: Level | null | undefined): string => t(`level-${level ?? USUAL}`);

export const charactersOf = (game: string | undefined): BotCharacter[] =>
  session.game(game ?? '')?.bots.characters ?? [];

/** What a character is called; nothing for a bot without one. */
export function characterName(game: string | undefined, character: string | null | undefined): string {
  return charactersOf(game).find((one) => one.id === character)?.name[prefs.lang] ?? '';
}

/** How strong a level is in a game; null where nobody has measured it. */
export function ratingOf(game: string | undefined, level: Level): number | null {
  return session.game(game ?? '')?.bots.levels.find((one) => one.level === level)?.rating ?? null;
}
