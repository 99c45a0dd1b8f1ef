/** Places around a round table: I sit at the bottom, the others follow clockwise. */
export interface Spot {
  x: number;
  y: number;
  angle: number;
}

export function ring(count: number, radiusX: number, radiusY = radiusX): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / count;
    return { x: radiusX * Math.cos(angle), y: radiusY * Math.sin(angle), angle: (angle * 180) / Math.PI };
  });
}
