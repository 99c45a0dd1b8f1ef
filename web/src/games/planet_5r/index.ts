/** Planet 5R for the shell: board, gallery, small tableau, and what the log and the score pad need to know. */
import { fields } from '../../gen/planet_5r-fields';
import type { BoardMeta } from '../../lib/table';
import type { View } from '../../lib/types';
import Board from './Board.svelte';
import { crystalScore, waterPoints } from './crystals';
import Gallery from './Gallery.svelte';
import sprite from './icons.svg?raw';
import { loss } from './losses';
import SeatSummary from './SeatSummary.svelte';
import { duration, eventIcon } from './story';
import type { View5R } from './types';

const QUIET = new Set(['card_chosen', 'bid_made', 'card_discarded', 'late_next', 'round_ended']);

export const boardMeta: BoardMeta = {
  fields,
  sprite,
  tabs: ['table', 'clans', 'score', 'log'],
  embedsLog: true,
  eventIcon,
  quiet: (event) => QUIET.has(event.e),
  loss,
  duration,
  scoreIcon: (key) => (key === 'water' ? 'r5-water' : `r5-gem-${key}`),
  scoreNow(view: View) {
    return (view as View5R).seats.map((seat) =>
      seat.water === null ? null : crystalScore(seat.crystals).total + waterPoints(seat.water),
    );
  },
};

export { Board, Gallery, SeatSummary };
