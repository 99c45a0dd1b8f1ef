/** The window onto the planet as it moves: by finger at once, by itself in a short glide. */
import { toWindow, type Camera, type Point, type Shot, type Window } from '../../../table/camera/camera';
import { between, Glide } from '../../../table/camera/glide';
import type { Square } from '../types';
import { UNIT, type Frame } from './frames';
import { around, cameraOn, type Plane } from './framing';

const GLIDE = 240;

export class Looking {
  readonly window: Window = $derived.by(() => ({ ...this.room(), inset: { top: 0, right: 0, bottom: 0, left: 0 } }));
  readonly #camera: Camera = $derived.by(() => cameraOn(this.drawing().plane));
  #wanted: Shot = $state.raw({ k: 1, x: 0, y: 0 });
  /** Where the glide under way comes to rest. */
  #ahead: Shot | null = $state.raw(null);
  /** What is shown: what is wanted, as far as the window allows. */
  readonly shot: Shot = $derived(this.#camera.clamp(this.#wanted, this.window));
  /** What will be shown once nothing moves by itself. */
  readonly rest: Shot = $derived(this.#camera.clamp(this.#ahead ?? this.#wanted, this.window));
  readonly whole: boolean = $derived(this.shot.k <= this.#camera.least(this.window) + 0.01);
  readonly partly: boolean = $derived.by(() => {
    const { plane } = this.drawing();
    return plane.w * this.shot.k > this.window.width + 2 || plane.h * this.shot.k > this.window.height + 2;
  });
  /** Where the corner of the drawing lies in the window, in px. */
  readonly corner: Point = $derived(toWindow([0, 0], this.shot, this.window));

  #glide = new Glide();
  /** The zoom before the planet drew back by itself. */
  #before: number | null = null;

  constructor(
    private readonly room: () => { width: number; height: number },
    private readonly still: () => boolean,
    private readonly drawing: () => { plane: Plane; frames: readonly Frame[] },
    /** What lies over the lower edge of the window: nothing that is asked for should be under it. */
    private readonly below: () => number = () => 0,
  ) {}

  #at([x, y]: Point, k = this.shot.k): Shot {
    return this.#camera.clamp({ k, x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT }, this.window);
  }

  /** These squares in sight, with as little moving as possible; `farther`: the planet may become smaller for it. */
  #bringing(names: readonly Square[], farther: boolean, rim?: number): Shot {
    const bounds = around(this.drawing().frames, names, rim);
    if (!bounds) return this.rest;
    const over = this.below();
    const window: Window = { ...this.window, inset: { ...this.window.inset, bottom: over } };
    // A shot is told by what lies in the middle of the part that is free.
    const seenFrom = (shot: Shot, lifted: number): Shot => ({ ...shot, y: shot.y - lifted / 2 / shot.k });
    return seenFrom(this.#camera.enclosing(seenFrom(this.rest, over), window, bounds, farther), -over);
  }

  #set(shot: Shot): void {
    this.stop();
    this.#wanted = shot;
  }

  pan(dx: number, dy: number): void {
    this.#set(this.#camera.moved(this.shot, this.window, dx, dy));
  }

  zoom(factor: number, about: Point): void {
    this.#before = null;
    this.#set(this.#camera.zoomed(this.shot, this.window, factor, about));
  }

  /** From the whole planet to a close look at this point, and back. */
  toggle(to: Point): void {
    this.#before = null;
    if (!this.whole) this.#go(this.#camera.whole(this.window));
    else this.#go(this.#at(to, Math.max(this.#camera.world.comfort, this.#camera.least(this.window) * 1.4)));
  }

  look(to: Point): void {
    this.#before = null;
    this.#set(this.#at(to));
  }

  /** From here to there, as near as now. */
  turnTo(to: Point): void {
    this.#go(this.#at(to));
  }

  /** What is asked for comes into sight, from farther away if need be. */
  show(names: readonly Square[], rim?: number): void {
    const { k } = this.rest;
    const next = this.#bringing(names, true, rim);
    if (next.k < k) this.#before ??= k;
    this.#go(next);
  }

  /** What is in hand stays in sight. */
  follow(names: readonly Square[], atOnce = false): void {
    const next = this.#bringing(names, false);
    if (atOnce) this.#set(next);
    else this.#go(next);
  }

  /** The question is answered: as near as before. */
  back(): void {
    if (this.#before === null) return;
    const k = this.#before;
    this.#before = null;
    this.#go(this.#camera.clamp({ ...this.shot, k }, this.window));
  }

  stop(): void {
    this.#glide.stop();
    this.#ahead = null;
  }

  #go(to: Shot): void {
    this.stop();
    const from = this.shot;
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
