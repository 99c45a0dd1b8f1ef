/** The window onto the planet as it moves: by finger at once, by itself in a short glide. */
import { between, Glide } from '../../../table/camera/glide';
import type { Square } from '../types';
import type { Frame } from './frames';
import { bringing, CLOSEST, farthest, kept, lookingAt, zoomed, type Plane, type Room, type Sight } from './framing';

/** The first look: squares large enough for a finger. */
const FIRST = 1;
const GLIDE = 240;

export class Camera {
  readonly room: Room = $derived.by(() => this.window());
  readonly plane: Plane = $derived.by(() => this.drawing().plane);
  #wanted: Sight = $state.raw({ k: FIRST, x: 0, y: 0 });
  /** Where the glide under way comes to rest. */
  #ahead: Sight | null = $state.raw(null);
  /** What is shown: what is wanted, as far as the window allows. */
  readonly sight: Sight = $derived(this.#allowed(this.#wanted));
  /** What will be shown once nothing moves by itself. */
  readonly rest: Sight = $derived(this.#allowed(this.#ahead ?? this.#wanted));
  readonly whole: boolean = $derived(this.sight.k <= farthest(this.room, this.plane) + 0.01);
  readonly partly: boolean = $derived(
    this.plane.w * this.sight.k > this.room.w + 2 || this.plane.h * this.sight.k > this.room.h + 2,
  );

  #glide = new Glide();
  /** The zoom before the planet drew back by itself. */
  #before: number | null = null;

  constructor(
    private readonly window: () => Room,
    private readonly still: () => boolean,
    private readonly drawing: () => { plane: Plane; frames: readonly Frame[] },
    /** What lies over the lower edge of the window: nothing that is asked for should be under it. */
    private readonly below: () => number = () => 0,
  ) {}

  #allowed(sight: Sight): Sight {
    const k = Math.min(CLOSEST, Math.max(farthest(this.room, this.plane), sight.k));
    return kept({ ...sight, k }, this.room, this.plane);
  }

  #bringing(names: readonly Square[], farther: boolean, rim?: number): Sight {
    const room = { w: this.room.w, h: Math.max(1, this.room.h - this.below()) };
    return bringing(this.rest, room, names, farther, this.drawing().frames, this.plane, rim);
  }

  /** By the person's own hand. */
  set(sight: Sight): void {
    this.stop();
    this.#before = null;
    this.#wanted = sight;
  }

  pan(dx: number, dy: number): void {
    const { k, x, y } = this.sight;
    const before = this.#before;
    this.set({ k, x: x + dx, y: y + dy });
    this.#before = before;
  }

  zoom(factor: number, cx?: number, cy?: number): void {
    this.set(zoomed(this.sight, this.room, this.sight.k * factor, cx, cy, this.plane));
  }

  /** From the whole planet to a close look at this point, and back. */
  toggle(to: readonly [number, number]): void {
    this.#before = null;
    if (!this.whole) this.glide(zoomed(this.sight, this.room, 0, undefined, undefined, this.plane));
    else {
      const k = Math.min(CLOSEST, Math.max(FIRST, farthest(this.room, this.plane) * 1.4));
      this.glide(lookingAt({ ...this.sight, k }, this.room, to, this.plane));
    }
  }

  look(to: readonly [number, number]): void {
    this.set(lookingAt(this.sight, this.room, to, this.plane));
  }

  /** From here to there, as near as now. */
  turnTo(to: readonly [number, number]): void {
    this.glide(lookingAt(this.sight, this.room, to, this.plane));
  }

  /** What is asked for comes into sight, from farther away if need be. */
  show(names: readonly Square[], rim?: number): void {
    const { k } = this.rest;
    const next = this.#bringing(names, true, rim);
    if (next.k < k) this.#before ??= k;
    this.glide(next);
  }

  /** What is in hand stays in sight. */
  follow(names: readonly Square[], atOnce = false): void {
    const next = this.#bringing(names, false);
    if (atOnce) {
      this.stop();
      this.#wanted = next;
    } else this.glide(next);
  }

  /** The question is answered: as near as before. */
  back(): void {
    if (this.#before === null) return;
    const k = this.#before;
    this.#before = null;
    this.glide(zoomed(this.sight, this.room, k, undefined, undefined, this.plane));
  }

  stop(): void {
    this.#glide.stop();
    this.#ahead = null;
  }

  private glide(to: Sight): void {
    this.stop();
    const from = this.sight;
    if (from.k === to.k && from.x === to.x && from.y === to.y) return;
    if (this.still()) {
      this.#wanted = to;
      return;
    }
    this.#ahead = to;
    this.#glide.start(GLIDE, (part) => {
      this.#wanted = between(from, to, part);
      if (part === 1) this.#ahead = null;
    });
  }
}
