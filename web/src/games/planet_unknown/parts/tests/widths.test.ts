import { describe, expect, it } from 'vitest';
import { GAP, widths } from '../widths';

const all = (room: number, seats: number): { whole: number } & ReturnType<typeof widths> => {
  const objectives = seats === 2 ? 3 : seats;
  const w = widths(room, seats - 1, objectives);
  return { ...w, whole: (seats - 1) * (w.rival + GAP) + objectives * (w.objective + GAP) - GAP };
};

describe('the strip of neighbours', () => {
  it.each([2, 3, 4, 5, 6])('shows all of %i seats on a screen of 1440', (seats) => {
    const { over, whole } = all(966, seats);
    expect(over).toBe(false);
    expect(whole).toBeLessThanOrEqual(966);
  });

  it('keeps the words of objectives as long as there is room', () => {
    expect(all(966, 4).objective).toBeGreaterThanOrEqual(84);
    expect(all(966, 5).objective).toBeGreaterThanOrEqual(84);
    expect(all(966, 6).objective).toBeGreaterThanOrEqual(66);
  });

  it('gives room that is left to the miniatures', () => {
    expect(all(966, 2).rival).toBeGreaterThan(300);
    expect(all(966, 3).rival).toBeGreaterThan(all(966, 4).rival);
  });

  it('is moved along where even the smallest cards do not fit', () => {
    const { over, whole } = all(700, 6);
    expect(over).toBe(true);
    expect(whole).toBeGreaterThan(700);
  });
});
