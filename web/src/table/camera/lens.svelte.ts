/** The part of a map that is seen, and the gestures that change it: wheel, drag, pinch, keys, buttons. */
import { css, toMap, toWindow, type Camera, type Point, type Shot, type Window } from './camera';
import { listen } from './gestures';
import { between, Glide } from './glide';

const NOWHERE: Window = { width: 0, height: 0, inset: { top: 0, right: 0, bottom: 0, left: 0 } };
const STEP = 1.35;
const REST = 140;
const GLIDE = 180;
/** What an arrow pushes, in px. */
const PUSH = 70;

export interface Looking {
  /** Nothing glides. */
  still(): boolean;
  /** What matters: the map opens around it. */
  about(): Point[];
  /** What must not slip under a panel. */
  must(): Point | null;
  /** Selector of the ground: a click that ends a drag there picks nothing. */
  ground?: string;
  /** Arrows push the map; else they are left to those who walk on it. */
  arrows?: boolean;
}

export class Lens {
  window: Window = $state.raw(NOWHERE);
  shot: Shot = $state.raw() as Shot;
  /**
   * The scale at which the map is painted. While it grows or shrinks the painted picture is only stretched, which
   * costs nothing; once it has come to rest it is painted sharp.
   */
  painted = $state(1);
  dragging = $state(false);

  /** Nobody has moved it yet: it may open anew when the window changes. */
  #untouched = true;
  /** What belongs to the point in question. */
  #others: readonly Point[] = [];
  /** What was seen before the whole map was asked for. */
  #before: Shot | null = null;
  #node: HTMLElement | null = null;
  #glide = new Glide();
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly camera: Camera,
    readonly how: Looking,
  ) {
    this.shot = { k: camera.world.comfort, x: 0, y: 0 };
    this.painted = this.shot.k;
  }

  /**
   * The window has another size, or panels cover another part of it. Until somebody moves the map a new size opens
   * it anew; a panel that slides in only pushes what matters out from under it.
   */
  fit(window: Window): void {
    if (window.width === 0 || window.height === 0) return;
    const before = this.window;
    const all = before.width > 0 && this.isWhole;
    const anew = this.#untouched && (before.width !== window.width || before.height !== window.height);
    this.#glide.stop();
    this.window = window;
    if (this.#before || (all && !anew)) this.shot = this.camera.whole(window);
    else {
      const must = this.how.must();
      const shot = anew ? this.camera.opening(window, this.how.about(), must) : this.camera.clamp(this.shot, window);
      this.shot = must ? this.camera.holding(shot, window, must, this.#others) : shot;
    }
    this.#settle(0);
  }

  get transform(): string {
    const stretch = this.shot.k / this.painted;
    return css(this.shot, this.window) + (stretch === 1 ? '' : ` scale(${stretch})`);
  }

  /** For what is not painted anew: everything is stretched. */
  get stretched(): string {
    return `${css(this.shot, this.window)} scale(${this.shot.k})`;
  }

  get isWhole(): boolean {
    return this.shot.k <= this.camera.whole(this.window).k * 1.001;
  }

  /** A point of the map in px of the viewport. */
  onScreen(point: Point): Point {
    const box = this.#node?.getBoundingClientRect();
    const [x, y] = toWindow(point, this.shot, this.window);
    return [x + (box?.left ?? 0), y + (box?.top ?? 0)];
  }

  /** A point of the map in px of its own window. */
  inWindow(point: Point): Point {
    return toWindow(point, this.shot, this.window);
  }

  /** A place of the viewport as a point of the map. */
  under(event: { clientX: number; clientY: number }): Point {
    return toMap(this.#local(event), this.shot, this.window);
  }

  by(factor: number, about?: Point): void {
    this.#go(this.camera.zoomed(this.shot, this.window, factor, about));
  }

  /** As near as one can get. */
  get isClose(): boolean {
    return this.shot.k >= this.camera.most(this.window) * 0.999;
  }

  bigger = (): void => this.by(STEP);
  smaller = (): void => this.by(1 / STEP);
  all = (): void => this.#go(this.camera.whole(this.window));

  show(point: Point): void {
    this.hold(point, []);
  }

  /** Puts a point into the middle. */
  centre(point: Point): void {
    this.#go(this.camera.clamp({ k: this.shot.k, x: point[0], y: point[1] }, this.window));
  }

  /** A point and what belongs to it. */
  hold(point: Point, others: readonly Point[]): void {
    this.#others = others;
    if (!this.#before) this.#go(this.camera.holding(this.shot, this.window, point, others), false);
  }

  /** Everything, for as long as an answer may lie anywhere; then what was seen before. */
  survey(on: boolean): void {
    if (on) {
      this.#before ??= this.shot;
      this.#go(this.camera.whole(this.window), false);
    } else if (this.#before) {
      const shot = this.isWhole ? this.#before : this.shot;
      this.#before = null;
      this.#go(this.camera.clamp(shot, this.window), false);
    }
  }

  /** Plus and minus zoom, 0 shows everything, arrows may push; true if the key was one of these. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const run: Record<string, () => void> = {
      '+': this.bigger,
      '=': this.bigger,
      '-': this.smaller,
      '0': this.all,
    };
    if (this.how.arrows) {
      const push = (dx: number, dy: number) => (): void =>
        this.#go(this.camera.moved(this.shot, this.window, dx * PUSH, dy * PUSH));
      Object.assign(run, {
        ArrowLeft: push(1, 0),
        ArrowRight: push(-1, 0),
        ArrowUp: push(0, 1),
        ArrowDown: push(0, -1),
      });
    }
    const act = run[event.key];
    act?.();
    return act !== undefined;
  }

  /** For `{@attach}` on the element that shows the map. */
  attach = (node: HTMLElement): (() => void) => {
    this.#node = node;
    const deaf = listen(node, {
      move: (dx, dy) => this.#set(this.camera.moved(this.shot, this.window, dx, dy)),
      zoom: (factor, about) => this.#set(this.camera.zoomed(this.shot, this.window, factor, about)),
      ground: this.how.ground,
      held: (on) => (this.dragging = on),
    });
    return () => {
      deaf();
      this.#glide.stop();
      clearTimeout(this.#rest);
      this.#node = null;
    };
  };

  #local(event: { clientX: number; clientY: number }): Point {
    const box = this.#node?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  }

  #set(shot: Shot): void {
    this.#glide.stop();
    this.#untouched = false;
    this.shot = shot;
    this.#settle(REST);
  }

  /** Paints anew after a moment of rest. */
  #settle(ms: number): void {
    clearTimeout(this.#rest);
    if (this.painted === this.shot.k) return;
    if (ms === 0) this.painted = this.shot.k;
    else this.#rest = setTimeout(() => (this.painted = this.shot.k), ms);
  }

  /** Goes there in a short while, or at once. */
  #go(to: Shot, touched = true): void {
    this.#glide.stop();
    if (touched) this.#untouched = false;
    if (this.how.still() || typeof requestAnimationFrame !== 'function') {
      this.shot = to;
      this.#settle(0);
      return;
    }
    clearTimeout(this.#rest);
    const from = this.shot;
    this.#glide.start(GLIDE, (part) => {
      this.shot = between(from, to, part);
      if (part === 1) this.#settle(REST);
    });
  }
}
