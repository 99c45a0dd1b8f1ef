// @vitest-environment jsdom
/** The chart of a result: names are never cut. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import ScoreChart from '../src/components/ScoreChart.svelte';
import type { SeatInfo } from '../src/lib/table';

const NAMES = ['Александра Константинопольская', 'Vega'];
let width = 0;
beforeAll(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }); // prettier-ignore
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
});
afterEach(cleanup);

const seats = NAMES.map((name, seat) => ({ seat, name, colour: seat, kind: 'human', level: null, mine: seat === 0 }));
function chart(px: number): { ends: string[]; below: string[] } {
  width = px;
  const points = [{ n: 0, round: 1, scores: [0, 0] }, { n: 9, round: 2, scores: [123, 45] }]; // prettier-ignore
  render(ScoreChart, { points, seats: seats as SeatInfo[], onpick: () => undefined });
  const texts = (what: string): string[] => [...document.querySelectorAll(what)].map((e) => e.textContent!.trim());
  return { ends: texts('.end'), below: texts('.names li') };
}

it('on a phone names stand below the lines, whole', () => {
  expect(chart(330)).toEqual({ ends: ['123', '45'], below: NAMES });
});

it('where there is room they stand at the ends of the lines', () => {
  expect(chart(640)).toEqual({ ends: [`123 ${NAMES[0]}`, '45 Vega'], below: [] });
});
