/** The shapes in the bays of the station, clockwise from the top, with a tile of each as an example. */
export interface Bay {
  cells: readonly (readonly [number, number])[];
  /** Two terrains; the first has `split` squares. */
  terrains: readonly [string, string];
  split: number;
  turn: number;
}

const bay = (
  cells: Bay['cells'],
  first: string,
  second: string,
  split = Math.ceil(cells.length / 2),
  turn = 0,
): Bay => ({ cells, terrains: [first, second], split, turn });

// prettier-ignore
export const OUTER: readonly Bay[] = [
  bay([[0, 0], [1, 0], [1, 1], [1, 2], [2, 2]], 'water', 'energy'),
  bay([[1, 0], [2, 0], [1, 1], [0, 1], [1, 2]], 'biomass', 'tech'),
  bay([[1, 0], [2, 0], [0, 1], [1, 1]], 'civ', 'biomass'),
  bay([[0, 0], [1, 0], [2, 0], [3, 0]], 'rover', 'water'),
  bay([[0, 0], [0, 1], [1, 1], [1, 2], [1, 3]], 'energy', 'civ', 2, 90),
  bay([[0, 0], [0, 1], [1, 1], [2, 1], [2, 0]], 'tech', 'rover', 2),
];

// prettier-ignore
export const INNER: readonly Bay[] = [
  bay([[0, 0], [1, 0], [2, 0]], 'civ', 'biomass', 1),
  bay([[0, 0], [1, 0], [2, 0], [1, 1]], 'water', 'rover'),
  bay([[0, 0], [0, 1], [1, 1]], 'tech', 'biomass', 1),
  bay([[0, 0], [0, 1], [0, 2], [1, 2]], 'rover', 'energy', 2),
  bay([[0, 0], [1, 0]], 'energy', 'water', 1),
  bay([[0, 0], [1, 0], [0, 1], [1, 1]], 'biomass', 'civ', 2),
];
