/** What lies on the table at rest. */
import { expect, it } from 'vitest';
import { Effects } from '../effects.svelte';
import type { GameEvent, View } from '../wire';

it('the die shows what was rolled last, also to who comes later, goes back or takes back', () => {
  const roll = (face: number): GameEvent => ({ e: 'die_rolled', seat: 0, face, reason: 'scout', card: null });
  let told: GameEvent[] = [];
  const effects = new Effects(() => told);
  const view = { auction: null } as unknown as View;
  effects.rest(view);
  expect(effects.die.face).toBeNull();
  told = [roll(3), roll(1), { e: 'card_chosen', seat: 0, card: null }];
  effects.rest(view);
  expect(effects.die.face).toBe(1);
  told = told.slice(0, 1);
  effects.rest(view);
  expect(effects.die.face).toBe(3);
  effects.rest({ auction: { roll: 2 } } as unknown as View);
  expect(effects.die.face).toBe(2);
});
