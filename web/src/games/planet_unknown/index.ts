/** Planet Unknown for the shell: board, gallery, small planet, and what the log and the score pad need to know. */
import type { BoardMeta } from '../../lib/table';
import type { Both, View } from '../../lib/types';
import Board from './Board.svelte';
import sprite from './icons.svg?raw';
import Gallery from './parts/Gallery.svelte';
import SeatSummary from './parts/SeatSummary.svelte';
import { duration, eventIcon } from './story';
import type { ViewPU } from './types';

/** Small steps that the boards show anyway. */
const QUIET = new Set(['tops_shown', 'turn_ended', 'round_ended', 'tile_taken', 'boost_gained', 'civ_stacks']);

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
  personal: 'pu-u-objective',
  competitive: 'pu-u-people',
};

export const boardMeta: BoardMeta = {
  sprite,
  tabs: ['table', 'station', 'tracks', 'rivals', 'log'],
  tabIcon: (tab) => TABS[tab]?.icon ?? null,
  tabName: (tab, lang) => TABS[tab]?.[lang] ?? null,
  embedsLog: true,
  eventIcon,
  quiet: (event) => QUIET.has(event.e),
  duration,
  scoreIcon: (key) => SCORE_ICONS[key] ?? null,
  scoreNow: (view: View) => (view as ViewPU).seats.map((seat) => seat.score.total),
};

export { Board, Gallery, SeatSummary };
