/** What lies on the table and before each seat, line by line, for those who do not see it. */
import { nameOf, seatName, textOf, type BoardPU } from '../context';
import type { ContestView, SeatView, View } from '../wire';
import { listed } from '../words';
import { ROMAN } from './colours';
import { terrainName } from '../naming';
import { sectorName } from './speech';

/** The middle of the table: the station with its tiles, the event, objectives for all, civ cards, the solo target. */
export function tableLines(board: BoardPU, view: View): string[] {
  const { b, facts } = board;
  const event = facts.events[view.event ?? ''];
  const next = facts.events[view.events?.next ?? ''];
  const rank = facts.verdicts.find(({ id }) => id === view.solo?.now);
  return [
    ...view.station.sectors.map((sector) => sectorName(board, sector)),
    ...(event ? [`${b('deck-title')}: ${nameOf(board, event)}. ${textOf(board, event)}`] : []),
    ...(view.events ? [b('deck-cards-left', { count: view.events.left })] : []),
    ...(next ? [b('deck-next', { name: nameOf(board, next) })] : []),
    ...view.objectives.map((objective) => objectiveLine(board, objective)),
    `${b('collection-stacks')}: ${listed(
      board.lang,
      view.civ.stacks.map((left, level) => `${ROMAN[level + 1] ?? level + 1} – ${left}`),
    )}`,
    ...(view.solo ? [b('solo-scale', { score: view.seats[0]?.score.total ?? 0, target: view.solo.target })] : []),
    ...(rank ? [b('solo-rank-now', { rank: nameOf(board, rank) })] : []),
  ];
}

/** "Project: Pacific. The largest area of water. Anna 7, Boris 5. Anna leads: 5 medals" */
function objectiveLine(board: BoardPU, { card, standing }: ContestView): string {
  const side = board.facts.objectives[card]?.competitive;
  const lead = standing.filter((one) => one.medals > 0);
  return [
    side?.name[board.lang] ?? '',
    side?.text[board.lang].replace(/\.$/, '') ?? '',
    standing.map((one) => `${seatName(board, one.seat)} ${one.value}`).join(', '),
    board.b('goal-lead', {
      names: lead.map((one) => seatName(board, one.seat)).join(', '),
      count: lead[0]?.medals ?? 0,
      seats: lead.length,
    }),
  ].join('. ');
}

/** What a seat has beside its planet and tracks. What is hidden from me is told by its number. */
export function seatLines(board: BoardPU, seat: SeatView): string[] {
  const { b } = board;
  return [
    b('collection-rovers-tip', { here: seat.rovers.length, left: seat.supply }),
    ...technologies(board, seat),
    ...cards(board, seat),
    ...objectives(board, seat),
    ...supply(board, seat),
  ];
}

function technologies(board: BoardPU, seat: SeatView): string[] {
  return seat.techs.flatMap((tech) => {
    const facts = board.facts.techs[tech.tech];
    if (!facts) return [];
    const is = tech.used ? 'used' : tech.usable ? 'ready' : tech.available ? 'on' : 'off';
    return [`${nameOf(board, facts)}: ${board.b(`tech-${is}`)}. ${textOf(board, facts)}`];
  });
}

function cards(board: BoardPU, seat: SeatView): string[] {
  const { b, facts } = board;
  const due = seat.civ_due.map((level) => ROMAN[level] ?? `${level}`);
  const card = (id: string, state: string): string =>
    `${nameOf(board, facts.civ[id], id)}, ${state}. ${textOf(board, facts.civ[id])}`;
  return [
    ...(due.length > 0 ? [b('civ-due', { levels: listed(board.lang, due) })] : []),
    ...seat.civ_played.map((id) => card(id, b('civ-done'))),
    ...seat.civ_kept.map((id) => card(id, b('civ-secret'))),
    ...(seat.civ_hidden > seat.civ_kept.length
      ? [b('in-words-cards', { count: seat.civ_hidden - seat.civ_kept.length })]
      : []),
    ...(seat.maintenance ?? []).map(({ card: id, used }) =>
      card(id, b(used ? 'maintenance-used' : 'maintenance-ready')),
    ),
  ];
}

function objectives(board: BoardPU, seat: SeatView): string[] {
  const known = seat.personal ?? [];
  const hidden = seat.personal_count - known.length;
  return [
    ...known.map(({ card, value, goal, done }) => {
      const side = board.facts.objectives[card]?.personal;
      const far = done ? board.b('personal-done') : `${value} / ${goal}`;
      return [side?.name[board.lang] ?? card, side?.text[board.lang].replace(/\.$/, '') ?? '', far].join('. ');
    }),
    ...(hidden > 0 ? [board.b('personal-hidden', { count: hidden })] : []),
  ];
}

function supply(board: BoardPU, seat: SeatView): string[] {
  return [
    ...(seat.emergency ?? []).map((terrain) => board.b('supply-tile', { terrain: terrainName(board, terrain) })),
    ...(seat.coloured ?? []).map((terrain) => board.b('supply-patch', { terrain: terrainName(board, terrain) })),
  ];
}
