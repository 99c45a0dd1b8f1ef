/** Figures shown beside a choice: tables printed on the action cards and the die's odds. */
import type { ActionId, ImprovementView, SeatView, View } from './wire';

/** What Develop gives by the number of developers (R5-7.2); more than listed gives the last value. */
export const DEVELOP = [4, 2, 1, 0] as const;
/** What Plunder takes from each victim by the number of plunderers (R5-7.3). */
export const PLUNDER = [1, 2, 3] as const;

export function byCount(table: readonly number[], count: number): number {
  return table[Math.min(Math.max(count, 1), table.length) - 1] ?? 0;
}

/** Chance of a lone bid: it must beat the roll (R5-8.4). */
export function soloOdds(bid: number, faces: number[]): { wins: number; of: number } {
  return { wins: faces.filter((face) => bid > face).length, of: faces.length };
}

/** The least lone bid that beats every face. */
export function sureBid(faces: number[]): number {
  return Math.max(0, ...faces) + 1;
}

export interface Others {
  /** Seats that showed this card already. */
  shown: number[];
  /** Seats that still may: card in hand, not yet turned up. */
  may: number[];
}

/** Discards are open, so everybody's hand is known: who could still play this card? */
export function othersWith(view: View, me: number | null, actions: ActionId[]): Others {
  const shown: number[] = [];
  const may: number[] = [];
  for (const seat of view.seats) {
    if (seat.seat === me) continue;
    if (seat.played) {
      if (actions.includes(seat.played)) shown.push(seat.seat);
    } else if (seat.hand.some((card) => actions.includes(card))) {
      may.push(seat.seat);
    }
  }
  return { shown, may };
}

export function improvementsFor(seat: SeatView, action: ActionId): ImprovementView[] {
  return seat.improvements.filter((i) => i.action === action);
}
