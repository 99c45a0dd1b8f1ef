/** Keys of the card of a lesson, of a hint and of the table work whatever a game does with its own. */
import { expect, test } from 'vitest';
import { RING as field } from '../src/games/pandorum/field/keys';
import { RING as map } from '../src/games/on_mars/map/keys';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
/** They close the nearest thing, or answer what has the focus; whoever has nothing to do with them passes them on. */
const PASSED_ON = ['Esc', 'Enter'];

function caps(where: (path: string) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of Object.entries(sources)) {
    if (!where(path)) continue;
    for (const [, list] of source.matchAll(/caps: \[([^\]]*)\]/g)) {
      for (const [, cap] of (list ?? '').matchAll(/'([^']+)'/g)) if (cap) found.set(cap, path);
    }
  }
  return found;
}

const games = caps((path) => path.includes('/games/') && !path.includes('/tests/'));
for (const cap of [...Object.keys(field), ...Object.keys(map)]) games.set(cap, 'RING');
const around = caps(
  (path) => path.endsWith('/Lesson.svelte') || path.includes('/hint/') || path.endsWith('/screens/Table.svelte'),
);

test('the keys are found', () => {
  for (const cap of ['N', 'T', 'J', 'W', 'Q']) expect([...games.keys()]).toContain(cap);
  for (const cap of ['K', 'Y', 'H', 'Z', '?']) expect([...around.keys()]).toContain(cap);
});

test('no game has a key of a lesson, a hint or the table', () => {
  const both = [...around].filter(([cap]) => games.has(cap) && !PASSED_ON.includes(cap));
  expect(both.map(([cap, path]) => `${cap}: ${path} and ${games.get(cap)}`)).toEqual([]);
});
