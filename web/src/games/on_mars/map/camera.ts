/** How the map is looked at. Units as in geometry.ts. */
import { Camera } from '../../../table/camera/camera';

/** All hexes with a hair of ground around them. */
export const BOUNDS = { left: -370, right: 370, top: -288, bottom: 288 } as const;

export const camera = new Camera({
  bounds: BOUNDS,
  round: [345, 275],
  // Hexes 80 px wide on a phone: a finger finds them, numbers read well.
  comfort: 80 / 73.2,
  enough: 0.7,
  most: (least) => Math.max(1.7, least * 2),
  // Sides of 52 px: bigger hexes would not tell more.
  largest: 52 / 36.6,
  slack: 0.5,
  // A hex and its neighbours.
  margin: [80, 76],
});
