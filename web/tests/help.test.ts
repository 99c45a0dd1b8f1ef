// @vitest-environment jsdom
/** What "?" shows: every key of every game in words, every icon with a name, in both languages. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import HelpDialog from '../src/components/HelpDialog.svelte';
import type { GameModule } from '../src/lib/table';
import type { Key } from '../src/table/keys';

const files = import.meta.glob<string>('../src/games/*/help.*.ftl', { eager: true, query: '?raw', import: 'default' });
const sprites = import.meta.glob<string>('../src/games/*/icons.svg', { eager: true, query: '?raw', import: 'default' });
/** What a game's keys are made of is not there in a test; only listing them is asked for. */
const lists = import.meta.glob<(...parts: unknown[]) => Key[]>('../src/games/*/keys.ts', {
  eager: true,
  import: 'keysOf',
});
const titles = Object.keys(lists).map((path) => path.split('/').at(-2)!);
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) = \S/gm)].map((match) => match[1]!);

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
afterEach(cleanup);

describe.each(titles)('%s', (title) => {
  const [en, ru] = ['en', 'ru'].map((lang) => files[`../src/games/${title}/help.${lang}.ftl`] ?? '');

  it('says the same in both languages', () => {
    expect(ids(ru!)).toEqual(ids(en!));
    expect(ru).toMatch(/[а-я]/);
  });

  it('has words for exactly the keys that work', () => {
    const does = lists[`../src/games/${title}/keys.ts`]!({}, {}).map((key) => key.does);
    expect(ids(en!).filter((id) => id.startsWith('key-'))).toEqual(does);
  });

  it('names icons that are drawn', () => {
    const icons = ids(en!).filter((id) => id.startsWith('icon-'));
    const drawn = sprites[`../src/games/${title}/icons.svg`]!;
    expect(icons.length).toBeGreaterThan(15);
    expect(icons.filter((id) => !drawn.includes(`id="${id.slice(5)}"`))).toEqual([]);
  });
});

it('lists the keys of the game and of the table, then the icons', async () => {
  const key = (caps: string[], does: string): Key => ({ caps, does, press: () => false });
  const text = 'key-turn = Turn it\nkey-step = Walk\nicon-pu-water = Water';
  const game = { help: () => Promise.resolve({ default: text }) } as unknown as GameModule;
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  const gameKeys = [key(['1', '2', '3'], 'key-turn'), key(arrows, 'key-step')];
  render(HelpDialog, { game, gameKeys, shellKeys: [key(['Ctrl+Z'], 'help-undo')], onclose: () => undefined });
  const [own, step, table] = await screen.findAllByRole('term', { hidden: true });
  expect(own!.textContent?.trim()).toBe('1–3');
  expect(step!.textContent?.trim()).toBe('←→↑↓');
  expect(table!.textContent?.trim()).toBe('Ctrl+Z');
  expect(screen.getAllByRole('definition', { hidden: true })[0]!.textContent).toBe('Turn it');
  const [icon] = within(screen.getByRole('list', { hidden: true })).getAllByRole('listitem', { hidden: true });
  expect(icon!.textContent).toBe('Water');
});
