import { describe, expect, it } from 'vitest';
import { passesBy } from '../spared';
import type { GameEvent } from '../wire';

const revealed = (...spares: number[]): GameEvent => ({ e: 'event_revealed', card: 'red_lose_rover', left: 4, spares });
const used = (seat: number): GameEvent => ({ e: 'tech_used', seat, tech: 'makeshift_tech_4' });

describe('an event passes me by', () => {
  it('if the engine says so at the reveal', () => {
    expect(passesBy([revealed(0, 2)], 0)).toBe(true);
    expect(passesBy([revealed(0, 2)], 1)).toBe(false);
    expect(passesBy([revealed(0, 2)], null)).toBe(false);
    expect(passesBy([], 0)).toBe(false);
  });
  it('as long as nothing of mine has happened since', () => {
    expect(passesBy([used(0), revealed(0, 2), used(1)], 0)).toBe(true);
    expect(passesBy([revealed(0, 2), used(0)], 0)).toBe(false);
  });
  it('by the last event alone', () => {
    expect(passesBy([revealed(0), used(0), revealed(0)], 0)).toBe(true);
    expect(passesBy([revealed(0), revealed()], 0)).toBe(false);
  });
});
