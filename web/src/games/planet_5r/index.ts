/** Planet 5R for the shell: board, gallery, small tableau, and what the log and the score pad need to know. */
import type { Lang } from '../../lib/types';
import type { BoardMeta } from '../../lib/table';
import { lossesOf } from '../../table/losses';
import { fields, type GameEvent, type Wire } from './wire';
import Board from './Board.svelte';
import sprite from './icons.svg?raw';
import { eventIcon } from './icons';
import SeatSummary from './SeatSummary.svelte';
import { spec } from './spec';

const QUIET = new Set<GameEvent['e']>(['card_chosen', 'bid_made', 'card_discarded', 'late_next', 'round_ended']);

export const boardMeta: BoardMeta<Wire> = {
  fields,
  sprite,
  tabs: ['table', 'clans', 'score', 'log'],
  answers: ['input[type="range"]', '.confirm .go', '.hand button.up.can', '.hand button.can', '.market button.can'],
  embedsLog: true,
  eventIcon,
  quiet: (event) => QUIET.has(event.e),
  loss: lossesOf<Wire>(spec.losses),
  scoreIcon: (key) => (key === 'water' ? 'r5-water' : `r5-gem-${key}`),
  scoreNow: (view) => view.seats.map((seat) => seat.score),
};

/** Fetched when somebody asks for it. */
export const help = (lang: Lang): Promise<{ default: string }> =>
  lang === 'ru' ? import('./help.ru.ftl?raw') : import('./help.en.ftl?raw');

export { Board, SeatSummary, spec };
