// @vitest-environment jsdom
/** One camera for every board: what wheel, finger and mouse do to it, and what they leave alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, toMap, type Window } from '../src/table/camera/camera';
import { listen, type Hands } from '../src/table/camera/gestures';
import { between, Glide } from '../src/table/camera/glide';
import { Lens } from '../src/table/camera/lens.svelte';

class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

/** The library is fetched once something is drawn. */
async function fetched(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await vi.dynamicImportSettled();
}

let node: HTMLElement;
let inner: HTMLElement;
let deaf: (() => void) | null = null;
beforeEach(() => {
  node = document.createElement('div');
  inner = document.createElement('button');
  node.append(inner);
  document.body.append(node);
});
afterEach(() => {
  deaf?.();
  deaf = null;
  node.remove();
});

function point(type: string, x: number, y: number, target: EventTarget = inner): void {
  const buttons = type === 'pointerup' ? 0 : 1;
  target.dispatchEvent(new Pointer(type, { clientX: x, clientY: y, buttons, bubbles: true, cancelable: true }));
}
function drag(...places: [number, number][]): void {
  point('pointerdown', ...places[0]!);
  for (const place of places.slice(1)) point('pointermove', ...place, window);
  point('pointerup', ...places.at(-1)!, window);
}
async function hands(
  more: Partial<Hands> = {},
): Promise<{ move: ReturnType<typeof vi.fn>; zoom: ReturnType<typeof vi.fn> }> {
  const heard = { move: vi.fn(), zoom: vi.fn() };
  deaf = listen(node, { ...heard, ...more });
  await fetched();
  return heard;
}

describe('gestures', () => {
  it('a drag moves the picture by what the hand moves, and its click picks nothing', async () => {
    const heard = await hands();
    const clicked = vi.fn();
    inner.addEventListener('click', clicked);
    drag([10, 10], [40, 10], [60, 30]);
    const way = heard.move.mock.calls.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
    expect(way).toEqual([50, 20]);
    inner.click();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('a hand that trembles clicks', async () => {
    const heard = await hands();
    const clicked = vi.fn();
    inner.addEventListener('click', clicked);
    drag([10, 10], [13, 12]);
    inner.click();
    expect(heard.move).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('beside the ground a click counts even after a drag', async () => {
    await hands({ ground: '[data-ground]' });
    const clicked = vi.fn();
    inner.addEventListener('click', clicked);
    drag([10, 10], [80, 10]);
    inner.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('the next click counts again', async () => {
    await hands();
    const clicked = vi.fn();
    inner.addEventListener('click', clicked);
    drag([10, 10], [80, 10]);
    await vi.waitFor(() => {
      inner.click();
      expect(clicked).toHaveBeenCalled();
    });
  });

  it('what is grabbed goes along instead of the picture', async () => {
    const places: number[] = [];
    const grab = vi.fn(
      () =>
        (to: { clientX: number }): void =>
          void places.push(to.clientX),
    );
    const heard = await hands({ grab });
    drag([10, 10], [40, 10], [60, 10]);
    expect(grab).toHaveBeenCalledWith({ clientX: 10, clientY: 10 });
    expect(places.at(-1)).toBe(60);
    expect(heard.move).not.toHaveBeenCalled();
  });

  it('the wheel zooms about the pointer, the same there and back, unless it is meant for something else', async () => {
    let turns = true;
    const heard = await hands({ turns: () => turns });
    vi.useFakeTimers();
    const turn = (deltaY: number): boolean =>
      inner.dispatchEvent(
        new WheelEvent('wheel', { deltaY, clientX: 30, clientY: 20, bubbles: true, cancelable: true }),
      );
    expect(turn(-100)).toBe(false);
    turn(100);
    const [[near, about], [far]] = heard.zoom.mock.calls as [[number, number[]], [number]];
    expect(near).toBeGreaterThan(1);
    expect(near * far).toBeCloseTo(1);
    expect(about).toEqual([30, 20]);
    vi.advanceTimersByTime(1000); // the wheel comes to rest: nothing more happens
    turns = false;
    expect(turn(-100)).toBe(true);
    expect(heard.zoom).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

describe('a lens', () => {
  const INSET = { top: 0, right: 0, bottom: 0, left: 0 };
  const WINDOW: Window = { width: 400, height: 300, inset: INSET };
  const camera = new Camera({
    bounds: { left: 0, right: 400, top: 0, bottom: 300 },
    comfort: 1,
    enough: 1,
    most: () => 5,
    slack: 0,
    margin: [0, 0],
  });
  const lens = async (): Promise<Lens> => {
    const made = new Lens(camera, { still: () => true, about: () => [], must: () => null });
    made.fit(WINDOW);
    deaf = made.attach(node);
    await fetched();
    return made;
  };

  it('keeps the point under the wheel', async () => {
    const made = await lens();
    const before = toMap([100, 80], made.shot, WINDOW);
    node.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, clientX: 100, clientY: 80, cancelable: true }));
    expect(made.shot.k).toBeGreaterThan(1.2);
    const after = toMap([100, 80], made.shot, WINDOW);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('says when it is held, and never leaves what there is to see', async () => {
    const made = await lens();
    made.bigger();
    point('pointerdown', 10, 10);
    point('pointermove', 900, 900, window);
    expect(made.dragging).toBe(true);
    const [x, y] = toMap([0, 0], made.shot, WINDOW);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(0);
    point('pointerup', 900, 900, window);
  });
});

describe('a glide', () => {
  it('comes to rest exactly where it is going', async () => {
    const parts: number[] = [];
    await new Promise<void>((done) =>
      new Glide().start(1, (part) => {
        parts.push(part);
        if (part === 1) done();
      }),
    );
    expect(parts.at(-1)).toBe(1);
    expect(between({ k: 1, x: 0, y: 0 }, { k: 2, x: 10, y: -4 }, 1)).toEqual({ k: 2, x: 10, y: -4 });
  });
});
