/** The four worlds of the orrery: where they travel and how they are drawn. What can be played is the server's word. */
import type { Component } from 'svelte';
import type { GameModule, Translate } from './table';
import type { Both, ComponentKind, Json, Lang, View } from './types';

export interface TopProps {
  seats: number;
  /** Seats nobody holds yet are drawn open. */
  taken?: boolean[];
  size?: number;
  chosen?: number | null;
}

export interface LearnArtProps {
  /** From 1. */
  step: number;
  game: GameModule;
  kinds: ComponentKind[];
}

export interface GoalsProps {
  view: View;
  t: Translate;
  lang: Lang;
}

/** What a game shows outside its board: its table from above (new table, lobby) and its short course. */
export interface WorldModule {
  Top: Component<TopProps>;
  LearnArt: Component<LearnArtProps>;
  /** The rule behind each step; the words are learn-<game>-<n>. */
  course: string[];
  /** What a game played alone was to achieve, for the result. */
  Goals?: Component<GoalsProps>;
}

export interface World {
  id: string;
  /** Suffix of the drawing: world-5r, gradients w5-*. */
  art: string;
  gradient: string;
  front: boolean;
  accent: string;
  orbit: number;
  size: number;
  /** Where it stands at rest, degrees along its orbit. */
  angle: number;
  /** Minutes of one lap. */
  lap: number;
  /** How far it sways along its orbit, degrees. */
  sway: number;
  /** Where it stands on a phone, degrees, and on which side its name is. */
  phone: number;
  phoneLabel: 'over' | 'under' | 'left' | 'right';
  /** Where along its orbit the length of the game is written. */
  note: string;
  /** How far the drawing reaches beyond the globe: a ring. */
  reach?: number;
  /** Colours and shapes of its seats, where those of the shell would be mistaken for something on the board. */
  colours?: readonly number[];
  /** Options a first table begins with, where the defaults of the game would be too much at once. */
  first?: Record<string, Json>;
  /** Alone there is a choice to be made before the table opens. */
  chooses?: boolean;
  /** Known from the box, for worlds the server does not offer yet. */
  name: Both;
  text: Both;
  players: [number, number];
  minutes: [number, number];
  weight: number;
}

export const WORLDS: readonly World[] = [
  {
    id: 'planet_5r',
    art: '5r',
    gradient: 'w5',
    front: false,
    accent: '--accent-5r',
    orbit: 196,
    size: 0.6,
    angle: 200,
    lap: 4,
    sway: 20,
    phone: 196,
    phoneLabel: 'over',
    note: '46%',
    name: { en: 'Planet 5R', ru: 'Планета 5Р' },
    text: {
      en: 'Clans of a dry world bid water for technologies and join them into machines that shine.',
      ru: 'Кланы засушливого мира торгуются водой за технологии и соединяют их в сияющие машины.',
    },
    players: [3, 5],
    minutes: [30, 30],
    weight: 1,
  },
  {
    id: 'pandorum',
    art: 'pd',
    gradient: 'wd',
    front: false,
    accent: '--accent-pd',
    orbit: 305,
    size: 0.68,
    angle: 8,
    lap: 6,
    sway: 9,
    phone: 14,
    phoneLabel: 'under',
    note: '44%',
    first: { new_horizons: false, confirm: true },
    name: { en: 'Pandorum', ru: 'Пандорум' },
    text: {
      en: 'Captains of flying harvesters build up a volcanic planet and earn most where others have built before.',
      ru: 'Капитаны харвестеров застраивают вулканическую планету и больше всего зарабатывают там, где уже кто-то построился.',
    },
    players: [2, 4],
    minutes: [45, 90],
    weight: 3,
  },
  {
    id: 'planet_unknown',
    art: 'pu',
    gradient: 'wp',
    front: true,
    accent: '--accent-pu',
    orbit: 398,
    size: 0.92,
    angle: 121,
    lap: 8,
    sway: 7,
    phone: 124,
    phoneLabel: 'right',
    note: '24%',
    reach: 1.22,
    first: { boards: 'first' },
    name: { en: 'Planet Unknown', ru: 'Неизвестная планета' },
    text: {
      en: 'Turn the station, take a tile, settle a planet square by square. Everyone plays at once.',
      ru: 'Поверните базу, возьмите жетон, застройте планету квадрат за квадратом. Все ходят сразу.',
    },
    players: [1, 6],
    minutes: [60, 90],
    weight: 3,
  },
  {
    id: 'on_mars',
    art: 'om',
    gradient: 'wm',
    front: true,
    accent: '--accent-om',
    orbit: 496,
    size: 0.8,
    angle: 302,
    lap: 11,
    sway: 9,
    phone: 300,
    phoneLabel: 'left',
    note: '12%',
    first: { length: 'short', first_colonists: false, space_oddity: false, confirm: true },
    chooses: true,
    colours: [4, 3, 5, 2],
    name: { en: 'On Mars', ru: 'На Марсе' },
    text: {
      en: 'Raise the first colony: fly in, build, keep the air going, and shuttle back for more.',
      ru: 'Поднимите первую колонию: прилетайте, стройте, берегите воздух и возвращайтесь за новым.',
    },
    players: [1, 4],
    minutes: [90, 150],
    weight: 5,
  },
];

/** The world the home screen turns to first, once it can be played. */
export const START = 'planet_unknown';

/** Colour and shape of a seat at a table of this game: an index into --seat-0..5. */
export function hue(game: string | null | undefined, seat: number): number {
  return WORLDS.find((w) => w.id === game)?.colours?.[seat] ?? seat;
}

export function world(id: string): World | undefined {
  return WORLDS.find((w) => w.id === id);
}
