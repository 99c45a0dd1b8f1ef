/** The tables and tracks in the pictures of the course: small excerpts of the game, with its own numbers. */

/** What each building costs, what it is, what it gives: each lives on the one before. */
export const CHAIN = [
  ['colonist', 'mine', 'mineral'],
  ['mineral', 'generator', 'battery'],
  ['battery', 'water', 'water'],
  ['water', 'greenhouse', 'plant'],
  ['plant', 'oxygen', 'oxygen'],
  ['oxygen', 'shelter', 'crystal'],
] as const;

/** Life Support: three markers in the row of the level marker, the last one below it. */
export const LSS = {
  level: 1,
  columns: [
    ['generator', 2, 'battery'],
    ['water', 3, 'water'],
    ['greenhouse', 2, 'plant'],
    ['oxygen', 1, 'oxygen'],
  ],
} as const;

/** Columns of the laboratory: price of moving there and points at the end; two tiles lie in it. */
export const COLUMNS = [
  { level: 1, cost: [], op: 1, tech: 'tech_mine' },
  { level: 2, cost: ['any'], op: 2, tech: null },
  { level: 3, cost: ['oxygen'], op: 3, tech: 'tech_water' },
  { level: 4, cost: ['oxygen'], op: 4, tech: null },
  { level: 5, cost: ['oxygen', 'any'], op: 5, tech: null },
  { level: 6, cost: ['oxygen', 'crystal'], op: 9, tech: null },
] as const;

/** Eight spaces of a depot: ships still on three of them, one space just opened, crystals on the others. */
export const DEPOT = ['ship', 'ship', 'ship', 'open', 'crystal', 'crystal', 'open', 'open'] as const;

/** The track of turn order with three markers. */
export const SPACES = [
  ['orbit', [[1, null], [2, 1], [3, null], [4, null]]], // prettier-ignore
  ['colony', [[5, 0], [6, null], [7, 2], [8, null]]], // prettier-ignore
] as const;

/** Lines of the final count and what a good game writes there. */
export const SHEET = [
  ['om-op', 31],
  ['om-cube', 7],
  ['om-hangar', 9],
  ['om-colonist', 15],
  ['om-tech', 14],
  ['om-a-blueprint', 13],
  ['om-scientist', 9],
  ['om-contract', 8],
] as const;
