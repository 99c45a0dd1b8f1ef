/** Answers that are more than one hex: where they are, which one a pointer means, and which one lies beside another. */
import type { Hex } from '../types';
import { centre, crackCorners, middle, ROW, step, type Point } from './geometry';
import type { Choice } from './types';

/** Where it is taken hold of. Both cracks through one side share that side's middle. */
export function anchor(choice: Choice): Point {
  const mean = (list: readonly Point[]): Point => [
    list.reduce((sum, p) => sum + p[0], 0) / Math.max(1, list.length),
    list.reduce((sum, p) => sum + p[1], 0) / Math.max(1, list.length),
  ];
  switch (choice.shape) {
    case 'crack': {
      const line = crackCorners(choice.hexes);
      return line[1] && line[2] ? middle(line[1], line[2]) : mean(choice.hexes.map(centre));
    }
    case 'direction':
      return choice.from !== undefined && choice.direction !== undefined
        ? middle(centre(choice.from), centre(step(choice.from, choice.direction)))
        : mean(choice.hexes.map(centre));
    default:
      return mean(choice.hexes.map(centre));
  }
}

/** The outer sides of a crack: they tell the two through one side apart. */
function arms(choice: Choice): Point[] {
  const line = crackCorners(choice.hexes);
  return line.length === 4 ? [middle(line[0]!, line[1]!), middle(line[2]!, line[3]!)] : [anchor(choice)];
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
        return apart(anchor(choice), at) + Math.min(...arms(choice).map((p) => apart(p, at))) * 0.05;
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
  const here = place(from, choices);
  let best: Choice | null = null;
  let least = Infinity;
  for (const choice of choices) {
    if (choice === from) continue;
    const there = place(choice, choices);
    const [dx, dy] = [there[0] - here[0], there[1] - here[1]];
    const ahead = dx * heading[0] + dy * heading[1];
    const off = Math.abs(dx * heading[1] - dy * heading[0]);
    if (ahead < 1 || off > ahead * 2.2) continue;
    const cost = ahead + off * 1.6;
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}

/** The anchor, twins set a little apart so that keys can tell them. */
function place(choice: Choice, choices: readonly Choice[]): Point {
  const [x, y] = anchor(choice);
  const twin = choices.find((c) => c !== choice && c.shape === choice.shape && apart(anchor(c), [x, y]) < 1);
  if (!twin) return [x, y];
  return [x + (choice.id < twin.id ? -6 : 6), y];
}

/** Every hex that one of the choices touches. */
export function touched(choices: readonly Choice[]): Set<Hex> {
  return new Set(choices.flatMap((c) => (c.from === undefined ? c.hexes : [...c.hexes, c.from])));
}
