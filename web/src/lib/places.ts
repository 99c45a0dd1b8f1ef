/** The seats of a table that is being laid: who sits where, before there is a table. */
import type { NewTable, SeatWish } from '../net/api';
import { t } from '../store/prefs.svelte';
import { quick } from '../store/quick.svelte';
import { session } from '../store/session.svelte';
import { GENTLE, levelName, USUAL } from './bots';
import { effective } from './options';
import type { GameInfo, Json, Level } from './types';
import { defaultOptions } from './words';
import { world } from './worlds';

export interface Place extends Omit<SeatWish, 'character'> {
  id: number;
  level: Level;
  /** Of a bot; null: whichever the table gives it. */
  character: string | null;
  name: string;
}

let next = 1;
export const place = (kind: Place['kind'], level: Level = USUAL): Place => ({
  id: next++,
  kind,
  level,
  character: null,
  name: '',
});

const fit = (g: GameInfo, n: number): number => Math.min(g.players[1], Math.max(g.players[0], n));
const others = (n: number, make: () => Place): Place[] => Array.from({ length: n }, make);
export const PRESETS: Record<string, (g: GameInfo) => Place[]> = {
  first: (g) => [place('me'), ...others(fit(g, 3) - 1, () => place('bot', GENTLE))],
  bots: (g) => [place('me'), ...others(fit(g, 4) - 1, () => place('bot'))],
  friends: (g) => [place('me'), place('open'), ...others(fit(g, 4) - 2, () => place('bot'))],
  solo: () => [place('me')],
  device: (g) => [place('me'), ...others(fit(g, 3) - 1, () => place('hotseat'))],
};

/** Presets this game has: alone only where the rules know it. */
export const presetsOf = (g: GameInfo): string[] =>
  Object.keys(PRESETS).filter((key) => key !== 'solo' || g.players[0] === 1);

/** Whoever has finished no game of a world that has a simple beginning starts with that. */
const newcomer = (game: string): boolean =>
  world(game)?.first !== undefined && !session.tables?.some((x) => x.game === game && x.status === 'over');

/** Options a preset begins with: a first game, alone or not, is the simplest one. */
export function presetOptions(g: GameInfo, preset: string): Record<string, Json> {
  const simple = preset === 'first' || (preset === 'solo' && newcomer(g.id));
  return { ...defaultOptions(g), ...(simple ? world(g.id)?.first : {}) };
}

/** What one click opens: what was chosen for it last, else a first game for newcomers, else one against bots. */
export const usualPreset = (game: string): string => (quick.has(game) ? 'chosen' : newcomer(game) ? 'first' : 'bots');

/** What a preset begins with. */
export function beginning(g: GameInfo, preset: string): { seats: Place[]; options: Record<string, Json> } {
  const chosen = preset === 'chosen' ? quick.of(g) : null;
  if (!chosen) return { seats: (PRESETS[preset] ?? PRESETS.bots!)(g), options: presetOptions(g, preset) };
  const seats = [
    place('me'),
    ...others(chosen.bots, () => ({ ...place('bot', chosen.level), character: chosen.character })),
  ];
  return { seats, options: { ...defaultOptions(g), ...chosen.options } };
}

/** A table to be opened with one click. */
export function quickTable(g: GameInfo, preset: string): NewTable {
  const { seats, options } = beginning(g, preset);
  return { game: g.id, options: effective(g, options, seats.length), seats: wishes(seats) };
}

/** What a seat that is being laid is called. */
export function seatLabel(seat: Place, index: number): string {
  if (seat.kind === 'me') return session.named ? session.user!.name : t('guest');
  if (seat.kind === 'bot') return levelName(seat.level);
  return seat.kind === 'open' ? t('seat-open') : seat.name || t('player-n', { n: index + 1 });
}

/** What the server is asked for. */
export const wishes = (seats: Place[]): SeatWish[] =>
  seats.map((s, i) =>
    s.kind === 'bot'
      ? { kind: 'bot', level: s.level, ...(s.character ? { character: s.character } : {}) }
      : s.kind === 'hotseat'
        ? { kind: 'hotseat', name: s.name.trim() || t('player-n', { n: i + 1 }) }
        : { kind: s.kind },
  );
