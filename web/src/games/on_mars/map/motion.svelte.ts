/**
 * What moves on the map: tiles flip, crystals pop up, pieces glide, things fade. The table calls `move` (telling.ts)
 * with each event; every promise here is fulfilled when the thing has arrived. Without motion that is at once.
 */
import type { Hex, Party } from '../types';
import type { BuildingType } from '../wire';
import type { Kind } from './pieces';

export interface Glide {
  id: number;
  kind: Kind;
  party: Party;
  path: Hex[];
  /** It comes from outside of the map: it drops onto its hex. */
  drops: boolean;
  ms: number;
}
export interface Flip {
  id: number;
  hex: Hex;
  type: BuildingType;
  party: Party | null;
  ms: number;
}
/** Crystals or tiles that come (one after another) or go. */
export interface Pop {
  id: number;
  hexes: Hex[];
  /** null: crystals. */
  tile: string | null;
  out: boolean;
  ms: number;
  gap: number;
}
/** A hex that flashes, for instance one that produced. */
export interface Flash {
  id: number;
  hex: Hex;
  ms: number;
}

/** ms at speed 1. */
export const TIMES = { flip: 320, pop: 140, gap: 80, step: 110, least: 220, most: 320, fade: 180, flash: 320 } as const;

/** Longer ways take longer, but no way is a journey. */
export function glideTime(steps: number): number {
  return Math.min(TIMES.most, Math.max(TIMES.least, steps * TIMES.step));
}

export class Motion {
  glides: Glide[] = $state.raw([]);
  flips: Flip[] = $state.raw([]);
  pops: Pop[] = $state.raw([]);
  flashes: Flash[] = $state.raw([]);

  #how: () => { still: boolean; speed: number };
  #id = 0;
  #skips = 0;
  #wakes = new Set<() => void>();

  constructor(how: () => { still: boolean; speed: number } = () => ({ still: false, speed: 1 })) {
    this.#how = how;
  }

  /** The piece is on its way, or there before the view is: it is not drawn where it was. */
  away(hex: Hex, kind: Kind, party: Party): boolean {
    return this.glides.some((g) => g.kind === kind && g.party === party && g.path[0] === hex);
  }

  /** What has arrived stays there until the view shows it. */
  async glide(kind: Kind, party: Party, path: Hex[]): Promise<void> {
    if (path.length === 0) return;
    const drops = path.length === 1;
    const ms = this.#time(drops ? TIMES.least : glideTime(path.length - 1));
    if (ms === 0) return;
    const glide: Glide = { id: this.#next(), kind, party, path, drops, ms };
    this.glides = [...this.glides, glide];
    await this.#wait(ms);
  }

  async flip(hex: Hex, type: BuildingType, party: Party | null): Promise<void> {
    const ms = this.#time(TIMES.flip);
    if (ms === 0) return;
    const flip: Flip = { id: this.#next(), hex, type, party, ms };
    this.flips = [...this.flips, flip];
    await this.#wait(ms);
    this.flips = this.flips.filter((f) => f !== flip);
  }

  async pop(hexes: Hex[], tile: string | null, out = false): Promise<void> {
    const ms = this.#time(out ? TIMES.fade : TIMES.pop);
    if (ms === 0 || hexes.length === 0) return;
    const gap = out ? 0 : this.#time(TIMES.gap);
    const pop: Pop = { id: this.#next(), hexes, tile, out, ms, gap };
    this.pops = [...this.pops, pop];
    await this.#wait(ms + gap * (hexes.length - 1));
    this.pops = this.pops.filter((p) => p !== pop);
  }

  async flash(hex: Hex): Promise<void> {
    const ms = this.#time(TIMES.flash);
    if (ms === 0) return;
    const flash: Flash = { id: this.#next(), hex, ms };
    this.flashes = [...this.flashes, flash];
    await this.#wait(ms);
    this.flashes = this.flashes.filter((f) => f !== flash);
  }

  /** Nothing yet: something else is on its way here. False if somebody did not want to wait for it. */
  async pause(ms: number): Promise<boolean> {
    const skips = this.#skips;
    await this.#wait(this.#time(ms));
    return skips === this.#skips;
  }

  /** Everything under way is there now. */
  skip(): void {
    this.#skips += 1;
    for (const wake of [...this.#wakes]) wake();
  }

  /** A new view is there: from now on it alone says where pieces are. */
  settle(): void {
    if (this.glides.length > 0) this.glides = [];
  }

  #next(): number {
    this.#id += 1;
    return this.#id;
  }

  #time(ms: number): number {
    const { still, speed } = this.#how();
    return still || !Number.isFinite(speed) || speed <= 0 ? 0 : ms / speed;
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wakes.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wakes.add(done);
    });
  }
}
