/** Lines and inks on the dark pieces (tracks, station, tiles), which stay dark in both themes. */
import type { Colour, Terrain, Track } from '../wire';

export const LINE: Record<Terrain, string> = {
  civ: '#c9cede',
  water: '#9fd0ff',
  biomass: '#a9e6b6',
  rover: '#ffb3a8',
  tech: '#f3f4fa',
  energy: '#ffd86b',
};

/** Icon on a marker of the track. */
export const ON_MARKER: Record<Track, string> = {
  civ: '#fff',
  water: '#fff',
  biomass: '#fff',
  rover: '#fff',
  tech: '#10131f',
};

/** Height of a card over its width. */
export const CARD = 1.5;

export const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** Each colour of the event deck has a sign of its own: tick, bang, cross. */
export const SIGNAL: Record<Colour, { fill: string; line: string; ink: string; sign: string }> = {
  green: { fill: '#3fae6d', line: '#a9e6b6', ink: '#eafff0', sign: 'M-2.6 0l2 2.2 3.4-4' },
  orange: { fill: '#e39a35', line: '#ffcf8a', ink: '#fff3dc', sign: 'M0-3v3.4M0 2.8v.01' },
  red: { fill: '#d65347', line: '#ffb3a8', ink: '#ffece9', sign: 'M-2.2-2.2l4.4 4.4M2.2-2.2l-4.4 4.4' },
};

export const SIGNALS: Colour[] = ['green', 'orange', 'red'];
