/** Planet Unknown among the worlds of the orrery. */
import type { WorldFacts } from '../../../lib/worlds';
import '../colours.css';

export const facts: WorldFacts = {
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
  start: true,
  first: { boards: 'first' },
  courseTime: { en: '23 min', ru: '23 мин' },
  name: { en: 'Planet Unknown', ru: 'Неизвестная планета' },
  text: {
    en: 'Turn the station, take a tile, settle a planet square by square. Everyone plays at once.',
    ru: 'Поверните базу, возьмите жетон, застройте планету квадрат за квадратом. Все ходят сразу.',
  },
  players: [1, 6],
  minutes: [60, 90],
  weight: 3,
};
