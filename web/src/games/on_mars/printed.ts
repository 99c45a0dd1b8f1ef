/** What is printed on the player board beside the components: prices and points of its columns and rows. */

export interface Column {
  level: number;
  /** Price of a tile that enters. */
  cost: string[];
  op: number;
}

export const COLUMNS: readonly Column[] = [
  { level: 1, cost: [], op: 1 },
  { level: 2, cost: ['any'], op: 2 },
  { level: 3, cost: ['oxygen'], op: 3 },
  { level: 4, cost: ['oxygen'], op: 4 },
  { level: 5, cost: ['oxygen', 'any'], op: 5 },
  { level: 6, cost: ['oxygen', 'crystal'], op: 9 },
];

/** Living Quarters from the bottom: own shelters on the map that open the row, and its points. */
export const QUARTERS: readonly { shelters: number; op: number }[] = [
  { shelters: 1, op: 0 },
  { shelters: 1, op: 3 },
  { shelters: 2, op: 6 },
  { shelters: 3, op: 10 },
  { shelters: 4, op: 15 },
  { shelters: 5, op: 21 },
];

export const PROGRESS = [0, 1, 2, 4, 7, 11] as const;
export const HANGAR_OP = 3;
/** Places of the depot as they lie on the board; the middle holds the crystals. */
export const DEPOT = ['d8', 'd7', 'd6', 'd5', null, 'd4', 'd1', 'd2', 'd3'] as const;
/** The lines of the warehouse. */
export const WAREHOUSE = ['crystal', 'battery', 'water', 'plant', 'oxygen'] as const;
/** What a tile of the tech grid costs, by row. */
export const GRID_COST: Record<string, readonly string[]> = {
  top: ['battery', 'any'],
  middle: ['battery'],
  bottom: [],
};
export const SHIP_COST = ['plant', 'water'] as const;
/** What a building costs, by type; the mine takes a colonist. */
export const BUILD_COST: Record<string, string> = {
  mine: 'colonist',
  generator: 'mineral',
  water_extractor: 'battery',
  greenhouse: 'water',
  oxygen_condenser: 'plant',
  shelter: 'oxygen',
};
export const LEVELS = 5;
