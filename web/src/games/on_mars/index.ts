/** On Mars for the shell: board, gallery, small summary, and what the log and the score pad need to know. */
import type { Lang } from '../../lib/types';
import type { BoardMeta } from '../../lib/table';
import { lossesOf } from '../../table/losses';
import { fields, type Wire } from './wire';
import Board from './Board.svelte';
import sprite from './icons.svg?raw';
import { labelOf } from './map/geometry';
import SeatSummary from './SeatSummary.svelte';
import { eventIcon, quiet, scoreIcon } from './icons';
import { spec } from './spec';

export const boardMeta: BoardMeta<Wire> = {
  fields,
  sprite,
  // The board has tabs of its own: they carry badges, and a question brings the right one to the front.
  tabs: [],
  answers: ['.ask button', 'g.hit.legal', '.spot.lit'],
  embedsLog: true,
  groupsLog: true,
  eventIcon,
  spotName: labelOf,
  quiet,
  loss: lossesOf<Wire>(spec.losses),
  scoreIcon,
  scoreNow: (view) => view.parties.filter((p) => !p.automaton).map((p) => p.score.total),
  tieValue: (view, seat, tie) => {
    const party = view.parties[seat];
    if (!party) return null;
    if (tie === 'crystals') return party.crystals;
    if (tie === 'advanced') return party.blueprints.filter((b) => b.hex).length;
    return tie === 'progress' ? party.progress.length : null;
  },
};

/** Fetched when somebody asks for it. */
export const help = (lang: Lang): Promise<{ default: string }> =>
  lang === 'ru' ? import('./help.ru.ftl?raw') : import('./help.en.ftl?raw');

export { Board, SeatSummary, spec };
