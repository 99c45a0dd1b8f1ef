/** Why a game ended, in sentences for the result page. */
import { expect, it } from 'vitest';
import { whyEnded } from '../src/lib/ending';
import type { Teller } from '../src/lib/log';
import type { GameEvent, ReplayStep } from '../src/lib/types';

const teller: Teller = {
  t: (key, params) => `${key} ${String(params?.reason)} ${String(params?.name)} ${String(params?.you)}`,
  seat: (seat) => ['Ann', 'Bob'][seat] ?? '',
  name: (id) => id,
  me: 1,
  fields: { events: { ending: { seat: 'seat' } }, parameters: {} },
};
const step = (...events: GameEvent[]): ReplayStep => ({ events }) as unknown as ReplayStep;

it('says each reason once, in the order in which they came up', () => {
  const full: GameEvent = { e: 'ending', seat: 1, reason: 'nothing_fits' };
  const steps = [
    step(),
    step({ e: 'round_ended' }, full),
    step(full, { e: 'ending', seat: null, reason: 'last_event' }),
  ];
  expect(whyEnded(steps, teller)).toEqual(['ended nothing_fits Bob yes', 'ended last_event none no']);
});

it('says nothing of a game that always ends alike', () => {
  expect(whyEnded([step({ e: 'game_ended', winners: [0] })], teller)).toEqual([]);
});
