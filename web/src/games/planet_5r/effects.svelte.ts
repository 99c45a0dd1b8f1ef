/** What the board does by itself in a beat: the die rolls, water rises from a screen as a figure, screens shake. */
import type { Beat, Stage } from '../../table/contract';
import type { GameEvent, View, Wire } from './wire';

export interface Rolled {
  face: number | null;
  rolling: boolean;
  /** Grows with each roll, so that the same face twice is seen as two rolls. */
  roll: number;
  seat: number | null;
}

/** What each seat won or lost by these events. */
export function waterOf(events: readonly GameEvent[]): Map<number, number> {
  const sum = new Map<number, number>();
  const add = (seat: number, by: number): void => {
    if (by !== 0) sum.set(seat, (sum.get(seat) ?? 0) + by);
  };
  for (const event of events) {
    if (event.e === 'water_gained') add(event.seat, event.amount);
    if (event.e === 'bid_paid') add(event.seat, -event.amount);
    if (event.e === 'water_stolen') {
      add(event.seat, event.amount);
      add(event.victim, event.from_supply - event.amount);
    }
  }
  return sum;
}

export class Effects implements Stage<Wire> {
  die: Rolled = $state.raw({ face: null, rolling: false, roll: 0, seat: null });
  /** Per seat: grows whenever water passes behind its screen. */
  shakes: Readonly<Record<number, number>> = $state.raw({});
  /** Per seat: the last change of its water, to float over its screen. */
  deltas: Readonly<Record<number, { id: number; amount: number }>> = $state.raw({});
  #delta = 0;

  /** `told`: the events of the log. The table knows the roll of an auction only; what lies there else was rolled before. */
  constructor(private readonly told: () => readonly GameEvent[]) {}

  lead(beat: Beat<Wire>): void {
    const first = beat.events[0];
    if (first?.e === 'die_rolled')
      this.die = { face: first.face, rolling: true, roll: this.die.roll + 1, seat: first.seat };
  }

  land(beat: Beat<Wire>, flew: boolean): void {
    const rolled = beat.events.findLast((event) => event.e === 'die_rolled');
    this.die = { ...this.die, face: rolled?.face ?? this.die.face, rolling: false };
    const water = waterOf(beat.events);
    if (water.size > 0) {
      const deltas = { ...this.deltas };
      for (const [seat, amount] of water) deltas[seat] = { id: (this.#delta += 1), amount };
      this.deltas = deltas;
    }
    if (flew) this.#shake(beat);
  }

  rest(view: View): void {
    const rolled = this.told().findLast((event) => event.e === 'die_rolled');
    this.die = { ...this.die, face: view.auction?.roll ?? rolled?.face ?? null, rolling: false };
  }

  #shake(beat: Beat<Wire>): void {
    const shakes = { ...this.shakes };
    const hit = beat.events.flatMap((e) => [...('seat' in e ? [e.seat] : []), ...('victim' in e ? [e.victim] : [])]);
    for (const seat of new Set(hit)) shakes[seat] = (shakes[seat] ?? 0) + 1;
    this.shakes = shakes;
  }
}
