/** The seats of a table that is being laid: who sits where, before there is a table. */
import type { SeatWish } from '../net/api';
import { t } from '../store/prefs.svelte';
import type { GameInfo, Level } from './types';

export interface Place extends SeatWish {
  id: number;
  level: Level;
  name: string;
}

let next = 1;
export const place = (kind: Place['kind'], level: Level = 'normal'): Place => ({ id: next++, kind, level, name: '' });

const fit = (g: GameInfo, n: number): number => Math.min(g.players[1], Math.max(g.players[0], n));
const others = (n: number, make: () => Place): Place[] => Array.from({ length: n }, make);
export const PRESETS: Record<string, (g: GameInfo) => Place[]> = {
  first: (g) => [place('me'), ...others(fit(g, 3) - 1, () => place('bot', 'easy'))],
  bots: (g) => [place('me'), ...others(fit(g, 4) - 1, () => place('bot', 'normal'))],
  friends: (g) => [place('me'), place('open'), ...others(fit(g, 4) - 2, () => place('bot', 'normal'))],
  device: (g) => [place('me'), ...others(fit(g, 3) - 1, () => place('hotseat'))],
};

/** What the server is asked for. */
export const wishes = (seats: Place[]): SeatWish[] =>
  seats.map((s, i) =>
    s.kind === 'bot'
      ? { kind: 'bot', level: s.level }
      : s.kind === 'hotseat'
        ? { kind: 'hotseat', name: s.name.trim() || t('player-n', { n: i + 1 }) }
        : { kind: s.kind },
  );
