/** On Mars among the worlds of the orrery. */
import type { WorldFacts } from '../../../lib/worlds';
import '../colours.css';

export const facts: WorldFacts = {
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
  courseTime: { en: '37 min', ru: '37 мин' },
  chooses: true,
  alone: { en: 'against Lacerda, for a goal you choose', ru: 'против Ласерды, цель выбираете вы' },
  colours: [4, 3, 5, 2],
  name: { en: 'On Mars', ru: 'На Марсе' },
  text: {
    en: 'Raise the first colony: fly in, build, keep the air going, and shuttle back for more.',
    ru: 'Поднимите первую колонию: прилетайте, стройте, берегите воздух и возвращайтесь за новым.',
  },
  players: [1, 4],
  minutes: [90, 150],
  weight: 5,
};
