// @vitest-environment jsdom
/** What games show outside their boards: every course has its words and its rules, every first game its options. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { loadTexts, translate } from '../src/i18n/catalogue';
import { hue, WORLDS } from '../src/lib/worlds';
import { hasWorld, loadWorldOf } from '../src/games/registry';
import { CELLS, SEAMS } from '../src/games/pandorum/world/ground';
import { SITE } from '../src/games/pandorum/world/patches';
import { distance, neighbours } from '../src/games/on_mars/map/geometry';
import { seatColour } from '../src/games/on_mars/map/looks';
import { COLUMNS, LSS } from '../src/games/on_mars/world/examples';
import { BOT, DRIVE, JOIN, SITES, START as COLONY, WAY, ZONE } from '../src/games/on_mars/world/patches';

const GAMES = join(__dirname, '../../src/orrery/games');
const drawn = WORLDS.map((w) => w.id).filter(hasWorld);
const file = (game: string, name: string): string => readFileSync(join(GAMES, game, 'data', name), 'utf8');

describe.each(drawn)('the world of %s', (game) => {
  it('has words for every step of its course, in both languages', async () => {
    const [{ course }] = await Promise.all([loadWorldOf(game), loadTexts(game)]);
    for (const lang of ['en', 'ru'] as const)
      course.forEach((_, i) => {
        for (const key of [`learn-${i + 1}-title`, `learn-${i + 1}`]) expect(translate(lang, game, key)).not.toBe(key);
      });
    expect(translate('en', game, `learn-${course.length + 1}`)).toBe(`learn-${course.length + 1}`);
  });

  it('says the same in both languages, and nothing that the engine says of the game', () => {
    const keys = (path: string): string[] =>
      [...readFileSync(path, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
    const [en, ru] = ['en', 'ru'].map((lang) => keys(join(__dirname, `../src/games/${game}/world/${lang}.ftl`)));
    expect(ru).toEqual(en);
    expect(new Set(en).size).toBe(en!.length);
    const engine = new Set([join(GAMES, game, 'text/en.ftl'), join(GAMES, '../texts/common.en.ftl')].flatMap(keys));
    expect(engine.size).toBeGreaterThan(50);
    expect(en!.filter((key) => engine.has(key))).toEqual([]);
  });

  it('leads from every step to a rule that is there', async () => {
    const rules = file(game, 'rules.toml');
    for (const rule of (await loadWorldOf(game)).course) expect(rules).toContain(`id = "${rule}"`);
  });

  it('draws a mark for each seat of its table', async () => {
    const { Top } = await loadWorldOf(game);
    for (const seats of [2, 4]) {
      const { container, unmount } = render(Top, { seats, chosen: 0, taken: [true, false] });
      const marks = container.querySelectorAll('path[d="M-11 4 0-13 11 4Z"]');
      expect(marks.length).toBe(seats);
      expect(marks[0]!.getAttribute('stroke')).toBe('var(--glow)');
      expect(marks[1]!.getAttribute('stroke-dasharray')).toBe('3 2');
      unmount();
    }
  });
});

describe('the score pad of Pandorum', () => {
  it('names every line and both ends of a tie', async () => {
    await loadTexts('pandorum');
    const lines = [...(/^lines = \[(.*)\]/m.exec(file('pandorum', 'game.toml'))?.[1] ?? '').matchAll(/"(\w+)"/g)];
    expect(lines.length).toBe(9);
    const keys = [...lines.map((m) => `pad-${m[1]!}`), 'tie-row-figures', 'tie-row-shared'];
    for (const lang of ['en', 'ru'] as const)
      for (const key of keys) expect(translate(lang, 'pandorum', key)).not.toBe(key);
  });
});

describe('the score pad of On Mars', () => {
  it('names every line and every tie-break', async () => {
    await loadTexts('on_mars');
    const data = file('on_mars', 'game.toml');
    const list = (key: string): string[] =>
      [...(new RegExp(`^${key} = \\[(.*)\\]`, 'm').exec(data)?.[1] ?? '').matchAll(/"(\w+)"/g)].map((m) => m[1]!);
    expect(list('lines').length).toBe(8);
    expect(list('tie_breaks').length).toBe(4);
    const keys = [...list('lines').map((line) => `pad-${line}`), ...list('tie_breaks').map((tie) => `tie-row-${tie}`)];
    for (const lang of ['en', 'ru'] as const)
      for (const key of keys) expect(translate(lang, 'on_mars', key)).not.toBe(key);
  });
});

describe('the pictures of On Mars', () => {
  const at = (hexes: typeof SITES, what: (h: (typeof SITES)[number]) => boolean): string[] =>
    hexes.filter(what).map((h) => h.at);

  it('begin with a mine and the four buildings two steps from it', () => {
    const life = at(COLONY, (h) => h.building !== undefined && !['mine', 'shelter'].includes(h.building[0]));
    expect(life.map((hex) => distance(hex, '0,0'))).toEqual([2, 2, 2, 2]);
  });

  it('mark the sites the rules allow: touching its kind, or exactly two steps away, near the bot', () => {
    const [own] = at(SITES, (h) => h.building?.[0] === 'generator');
    const free = ZONE.filter((hex) => !SITES.find((h) => h.at === hex)?.building);
    expect(at(SITES, (h) => h.piece !== undefined)).toEqual([BOT]);
    expect(at(SITES, (h) => h.mark === 'join').sort()).toEqual(free.filter((hex) => distance(hex, own!) === 1).sort());
    expect(at(SITES, (h) => h.mark === 'alone').sort()).toEqual(free.filter((hex) => distance(hex, own!) === 2).sort());
  });

  it('pay for the complex: as much as it is large', () => {
    const [site] = JOIN.filter((h) => h.ghost);
    const joined = at(JOIN, (h) => h.building?.[0] === site!.ghost![0]);
    expect(joined.some((hex) => neighbours(hex).includes(site!.at))).toBe(true);
    expect(site!.badge![0]).toBe(`+${joined.length + 1}`);
  });

  it('drive step by step, over a crystal, to a tile', () => {
    WAY.slice(1).forEach((hex, i) => expect(distance(hex, WAY[i]!)).toBe(1));
    expect(DRIVE.find((h) => h.at === WAY[0])?.piece?.[0]).toBe('rover');
    expect(DRIVE.find((h) => h.at === WAY.at(-1))?.tile).toBeTruthy();
    expect(WAY.some((hex) => DRIVE.find((h) => h.at === hex)?.crystal)).toBe(true);
  });

  it('show a level that is one building away, and the points of the laboratory', () => {
    expect(LSS.columns.filter(([, row]) => row < LSS.level + 1).length).toBe(1);
    const columns = [...file('on_mars', 'player_board.toml').matchAll(/level = (\d), cost = .*op = (\d)/g)];
    expect(columns.map((m) => Number(m[2]))).toEqual(COLUMNS.map((c) => c.op));
  });
});

describe('colours of seats', () => {
  it('are those of the board where it has its own', () => {
    for (const seat of [0, 1, 2, 3]) expect(hue('on_mars', seat)).toBe(seatColour(seat));
    expect([0, 1, 2, 3].map((seat) => hue('pandorum', seat))).toEqual([0, 1, 2, 3]);
    expect(hue(null, 2)).toBe(2);
  });
});

describe('options of a first game', () => {
  it('are options the game has', () => {
    for (const { id, first } of WORLDS)
      if (first) {
        const schema = JSON.parse(readFileSync(join(__dirname, `../../docs/schemas/${id}.options.json`), 'utf8'));
        expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(first)));
      }
    expect(WORLDS.find((w) => w.id === 'pandorum')?.first).toEqual({ new_horizons: false, confirm: true });
  });
});

describe('the pictures of Pandorum', () => {
  it('show a field of seven sections from above', () => {
    expect(CELLS.length).toBe(49);
    expect(CELLS.filter((c) => c.ground === 'p')).toEqual([{ x: 0, y: 0, ground: 'p' }]);
    expect(CELLS.filter((c) => c.ground === 'v').length).toBeLessThanOrEqual(15);
    // Six sections around one: each pair of neighbours meets along three sides.
    expect(SEAMS.match(/M/g)?.length).toBe(12 * 3);
  });

  it('add up: the site earns what its neighbours pay', () => {
    const amount = (hexes: typeof SITE): number => hexes.reduce((sum, h) => sum + Number(h.badge?.[0] ?? 0), 0);
    expect(amount(SITE.filter((h) => h.mark === 'build'))).toBe(amount(SITE.filter((h) => h.mark === 'pays')));
  });
});
