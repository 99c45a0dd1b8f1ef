/** What stands in the three slots of a harvester board, and what the card in question would change there. */
import type { Choice } from '../choice.svelte';
import { nameOf, seatName, type BoardPD } from '../context';
import { partIcon } from '../emblems';
import type { Outcome } from '../outcomes';
import type { Holding, SeatView, SlotName } from '../wire';
import { signed } from '../../../lib/figures';
import { listed } from '../words';

export interface SlotFace {
  slot: SlotName;
  n: number;
  icon: string;
  part: string | null;
  name: string;
  brief: string;
  cards: string[];
  threshold: number | null;
  state: 'on' | 'near' | 'off';
  status: string;
}

export function facesOf(board: BoardPD, seat: SeatView): SlotFace[] {
  const { nose, central_deck: deck, cargo_hold: hold } = seat;
  const part = (id: string): string => nameOf(board, board.facts.parts[id], id);
  const near = (have: number, need: number): 'near' | 'off' => (have > 0 && have >= need - 1 ? 'near' : 'off');
  const progress = (have: number, need: number): string => `${have}/${need}`;
  return [
    {
      slot: 'nose',
      n: 1,
      icon: partIcon(nose.part),
      part: nose.part,
      name: part(nose.part),
      brief: board.b(`part-brief-${nose.part}`),
      cards: nose.cards,
      threshold: nose.threshold,
      state: nose.ready ? 'on' : near(nose.cards.length, nose.threshold),
      status: board.b(nose.used ? 'nose-used' : nose.ready ? 'nose-ready' : 'slot-progress', {
        progress: progress(nose.cards.length, nose.threshold),
      }),
    },
    {
      slot: 'central_deck',
      n: 2,
      icon: partIcon(deck.part),
      part: deck.part,
      name: part(deck.part),
      brief: board.b(`part-brief-${deck.part}`),
      cards: deck.cards,
      threshold: deck.threshold,
      state: deck.active ? 'on' : near(deck.cards.length, deck.threshold),
      status: board.b(deck.active ? 'deck-active' : 'slot-progress', {
        progress: progress(deck.cards.length, deck.threshold),
      }),
    },
    {
      slot: 'cargo_hold',
      n: 3,
      icon: 'pd-slot-cargo',
      part: null,
      name: '',
      brief: board.b('hold-brief', { n: hold.points }),
      cards: hold.cards,
      threshold: null,
      state: hold.points > 0 ? 'on' : 'off',
      status: '',
    },
  ];
}

export interface Change {
  text: string;
  tone: 'good' | 'glow';
}

/** "switches on", "1 more for the effect", "logistics: alone in front, +2": under each slot while it is asked. */
export function changeOf(board: BoardPD, choice: Choice, slot: SlotName): Change | null {
  const { slots } = choice.guide;
  if (!slots) return null;
  if (slot === 'cargo_hold') return held(board, slots.cargo_hold, choice.outcomeAt('slot:cargo_hold'));
  const { missing, reached } = slots[slot];
  if (missing > 0) return { text: board.b('change-short', { n: missing }), tone: 'glow' };
  if (slot === 'nose') return { text: board.b(reached ? 'change-nose-ready' : 'change-nose-spare'), tone: 'good' };
  return reached
    ? { text: board.b('change-deck-on'), tone: 'good' }
    : { text: board.b('change-deck-more'), tone: 'glow' };
}

function held(board: BoardPD, { type, standing }: Holding, outcome: Outcome | null): Change | null {
  if (!outcome) return null;
  const gain = outcome.score.after - outcome.score.before;
  const losing = (outcome.others ?? []).filter(({ score }) => score && score.after < score.before);
  const names = listed(
    board.lang,
    losing.map(({ seat }) => seatName(board, seat)),
  );
  const key = losing.length > 0 ? 'change-hold-takes' : `change-hold-${standing}`;
  return { text: board.b(key, { type: board.b(`type-${type}`), gain: signed(gain), names }), tone: gain > 0 ? 'good' : 'glow' }; // prettier-ignore
}
