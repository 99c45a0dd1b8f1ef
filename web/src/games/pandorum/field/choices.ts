/** Answers that are more than one hex: where they are, which one a pointer means, and which one lies beside another. */
import type { Hex } from '../types';
import { centre, crackCorners, middle, ROW, step, type Point } from './geometry';
import type { Choice } from './types';

interface Hold {
  /** Where it is taken hold of. Both cracks through one side share that side's middle. */
  anchor: Point;
  /** The outer sides of a crack: they tell the two through one side apart. */
  arms: Point[];
}

/** There may be two hundred cracks, and every move of the pointer looks at all of them. */
const holds = new WeakMap<Choice, Hold>();

function hold(choice: Choice): Hold {
  const known = holds.get(choice);
  if (known) return known;
  const line = choice.shape === 'crack' ? crackCorners(choice.hexes) : [];
  const [first, inner, outer, last] = line;
  const made: Hold =
    first && inner && outer && last
      ? { anchor: middle(inner, outer), arms: [middle(first, inner), middle(outer, last)] }
      : { anchor: plainAnchor(choice), arms: [] };
  holds.set(choice, made);
  return made;
}

function plainAnchor({ shape, from, direction, hexes }: Choice): Point {
  if (shape === 'direction' && from !== undefined && direction !== undefined)
    return middle(centre(from), centre(step(from, direction)));
  const at = hexes.map(centre);
  const mean = (i: 0 | 1): number => at.reduce((sum, p) => sum + p[i], 0) / Math.max(1, at.length);
  return [mean(0), mean(1)];
}

export function anchor(choice: Choice): Point {
  return hold(choice).anchor;
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The choice meant by a point of the field; null if it is off the field altogether. */
export function nearest(choices: readonly Choice[], at: Point): Choice | null {
  const measure = (choice: Choice): number => {
    switch (choice.shape) {
      case 'crack':
        // The arms decide only between twins: elsewhere they would pull a crack away from its middle.
        return apart(anchor(choice), at) + Math.min(...hold(choice).arms.map((p) => apart(p, at)), ROW) * 0.05;
      case 'cluster':
        return Math.min(...choice.hexes.map((hex) => apart(centre(hex), at)));
      case 'direction':
        return choice.from === undefined ? apart(anchor(choice), at) : bearing(choice, at);
      default:
        return apart(anchor(choice), at);
    }
  };
  const limit = choices[0]?.shape === 'direction' ? Infinity : ROW * 1.2;
  let best: Choice | null = null;
  let least = limit;
  for (const choice of choices) {
    const far = measure(choice);
    if (far < least) [best, least] = [choice, far];
  }
  return best;
}

/** How far a point is off the line of a direction, seen from where the line begins. */
function bearing(choice: Choice, at: Point): number {
  const [fx, fy] = centre(choice.from!);
  const [ax, ay] = anchor(choice);
  const turn = Math.atan2(at[1] - fy, at[0] - fx) - Math.atan2(ay - fy, ax - fx);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The choice beside another in the direction of an arrow key; twins lie side by side. */
export function beside(choices: readonly Choice[], from: Choice, arrow: string): Choice | null {
  const heading = ARROWS[arrow];
  if (!heading) return null;
  const at = places(choices);
  const here = at.get(from);
  if (!here) return null;
  let best: Choice | null = null;
  let least = Infinity;
  for (const [choice, there] of at) {
    if (choice === from) continue;
    const [dx, dy] = [there[0] - here[0], there[1] - here[1]];
    const ahead = dx * heading[0] + dy * heading[1];
    const off = Math.abs(dx * heading[1] - dy * heading[0]);
    if (ahead < 1 || off > ahead * 2.2) continue;
    const cost = ahead + off * 1.6;
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}

/** Anchors of all, twins set a little apart so that keys can tell them. */
function places(choices: readonly Choice[]): Map<Choice, Point> {
  const known = laid.get(choices);
  if (known) return known;
  const at = new Map<Choice, Point>();
  const first = new Map<string, Choice>();
  for (const choice of choices) {
    const [x, y] = anchor(choice);
    const name = `${Math.round(x)},${Math.round(y)}`;
    const twin = first.get(name);
    if (twin) {
      at.set(twin, [x - TWINS, y]);
      at.set(choice, [x + TWINS, y]);
    } else {
      first.set(name, choice);
      at.set(choice, [x, y]);
    }
  }
  laid.set(choices, at);
  return at;
}

const TWINS = 6;
const laid = new WeakMap<readonly Choice[], Map<Choice, Point>>();

/** Every hex that one of the choices touches. */
export function touched(choices: readonly Choice[]): Set<Hex> {
  return new Set(choices.flatMap((c) => (c.from === undefined ? c.hexes : [...c.hexes, c.from])));
}
