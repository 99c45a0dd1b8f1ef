/** What putting a card into a slot changes: thresholds of nose and deck, majorities of the hold. */
import type { Facts } from './facts';
import type { CargoView, CardType, SeatView, SlotName, View } from './wire';

/** Quids a line of the hold pays to each seat: the most cards of a type pay one each, ties pay everybody (PD-9.4). */
export function linePoints(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  return counts.map((n) => (n > 0 && n === most ? n : 0));
}

export function cargoPoints(cargo: readonly CargoView[], seat: number): number {
  return cargo.reduce((sum, line) => sum + (linePoints(line.counts)[seat] ?? 0), 0);
}

export type Standing = 'none' | 'behind' | 'tied' | 'alone';

export function standing(line: CargoView, seat: number): Standing {
  const mine = line.counts[seat] ?? 0;
  if (mine === 0) return 'none';
  const others = Math.max(0, ...line.counts.filter((_, i) => i !== seat));
  return mine > others ? 'alone' : mine === others ? 'tied' : 'behind';
}

export type SlotChange =
  | { slot: 'nose'; have: number; need: number; ready: boolean }
  | { slot: 'central_deck'; have: number; need: number; state: 'active' | 'switches' | 'short' }
  | { slot: 'cargo_hold'; type: CardType; gain: number; standing: Standing; lose: number[] };

/** `have` counts the card already. */
export function slotChange(facts: Facts, view: View, seat: SeatView, card: string, slot: SlotName): SlotChange {
  if (slot === 'nose') {
    const have = seat.nose.cards.length + 1;
    return { slot, have, need: seat.nose.threshold, ready: have >= seat.nose.threshold };
  }
  if (slot === 'central_deck') {
    const have = seat.central_deck.cards.length + 1;
    const need = seat.central_deck.threshold;
    return { slot, have, need, state: have > need ? 'active' : have === need ? 'switches' : 'short' };
  }
  const type = facts.cards[card]?.type ?? 'blocks';
  const line = view.cargo.find((l) => l.type === type) ?? { type, counts: view.seats.map(() => 0), leaders: [] };
  const counts = line.counts.map((n, i) => (i === seat.seat ? n + 1 : n));
  const before = linePoints(line.counts);
  const after = linePoints(counts);
  return {
    slot,
    type,
    gain: (after[seat.seat] ?? 0) - (before[seat.seat] ?? 0),
    standing: standing({ ...line, counts }, seat.seat),
    lose: view.seats.map((s) => s.seat).filter((i) => i !== seat.seat && (after[i] ?? 0) < (before[i] ?? 0)),
  };
}
