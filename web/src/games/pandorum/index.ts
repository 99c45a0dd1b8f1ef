/** Pandorum for the shell: board, gallery, small harvester board, and what the log and the score pad need to know. */
import type { Lang } from '../../lib/types';
import type { BoardMeta } from '../../lib/table';
import { lossesOf } from '../../table/losses';
import { fields, type GameEvent, type Wire } from './wire';
import Board from './Board.svelte';
import { fieldArt, labelOf } from './field';
import sprite from './icons.svg?raw';
import { eventIcon } from './icons';
import SeatSummary from './SeatSummary.svelte';
import { spec } from './spec';
import { TABS, tabName } from './tabs.svelte';
import { TYPES } from './types';

/** Small steps that the board shows anyway. */
const QUIET = new Set<GameEvent['e']>(['turn_ended', 'object_built', 'market_refilled']);

export const boardMeta: BoardMeta<Wire> = {
  fields,
  sprite: sprite + fieldArt,
  tabs: ['table', 'ship', 'market', 'events', 'log'],
  tabIcon: (tab) => TABS[tab]?.icon ?? null,
  tabName,
  answers: [
    '.ask button.pri',
    '.ask button:not([aria-disabled])',
    '.popup button.pri',
    '.ship button.slot',
    '.ship button.lit',
    'button.lay:is(.lit, .sel):not([aria-disabled])',
    '.pd-field g[role="button"]',
    'button.stack.lit',
  ],
  embedsLog: true,
  eventIcon: (event) => eventIcon(event),
  spotName: labelOf,
  quiet: (event) => QUIET.has(event.e) || (event.e === 'income' && event.amount === 0),
  parts: (event) => event.e === 'turn_began',
  loss: lossesOf<Wire>(spec.losses),
  scoreIcon: (key) => (key === 'quids' ? 'pd-quid' : TYPES.some((type) => type === key) ? `pd-type-${key}` : null),
  scoreNow: (view) => view.seats.map((seat) => seat.score.total),
  tieValue: (view, seat) => {
    const supply = view.seats[seat]?.supply;
    return supply ? supply.module + supply.base : null;
  },
};

/** Fetched when somebody asks for it. */
export const help = (lang: Lang): Promise<{ default: string }> =>
  lang === 'ru' ? import('./help.ru.ftl?raw') : import('./help.en.ftl?raw');

export { Board, SeatSummary, spec };
