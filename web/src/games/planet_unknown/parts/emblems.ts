/** Signs of the corporations on a 24-grid, our own: what each of them is known for. */
export interface Emblem {
  /** Filled softly, then drawn. */
  fill: string;
  line: string;
  from: string;
  to: string;
}

export const EMBLEMS: Record<string, Emblem> = {
  universal_coalition: {
    fill: 'M12 5.6a6.4 6.4 0 1 1 0 12.8 6.4 6.4 0 0 1 0-12.8z',
    line: 'M12 5.6a6.4 6.4 0 1 1 0 12.8 6.4 6.4 0 0 1 0-12.8zM5.8 14.6C3.2 16.4 1.9 18 2.5 19c1 1.6 6.6-.4 12.3-4.1s9.4-8 8.4-9.6c-.5-.9-2.5-.8-5.2.1',
    from: '#7be7da',
    to: '#0f6a60',
  },
  cosmos_inc: {
    fill: 'M12 2.5c2.8 1.7 4.2 4.4 4.2 7.7v5H7.8v-5c0-3.3 1.4-6 4.2-7.7z',
    line: 'M12 2.5c2.8 1.7 4.2 4.4 4.2 7.7v5H7.8v-5c0-3.3 1.4-6 4.2-7.7zM12 18v3.5M9 17.5l-1 3M15 17.5l1 3M4 4v3M2.5 5.5h3M20 3v2.5M18.750 4.250h2.5M12 9.2v.01',
    from: '#ffe3a6',
    to: '#a86a16',
  },
  flux_industries: {
    fill: 'M12 3l9 9-9 9-9-9z',
    line: 'M12 3l9 9-9 9-9-9zM6.5 12c1.8-4 3.7-4 5.5 0s3.7 4 5.5 0',
    from: '#ffd3f1',
    to: '#8a3f86',
  },
  horizon_group: {
    fill: 'M5.5 15a6.5 6.5 0 0 1 13 0z',
    line: 'M2.5 15h19M5.5 15a6.5 6.5 0 0 1 13 0M12 2.8v2.6M4.2 6.8l1.8 1.7M19.8 6.8 18 8.5M6 18.6h12M9.5 21.6h5',
    from: '#ffcf9a',
    to: '#b3471f',
  },
  jump_drive: {
    fill: 'M4 5l7 7-7 7V5zM12 5l7 7-7 7V5z',
    line: 'M4 5l7 7-7 7M12 5l7 7-7 7M20.5 4.5v3M19 6h3M20.5 16.5v3M19 18h3',
    from: '#b7d5ff',
    to: '#2a57b8',
  },
  makeshift: {
    fill: 'M4 4h7v7H4zM13 13h7v7h-7z',
    line: 'M4 4h7v7H4zM13 13h7v7h-7zM14.5 4.5l5 5M19.5 4.5l-5 5M4.5 19.5l6-6M7.5 13.5h3v3',
    from: '#e3e6f0',
    to: '#5a6079',
  },
  oasis_ultd: {
    fill: 'M3 17.5c3-2.5 6-2.5 9 0s6 2.5 9 0V21H3z',
    line: 'M3 17.5c3-2.5 6-2.5 9 0s6 2.5 9 0M12.5 15.5c.8-3.5.6-6.5-.6-9.2M11.9 6.3C9.5 4 7 4 5 6.5c2.5-.6 4.8-.6 6.9-.2M11.9 6.3c.2-2.3 2.2-3.6 5.1-3.3-1.8.9-3.5 2-5.1 3.3M11.9 6.3c2.6-.6 5 .4 6.6 3.2-2.3-1.4-4.5-2.4-6.6-3.2M11.9 6.3c-2.4.8-3.9 2.5-4.4 5.2 1.3-2.1 2.8-3.8 4.4-5.2',
    from: '#a6e6ff',
    to: '#1668a6',
  },
  republic: {
    fill: 'M3.5 9 12 3.5 20.5 9z',
    line: 'M3.5 9 12 3.5 20.5 9zM4 20.5h16M5.5 17.5h13M6.5 9v8.5M10.2 9v8.5M13.8 9v8.5M17.5 9v8.5',
    from: '#f6e2b8',
    to: '#8a652a',
  },
  wormhole_corp: {
    fill: 'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
    line: 'M12 12c0-1 1.6-1 1.9.2.4 1.7-1.3 3.2-3.1 2.8-2.5-.5-3.5-3.4-2.3-5.5 1.6-2.9 5.6-3.4 8-1 3 2.9 2.5 7.9-.9 10.3-4.2 2.9-10 1.4-12.2-3.1C1.2 10.8 3 5.4 7.6 3',
    from: '#d9c6ff',
    to: '#5a35a8',
  },
};

/** Quantum Solutions: two halves, and a tone for each of their sides. */
const HALVES = {
  fill: 'M4 4h16v7H4z',
  line: 'M4 4h16v7H4zM4 13.5h16V20H4zM8 7.5h3M13 7.5h3M8 16.8h8',
};
for (const [upper, from] of [
  ['a', '#c8f0ff'],
  ['b', '#e3d4ff'],
] as const)
  for (const [lower, to] of [
    ['a', '#1d6f96'],
    ['b', '#4a3f9c'],
  ] as const)
    EMBLEMS[`quantum_${upper}${lower}`] = { ...HALVES, from, to };
