/** Pandorum among the worlds of the orrery. */
import type { WorldFacts } from '../../../lib/worlds';
import '../colours.css';

export const facts: WorldFacts = {
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
  courseTime: { en: '12 min', ru: '12 мин' },
  name: { en: 'Pandorum', ru: 'Пандорум' },
  text: {
    en: 'Captains of flying harvesters build up a volcanic planet and earn most where others have built before.',
    ru: 'Капитаны харвестеров застраивают вулканическую планету и больше всего зарабатывают там, где уже кто-то построился.',
  },
  players: [2, 4],
  minutes: [45, 90],
  weight: 3,
};
