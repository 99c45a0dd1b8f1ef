/** How the field is looked at. Units as in geometry.ts. */
import { Camera } from '../../../table/camera/camera';

/** Hexes, slab and the tops of the volcanoes. */
export const BOUNDS = { left: -404, right: 404, top: -352, bottom: 356 } as const;

export const camera = new Camera({
  bounds: BOUNDS,
  round: [375, 310],
  // Hexes 92 px wide: badges and figures read well.
  comfort: 0.92,
  enough: 0.72,
  most: (least) => Math.max(2, least * 2.5),
  slack: 0.8,
  // A hex whole, with its badges.
  margin: [62, 66],
});
