/** What may still happen to me this round and what a raised card would do: sentences for the rail, from the view alone. */
import { byCount, DEVELOP, improvementsFor, othersWith, PLUNDER } from './chances';
import { actionName, seatName, sideShort, techName, type Board5R } from './context';
import { kindIcon } from './icons';
import type { ActionId, SeatView, View } from './wire';
import { listed } from './words';

export interface Line {
  icon: string;
  text: string;
  tone: 'plain' | 'good' | 'bad' | 'warn';
  /** A table of values with the likely one marked: Develop 4 2 1 0. */
  steps?: { value: number; on: boolean }[];
}

/** Water a plunderer will take from me, once all cards are up and Plunder has not been done. */
export function threat(view: View, seat: SeatView): { amount: number; by: number[] } {
  const none = { amount: 0, by: [] };
  if (!view.counts || view.over || (seat.played !== 'excavate' && seat.played !== 'expand')) return none;
  const done =
    view.resolving === 'scout' || view.resolving === 'expand' || view.phase === 'cleanup' || view.phase === 'end';
  if (done || view.counts.plunder === 0) return none;
  const by = view.seats.filter((s) => s.played === 'plunder').map((s) => s.seat);
  return { amount: by.length * byCount(PLUNDER, view.counts.plunder), by };
}

function names(board: Board5R, seats: number[]): string {
  return listed(
    board.lang,
    seats.map((s) => seatName(board, s)),
  );
}

export function forecast(board: Board5R, view: View, me: SeatView, card: ActionId): Line[] {
  const b = board.b;
  const lines: Line[] = [];
  const same = othersWith(view, me.seat, [card]);
  const also = (): void => {
    if (same.shown.length > 0)
      lines.push({
        icon: 'i-eye',
        tone: 'warn',
        text: b('also-shown', { names: names(board, same.shown), count: same.shown.length }),
      });
    if (same.may.length > 0)
      lines.push({
        icon: 'i-hand',
        tone: 'plain',
        text: b('also-may', { names: names(board, same.may), count: same.may.length }),
      });
    if (same.shown.length === 0 && same.may.length === 0)
      lines.push({ icon: 'i-check', tone: 'good', text: b('also-nobody') });
  };
  const robbed = (): void => {
    const p = othersWith(view, me.seat, ['plunder']);
    if (p.shown.length > 0)
      lines.push({
        icon: 'r5-plunder',
        tone: 'bad',
        text: b('robbed-shown', {
          names: names(board, p.shown),
          count: p.shown.length,
          amount: p.shown.length * byCount(PLUNDER, p.shown.length),
        }),
      });
    else if (p.may.length > 0)
      lines.push({
        icon: 'r5-plunder',
        tone: 'warn',
        text: b('robbed-may', { names: names(board, p.may), count: p.may.length }),
      });
    else lines.push({ icon: 'r5-plunder', tone: 'good', text: b('robbed-nobody') });
  };
  const least = same.shown.length + 1;
  const most = least + same.may.length;

  switch (card) {
    case 'excavate':
      lines.push({
        icon: 'r5-auction',
        tone: 'plain',
        text: b(most === 1 ? 'fc-excavate-solo' : least > 1 ? 'fc-excavate-contested' : 'fc-excavate', {
          water: me.water ?? 0,
        }),
      });
      also();
      robbed();
      break;
    case 'develop':
      lines.push({
        icon: 'r5-develop',
        tone: 'plain',
        text: b('fc-develop'),
        steps: DEVELOP.map((value, i) => ({ value, on: i + 1 >= least && i + 1 <= most })),
      });
      also();
      break;
    case 'plunder': {
      const victims = othersWith(view, me.seat, ['excavate', 'expand']);
      lines.push({
        icon: 'r5-plunder',
        tone: 'plain',
        text: b('fc-plunder'),
        steps: PLUNDER.map((value, i) => ({ value, on: i + 1 >= least && i + 1 <= most })),
      });
      if (victims.shown.length > 0)
        lines.push({
          icon: 'i-eye',
          tone: 'good',
          text: b('victims-shown', { names: names(board, victims.shown), count: victims.shown.length }),
        });
      if (victims.may.length > 0)
        lines.push({
          icon: 'i-hand',
          tone: 'plain',
          text: b('victims-may', { names: names(board, victims.may), count: victims.may.length }),
        });
      if (victims.shown.length === 0 && victims.may.length === 0)
        lines.push({ icon: 'i-warning', tone: 'warn', text: b('victims-nobody') });
      also();
      break;
    }
    case 'scout':
      lines.push({ icon: 'r5-die', tone: 'plain', text: b('fc-scout', { faces: [...new Set(view.die)].join(' / ') }) });
      lines.push({
        icon: 'r5-late',
        tone: view.round < view.rounds ? 'good' : 'plain',
        text: b(view.round < view.rounds ? 'fc-scout-late' : 'fc-scout-last'),
      });
      break;
    case 'expand': {
      const back = me.discard.map((c) => actionName(board, c));
      lines.push({
        icon: 'r5-expand',
        tone: back.length > 0 ? 'good' : 'plain',
        text:
          back.length > 0
            ? b('fc-expand', { cards: listed(board.lang, back), count: back.length })
            : b('fc-expand-empty'),
      });
      robbed();
      break;
    }
  }
  for (const i of improvementsFor(me, card)) {
    const side = board.facts.cards[i.card]?.[i.side];
    if (side)
      lines.push({
        icon: kindIcon(i.kind),
        tone: 'good',
        text: b('fc-improvement', { card: techName(board, i.card), effect: sideShort(board, side) }),
      });
  }
  return lines;
}
