/** Planet 5R among the worlds of the orrery. */
import type { WorldFacts } from '../../../lib/worlds';
import '../colours.css';

export const facts: WorldFacts = {
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
  courseTime: { en: '13 min', ru: '13 мин' },
  name: { en: 'Planet 5R', ru: 'Планета 5Р' },
  text: {
    en: 'Clans of a dry world bid water for technologies and join them into machines that shine.',
    ru: 'Кланы засушливого мира торгуются водой за технологии и соединяют их в сияющие машины.',
  },
  players: [3, 5],
  minutes: [30, 30],
  weight: 1,
};
