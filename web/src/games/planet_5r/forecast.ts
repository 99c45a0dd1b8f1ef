/** What a raised card would do and what may happen to whoever plays it: sentences for the rail, from what the engine tells. */
import { actionName, seatName, sideShort, techName, type Board5R } from './context';
import { kindIcon } from './icons';
import type { ActionId, CardGuide, SeatView, View } from './wire';
import { listed } from './words';

export interface Line {
  icon: string;
  text: string;
  tone: 'plain' | 'good' | 'bad' | 'warn';
  /** A table of values with the likely one marked: Develop 4 2 1 0. */
  steps?: { value: number; on: boolean }[];
}

function names(board: Board5R, seats: number[]): string {
  return listed(
    board.lang,
    seats.map((s) => seatName(board, s)),
  );
}

/** The values by the number of cards, with those marked that can still come. */
function stepsOf({ water = [], fewest, most }: CardGuide): Line['steps'] {
  return water.map((value, i) => ({ value, on: i + 1 >= fewest && i + 1 <= most }));
}

export function forecast(board: Board5R, view: View, me: SeatView, card: ActionId, told: CardGuide): Line[] {
  const b = board.b;
  const lines: Line[] = [];
  const { same, fewest, most, robbers, victims, back = [] } = told;
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
    if (!robbers) return;
    const { shown, may, water } = robbers;
    if (shown.length > 0)
      lines.push({
        icon: 'r5-plunder',
        tone: 'bad',
        text: b('robbed-shown', { names: names(board, shown), count: shown.length, amount: water }),
      });
    else if (may.length > 0)
      lines.push({
        icon: 'r5-plunder',
        tone: 'warn',
        text: b('robbed-may', { names: names(board, may), count: may.length }),
      });
    else lines.push({ icon: 'r5-plunder', tone: 'good', text: b('robbed-nobody') });
  };

  switch (card) {
    case 'excavate':
      lines.push({
        icon: 'r5-auction',
        tone: 'plain',
        text: b(most === 1 ? 'fc-excavate-solo' : fewest > 1 ? 'fc-excavate-contested' : 'fc-excavate', {
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
        steps: stepsOf(told),
      });
      also();
      break;
    case 'plunder':
      lines.push({ icon: 'r5-plunder', tone: 'plain', text: b('fc-plunder'), steps: stepsOf(told) });
      if (victims && victims.shown.length > 0)
        lines.push({
          icon: 'i-eye',
          tone: 'good',
          text: b('victims-shown', { names: names(board, victims.shown), count: victims.shown.length }),
        });
      if (victims && victims.may.length > 0)
        lines.push({
          icon: 'i-hand',
          tone: 'plain',
          text: b('victims-may', { names: names(board, victims.may), count: victims.may.length }),
        });
      if (victims && victims.shown.length + victims.may.length === 0)
        lines.push({ icon: 'i-warning', tone: 'warn', text: b('victims-nobody') });
      also();
      break;
    case 'scout':
      lines.push({ icon: 'r5-die', tone: 'plain', text: b('fc-scout', { faces: [...new Set(view.die)].join(' / ') }) });
      lines.push({
        icon: 'r5-late',
        tone: told.late ? 'good' : 'plain',
        text: b(told.late ? 'fc-scout-late' : 'fc-scout-last'),
      });
      break;
    case 'expand':
      lines.push({
        icon: 'r5-expand',
        tone: back.length > 0 ? 'good' : 'plain',
        text:
          back.length > 0
            ? b('fc-expand', {
                cards: listed(
                  board.lang,
                  back.map((c) => actionName(board, c)),
                ),
                count: back.length,
              })
            : b('fc-expand-empty'),
      });
      robbed();
      break;
  }
  for (const i of me.improvements.filter((found) => found.action === card)) {
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
