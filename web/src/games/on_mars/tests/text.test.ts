/** The table in words: nothing on the table is missing, nothing hidden is told, and what is new is found. */
import { expect, test } from 'vitest';
import { nameOf } from '../context';
import { partyText, tableNews, tableText } from '../text';
import { boardShowing, facts, VIEW } from './table';

const copy = () => structuredClone(VIEW);
const wholeOf = (view = VIEW, lang: 'en' | 'ru' = 'en') =>
  tableText(boardShowing(view, lang), view).flatMap(({ title, lines }) => [title, ...lines]);

test.each(['en', 'ru'] as const)('everything that lies on the table is told (%s)', (lang) => {
  const board = boardShowing(VIEW, lang);
  const told = wholeOf(VIEW, lang).join('\n');
  const lying = [
    ...VIEW.missions.map((m) => m.mission),
    ...VIEW.display,
    ...VIEW.places.flatMap((place) => [place?.scientist ?? null, place?.contract ?? null]),
    ...VIEW.exploration,
    ...VIEW.grid.map(({ tech }) => tech),
    ...VIEW.lss.flatMap(({ type, tile }) => [type, tile]),
    ...VIEW.piles.map(({ type }) => type),
  ].flatMap((id) => id ?? []);
  expect(lying.length).toBeGreaterThan(20);
  for (const id of lying) expect(told).toContain(nameOf(board, id));
  expect(told).not.toMatch(/undefined|NaN|\{|text-|null/);
});

test('a party is told with all that it has; of the goals of others only how many there are', () => {
  const board = boardShowing(VIEW);
  for (const party of VIEW.parties) {
    const told = partyText(board, party).join('\n');
    const cards = [
      ...party.blueprints.map(({ card }) => card),
      ...party.scientists.map(({ scientist }) => scientist),
      ...party.contracts.map(({ contract }) => contract),
      ...party.discoveries,
      ...party.research,
    ];
    for (const id of cards) expect(told).toContain(nameOf(board, id));
    for (const goal of party.hand ?? []) expect(told).toContain(nameOf(board, goal.goal));
    if (!party.hand && party.goals > 0) {
      expect(told).toContain(`${party.goals} private goal`);
      for (const { id } of Object.values(facts.byId).filter((one) => one.kind === 'goal' && one.id !== party.achieved))
        expect(told).not.toContain(`${nameOf(board, id)}:`);
    }
  }
});

test('what reads differently is new, and nothing else', () => {
  const then = copy();
  const now = copy();
  expect(tableNews(boardShowing(now), then, now)).toEqual([]);
  const mission = now.missions.find((m) => !m.done)!;
  mission.left -= 1;
  now.parties[1]!.op += 3;
  now.warehouse.water = (now.warehouse.water ?? 0) + 1;
  const news = tableNews(boardShowing(now), then, now);
  expect(news).toHaveLength(3);
  expect(news.some((line) => line.startsWith(nameOf(boardShowing(now), mission.mission)))).toBe(true);
  expect(news.some((line) => line.includes('3 OP more'))).toBe(true);
  expect(news.some((line) => line.startsWith('water'))).toBe(true);
});
