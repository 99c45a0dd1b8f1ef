/** Where the things are that a lesson points at: parts of a board bear their names. */
import { LOOK } from '../table/camera/look';

/** An outline on the screen, as the `d` of a path, and the box around it. */
export interface Outline {
  d: string;
  box: DOMRect;
}

const PAD = 5;
const RADIUS = 12;

/** The names an element can be found by. A lesson uses the board's own. */
function selectorsOf(name: string): string[] {
  const quoted = CSS.escape(name);
  const hex = /^hex[-:](.+)$/.exec(name)?.[1];
  return [
    `[data-at="${quoted}"]`,
    `[data-key="${quoted}"]`,
    `[data-card="${quoted}"]`,
    ...(hex ? [`[data-hex="${CSS.escape(hex)}"]`] : []),
  ];
}

function drawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2) return false;
  return !element.checkVisibility || element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** Whether its middle is behind the edge of no window that scrolls or pans. */
export function inSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  }
  return true;
}

/** The first element that has the name, whether it is in sight or a board would have to turn to it. */
export function placeOf(name: string): Element | null {
  for (const selector of selectorsOf(name))
    for (const element of document.querySelectorAll(selector)) if (drawn(element)) return element;
  return null;
}

/** Parts that scroll do so; a board that pans is asked to. */
export function bring(elements: readonly Element[]): void {
  if (elements.every(inSight)) return;
  elements[0]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  for (const element of elements) element.dispatchEvent(new CustomEvent(LOOK, { bubbles: true }));
}

function polygonOf(element: Element): SVGPolygonElement | null {
  if (element instanceof SVGPolygonElement) return element;
  return element instanceof SVGGElement ? element.querySelector('polygon') : null;
}

/** A polygon keeps its corners; whatever else it is has a soft frame. */
export function outlineOf(element: Element): Outline {
  const polygon = polygonOf(element);
  const matrix = polygon?.getScreenCTM();
  if (polygon && matrix) {
    const corners = [...polygon.points].map((point) => point.matrixTransform(matrix));
    const d = corners.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') + 'Z';
    return { d, box: polygon.getBoundingClientRect() };
  }
  const found = element.getBoundingClientRect();
  const left = Math.max(3, found.left - PAD);
  const top = Math.max(3, found.top - PAD);
  const right = Math.min(innerWidth - 3, found.right + PAD);
  const bottom = Math.min(innerHeight - 3, found.bottom + PAD);
  const box = new DOMRect(left, top, Math.max(4, right - left), Math.max(4, bottom - top));
  return { d: framed(box), box };
}

export function framed({ left, top, right, bottom, width, height }: DOMRect): string {
  const r = Math.min(RADIUS, width / 2, height / 2);
  const n = (value: number): string => value.toFixed(1);
  return (
    `M${n(left + r)} ${n(top)}H${n(right - r)}A${r} ${r} 0 0 1 ${n(right)} ${n(top + r)}` +
    `V${n(bottom - r)}A${r} ${r} 0 0 1 ${n(right - r)} ${n(bottom)}` +
    `H${n(left + r)}A${r} ${r} 0 0 1 ${n(left)} ${n(bottom - r)}V${n(top + r)}A${r} ${r} 0 0 1 ${n(left + r)} ${n(top)}Z`
  );
}

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Of several places for the card the first that hides nothing; if each hides something, the one that hides least. */
export function freest(places: readonly DOMRect[], shown: readonly DOMRect[]): DOMRect {
  let best = places[0]!;
  let least = Infinity;
  for (const place of places) {
    const hidden = shown.reduce((sum, box) => sum + overlap(place, box), 0);
    if (hidden < least - 1) [best, least] = [place, hidden];
    if (hidden < 1) break;
  }
  return best;
}

interface Arm {
  from: [number, number];
  bend: [number, number];
  to: [number, number];
}

/** An arm longer than this would lie across other things: it comes from above. */
const FAR = 200;
const RIM = 28;

/** From the card's edge to the nearest edge of the thing: pivot, bend and end of the arm. */
export function armOf(card: DOMRect, thing: DOMRect): Arm {
  const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const [rightwards, leftwards] = [thing.left > card.right, thing.right < card.left];
  if (rightwards || leftwards) {
    const edge = rightwards ? card.right : card.left;
    const near = rightwards ? thing.left : thing.right;
    if (Math.abs(near - edge) > FAR) {
      const from: [number, number] = [edge, clamp(thing.top - 20, card.top + RIM, card.bottom - RIM)];
      const to: [number, number] = [clamp(edge, thing.left + 16, thing.right - 16), thing.top];
      return { from, to, bend: [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 90] };
    }
    const from: [number, number] = [edge, clamp(middle.y, card.top + RIM, card.bottom - RIM)];
    const to: [number, number] = [near, clamp(from[1], thing.top + 8, thing.bottom - 8)];
    return { from, to, bend: [(edge + near) / 2, Math.max(from[1], to[1]) + Math.min(34, Math.abs(edge - near) / 4)] };
  }
  const below = thing.top > card.bottom;
  const from: [number, number] = [clamp(middle.x, card.left + RIM, card.right - RIM), below ? card.bottom : card.top];
  const to: [number, number] = [clamp(from[0], thing.left + 8, thing.right - 8), below ? thing.top : thing.bottom];
  const bend = Math.min(from[0], to[0]) - Math.min(26, Math.abs(from[1] - to[1]) / 4);
  return { from, to, bend: [bend, (from[1] + to[1]) / 2] };
}
