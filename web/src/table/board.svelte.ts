/** What every part of a board needs: facts, words, seats, what is spoken of, and the way to what explains itself. */
import { getTable, type BoardProps, type SeatInfo, type TableContext, type Translate } from '../lib/table';
import type { Lang, Wire } from '../lib/types';
import type { Explaining } from './explaining.svelte';

/** `Spot`: a place of this game that somebody speaks of; whatever shows it lights up. */
export interface Board<Facts, Spot> {
  readonly facts: Facts;
  readonly lang: Lang;
  readonly b: Translate;
  readonly seats: readonly SeatInfo[];
  readonly me: number | null;
  /** Nothing moves. */
  readonly still: boolean;
  /** Laid out for a small screen. */
  readonly narrow: boolean;
  readonly spot: Spot;
  light(spot: Spot | null): void;
  /** Shows the enlarged component beside `element`; `sticky` keeps it open until Esc or a click elsewhere. */
  explain(id: string, element: Element, sticky?: boolean): void;
  hush(): void;
  openSeat(seat: number): void;
  openRule(id: string): void;
}

interface Source<W extends Wire, Facts, Spot> {
  props(): BoardProps<W>;
  facts(): Facts;
  b(): Translate;
  slim(): boolean;
  /** What is spoken of, unless a part of the board speaks of something itself. */
  spot(): Spot;
  openSeat(seat: number): void;
}

/** The board of a table. Made while its component is set up. */
export class TableBoard<W extends Wire, Facts, Spot> implements Board<Facts, Spot> {
  readonly #table: TableContext<W> = getTable<W>();
  #lit: Spot | null = $state.raw(null);

  constructor(
    private readonly source: Source<W, Facts, Spot>,
    private readonly explaining: Explaining,
  ) {}

  get facts(): Facts {
    return this.source.facts();
  }

  get lang(): Lang {
    return this.source.props().lang;
  }

  get b(): Translate {
    return this.source.b();
  }

  get seats(): readonly SeatInfo[] {
    return this.source.props().seats;
  }

  get me(): number | null {
    return this.source.props().view.me;
  }

  get still(): boolean {
    return this.source.props().reducedMotion;
  }

  get narrow(): boolean {
    return this.source.slim();
  }

  get spot(): Spot {
    return this.#lit ?? this.source.spot();
  }

  light(spot: Spot | null): void {
    this.#lit = spot;
  }

  explain(id: string, element: Element, sticky?: boolean): void {
    this.explaining.explain(id, element, sticky);
  }

  hush(): void {
    this.explaining.hush();
  }

  openSeat(seat: number): void {
    this.explaining.close();
    this.source.openSeat(seat);
  }

  openRule(id: string): void {
    this.#table.openRule(id);
  }
}

/** A board outside a table, for pictures only: nobody sits at it, nothing moves, nothing opens. */
export class PictureBoard<Facts, Spot> implements Board<Facts, Spot> {
  readonly seats: readonly SeatInfo[] = [];
  readonly me = null;
  readonly still = true;
  readonly narrow = false;

  constructor(
    private readonly source: { facts(): Facts; lang(): Lang; b(): Translate },
    readonly spot: Spot,
  ) {}

  get facts(): Facts {
    return this.source.facts();
  }

  get lang(): Lang {
    return this.source.lang();
  }

  get b(): Translate {
    return this.source.b();
  }

  light(): void {}
  explain(): void {}
  hush(): void {}
  openSeat(): void {}
  openRule(): void {}
}

type Seated = Pick<Board<unknown, unknown>, 'seats'>;

export function seatName({ seats }: Seated, seat: number): string {
  return seats.find((s) => s.seat === seat)?.name ?? `${seat + 1}`;
}

export function seatColourOf({ seats }: Seated, seat: number): number {
  return seats.find((s) => s.seat === seat)?.colour ?? seat;
}
