/** The table in words: what lies there is told, and what is hidden from me only by its number. */
import { expect, test } from 'vitest';
import type { BoardPU } from '../context';
import { shown } from '../dev/stories';
import { seatLines, tableLines } from '../parts/in-words';
import { words } from '../words';
import { facts } from './facts';

const { view } = shown.stories.take!;

function boardIn(lang: 'en' | 'ru'): BoardPU {
  const seats = view.seats.map(({ seat }) => ({ seat, name: ['Anna', 'Boris', 'Vera', 'Gleb'][seat], colour: seat }));
  return { facts, lang, b: words(lang, (key) => key), seats, me: view.me } as unknown as BoardPU;
}

test.each(['en', 'ru'] as const)('the middle of the table is told (%s)', (lang) => {
  const told = tableLines(boardIn(lang), view).join('\n');
  for (const { outer, inner } of view.station.sectors)
    for (const { shape } of [outer, inner]) expect(told).toContain(facts.shapes[shape]!.name[lang]);
  for (const { card } of view.objectives) expect(told).toContain(facts.objectives[card]!.competitive!.name[lang]);
  expect(told).toContain(facts.events[view.event!]!.name[lang]);
  expect(told).not.toMatch(/undefined|NaN|in-words|\{/);
});

test.each(['en', 'ru'] as const)('a seat is told with technologies and cards (%s)', (lang) => {
  for (const seat of view.seats) {
    const told = seatLines(boardIn(lang), seat).join('\n');
    for (const { tech } of seat.techs) expect(told).toContain(facts.techs[tech]!.name[lang]);
    for (const card of [...seat.civ_played, ...seat.civ_kept]) expect(told).toContain(facts.civ[card]!.name[lang]);
    const secret = seat.civ_hidden - seat.civ_kept.length;
    expect(secret > 0).toBe(told.includes(lang === 'en' ? 'secret civ card' : 'Закрытых карт общества'));
    expect(told).not.toMatch(/undefined|NaN|in-words|\{/);
  }
});

test('a kept patch and a lost technology read differently', () => {
  const seat = structuredClone(view.seats[0]!);
  const before = new Set(seatLines(boardIn('en'), seat));
  const tech = seat.techs.find(({ available }) => available)!;
  tech.used = true;
  seat.supply -= 1;
  expect(seatLines(boardIn('en'), seat).filter((line) => !before.has(line))).toHaveLength(2);
});
