/**
 * Where the boards of a seat lie on the one drawing: each has its corner, its size and its turn. Squares keep the
 * coordinates of their own board; the drawing turns and scales the board as a whole.
 */
import { boardOf, pointOf, sizeOf, type BoardId, type Point } from '../geometry';
import type { Square } from '../types';

export const UNIT = 44;
/** Points of an orbit lie a square outside the moon. */
const ORBIT = 1;

export interface Frame {
  board: BoardId;
  /** Corner of the board on the drawing, in units. */
  x: number;
  y: number;
  scale: number;
  /** Quarter turns clockwise. */
  turns: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The quarters lie together with their rims outwards; printed they all have it at the upper left. */
const TURNS: Partial<Record<BoardId, number>> = { q1: 0, q2: 1, q3: 2, q4: 3 };
const CORNERS: Partial<Record<BoardId, Point>> = { q1: [0, 0], q2: [1, 0], q3: [1, 1], q4: [0, 1] };
/** The quarters are apart by this, in units: a tile never lies across. */
const GAP = 14;

export function turnsOf(board: BoardId): number {
  return TURNS[board] ?? 0;
}

/** `moon`: where its corner lies and how large it is drawn. */
export function framesOf(boards: readonly BoardId[], moon: { x: number; y: number; scale: number }): Frame[] {
  return boards.map((board): Frame => {
    if (board === 'planet') return { board, x: 0, y: 0, scale: 1, turns: 0 };
    if (board === 'moon') return { board, ...moon, turns: 0 };
    const [cx, cy] = CORNERS[board]!;
    const at = (c: number): number => (c === 0 ? -GAP / 2 : 6 * UNIT + GAP / 2);
    return { board, x: at(cx), y: at(cy), scale: 1, turns: turnsOf(board) };
  });
}

/** As an SVG transform, with the coordinates of the board inside. */
export function transformOf({ board, x, y, scale, turns }: Frame): string {
  const side = sizeOf(board) * UNIT;
  const turned = turns === 0 ? '' : ` rotate(${turns * 90} ${side / 2} ${side / 2})`;
  return `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}${turned}`;
}

/** A point of a board (in its squares) on the drawing, in units. */
export function onDrawing(frame: Frame, [px, py]: Point): Point {
  const size = sizeOf(frame.board);
  let [x, y] = [px, py];
  for (let i = 0; i < frame.turns; i += 1) [x, y] = [size - y, x];
  return [frame.x + x * UNIT * frame.scale, frame.y + y * UNIT * frame.scale];
}

/** The other way round. */
export function onBoard(frame: Frame, [px, py]: Point): Point {
  const size = sizeOf(frame.board);
  let [x, y] = [(px - frame.x) / UNIT / frame.scale, (py - frame.y) / UNIT / frame.scale];
  for (let i = 0; i < frame.turns; i += 1) [x, y] = [y, size - x];
  return [x, y];
}

/** The board a point of the drawing belongs to: the one it lies on, else the nearest. */
export function frameAt(frames: readonly Frame[], at: Point): Frame | undefined {
  let best: Frame | undefined;
  let least = Infinity;
  for (const frame of frames) {
    const size = sizeOf(frame.board);
    const more = frame.board === 'moon' ? ORBIT : 0;
    const [x, y] = onBoard(frame, at);
    const out = (v: number): number => Math.max(0, -more - v, v - size - more);
    const away = Math.hypot(out(x), out(y)) * frame.scale - (frame.board === 'moon' ? 0.001 : 0);
    if (away < least) [best, least] = [frame, away];
  }
  return best;
}

/** The middle of a square on the drawing, in units. */
export function middleOf(frames: readonly Frame[], name: Square): Point | null {
  const board = boardOf(name);
  const frame = frames.find((one) => one.board === board);
  const [x, y] = pointOf(name);
  return frame ? onDrawing(frame, [x + 0.5, y + 0.5]) : null;
}

/** The box a square takes on the drawing, in units. */
export function boxOf(frames: readonly Frame[], name: Square): Box | null {
  const at = middleOf(frames, name);
  const frame = frames.find((one) => one.board === boardOf(name));
  if (!at || !frame) return null;
  const side = UNIT * frame.scale;
  return { x: at[0] - side / 2, y: at[1] - side / 2, w: side, h: side };
}

export interface Drawing {
  frames: Frame[];
  /** What of the drawing is shown. */
  box: Box;
  /** What it holds without its margins: the window of a phone pans over it. */
  plane: { w: number; h: number };
}

/** Half of the moon's board, and of its sky, in units. */
const HALF = 3 * UNIT;
const SKY = 4.2 * UNIT;

/** Where the middle of the moon lies: close to a round planet, to the right of one with corners, clear of all medals. */
const ROUND: Point = [607, 513];
const CORNERED: Point = [690, 513];
const BROKEN: Point = [676, 566];
const SCALE = 0.8;

/** Whether the lower right corner of the planet leaves no room for a moon. */
function crowded(land: readonly Point[]): boolean {
  const near = (c: number, m: number): number => Math.max(0, c * UNIT - m, m - (c + 1) * UNIT);
  return land.some(([x, y]) => Math.hypot(near(x, ROUND[0]), near(y, ROUND[1])) < SKY * SCALE - 8);
}

/**
 * The moon lies beside the planet, where the disc leaves most room; on a phone below it, as large as the planet. `land`
 * are the squares of the planet.
 */
export function drawingOf(boards: readonly BoardId[], narrow = false, land: readonly Point[] = []): Drawing {
  const moon = boards.includes('moon');
  const broken = boards.includes('q1');
  const whole = 12 * UNIT;
  if (narrow) {
    // Quarters have their medals around them; those of a planet stand at the edges of the window.
    const rim = broken ? 50 : 0;
    const y = whole + rim + 18 + SKY;
    const frames = framesOf(boards, { x: whole / 2 - HALF, y: y - HALF, scale: 1 }).map((frame) => ({
      ...frame,
      x: frame.x + rim,
      y: frame.y + rim,
    }));
    const plane = { w: whole + 2 * rim, h: moon ? y + SKY + rim : whole + 2 * rim };
    return { frames, box: { x: 0, y: 0, ...plane }, plane };
  }
  const [cx, cy] = broken ? BROKEN : crowded(land) ? CORNERED : ROUND;
  const frames = framesOf(boards, { x: cx - HALF * SCALE, y: cy - HALF * SCALE, scale: SCALE });
  const edge = broken ? 580 : 568;
  const far = (c: number): number => (moon ? c + SKY * SCALE + 2 : edge);
  const box = { x: -52, y: -50, w: far(cx) + 52, h: (moon ? far(cy) : broken ? 606 : 574) + 50 };
  return { frames, box, plane: { w: whole, h: whole } };
}

export function viewBox({ x, y, w, h }: Box): string {
  return `${x} ${y} ${w} ${h}`;
}
