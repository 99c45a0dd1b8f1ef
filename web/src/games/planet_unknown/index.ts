/** Planet Unknown for the shell: board, gallery, small planet, and what the log and the score pad need to know. */
import type { BoardMeta } from '../../lib/table';
import { lossesOf } from '../../table/losses';
import { fields, type GameEvent, type Wire } from './wire';
import type { Both, Lang } from '../../lib/types';
import Board from './Board.svelte';
import sprite from './icons.svg?raw';
import { eventIcon } from './icons';
import SeatSummary from './parts/SeatSummary.svelte';
import { spec } from './spec';

/** Small steps that the boards show anyway. */
const QUIET = new Set<GameEvent['e']>([
  'tops_shown',
  'turn_ended',
  'round_ended',
  'tile_taken',
  'boost_gained',
  'civ_stacks',
]);

const TABS: Record<string, Both & { icon: string }> = {
  table: { icon: 'pu-u-planet', en: 'Planet', ru: 'Планета' },
  station: { icon: 'pu-u-station', en: 'Station', ru: 'База' },
  tracks: { icon: 'pu-u-tracks', en: 'Tracks', ru: 'Шкалы' },
  rivals: { icon: 'pu-u-objective', en: 'Goals', ru: 'Цели' },
};

const SCORE_ICONS: Record<string, string> = {
  civ_cards: 'pu-b-civcard',
  planet: 'pu-u-planet',
  tracks: 'pu-u-tracks',
  lifepods: 'pu-k-lifepod',
  meteorites: 'pu-k-meteorite',
  moon: 'pu-k-moon',
  personal: 'pu-u-objective',
  competitive: 'pu-u-people',
};

export const boardMeta: BoardMeta<Wire> = {
  fields,
  sprite,
  tabs: ['table', 'station', 'tracks', 'rivals', 'log'],
  tabIcon: (tab) => TABS[tab]?.icon ?? null,
  tabName: (tab, lang) => TABS[tab]?.[lang] ?? null,
  answers: [
    '.over .cards button[data-key]',
    '.over .cards [data-key][role="button"]',
    '.order [data-key][role="button"]',
    '.ask button.answer',
    'svg.planet.placing',
    '.bay[role="button"]',
    // Technologies may be used beside any question: they answer none.
    '[data-key][role="button"]:not([data-key^="tech:"])',
  ],
  embedsLog: true,
  groupsLog: true,
  eventIcon,
  quiet: (event) => QUIET.has(event.e),
  loss: lossesOf<Wire>(spec.losses),
  scoreApplies({ players, seats }, key) {
    const counts = (lines: Readonly<Record<string, number | undefined>>): boolean => (lines[key] ?? 0) !== 0;
    if (seats.some((seat) => counts(seat.score.lines))) return true;
    // Alone nobody contests an objective; nobody has a personal one unless it was dealt or drawn.
    if (key === 'competitive') return players > 1;
    if (key === 'moon') return seats.some((seat) => seat.moon);
    return key !== 'personal' || seats.some((seat) => seat.personal_count > 0);
  },
  scoreIcon: (key) => SCORE_ICONS[key] ?? null,
  scoreNow: (view) => view.seats.map((seat) => seat.score.total),
};

/** Fetched when somebody asks for it. */
export const help = (lang: Lang): Promise<{ default: string }> =>
  lang === 'ru' ? import('./help.ru.ftl?raw') : import('./help.en.ftl?raw');

export { Board, SeatSummary, spec };
