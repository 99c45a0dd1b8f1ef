// @vitest-environment jsdom
/** The page that computes a game once more says of which game: the table's, or that of a file. */
import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Verify from '../src/screens/Verify.svelte';
import { api, ApiError, type Verification } from '../src/net/api';
import { session } from '../src/store/session.svelte';
import type { Table } from '../src/lib/types';

const good = (commitment: string, winners: number[]): Verification => ({
  game: 'planet_5r',
  players: 3,
  steps: 90,
  commitment: { stated: commitment, computed: commitment, ok: true },
  seed: '0'.repeat(32),
  digests: { checked: 3, ok: true },
  over: true,
  winners,
  ok: true,
  bad_at: null,
  reason: null,
  what_if: false,
});
const table = {
  id: 'x',
  commitment: 'seal-of-the-table',
  seats: [0, 1, 2].map((seat) => ({ seat, kind: 'human', name: `Table ${seat}` })),
} as unknown as Table;

vi.mock('../src/lib/seal', () => ({ sealOf: () => Promise.resolve(null) }));

let page: ReturnType<typeof mount> | null = null;
const text = (): string => document.body.textContent.replace(/\s+/g, ' ');

async function open(): Promise<void> {
  vi.spyOn(session, 'start').mockResolvedValue(undefined);
  vi.spyOn(api, 'table').mockResolvedValue(table);
  vi.spyOn(api, 'verify').mockResolvedValue(good('seal-of-the-table', [0]));
  page = mount(Verify, { target: document.body, props: { route: { id: 'x' } } });
  await vi.waitFor(() => expect(text()).toContain('seal-of-the-table'));
}

async function bring(content: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = new File([content], 'evening.json');
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(content) });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent ?? text()).not.toBe(''));
}

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.restoreAllMocks();
});

describe('verification', () => {
  it('of the table names its winner', async () => {
    await open();
    expect(text()).toContain('Table 0');
  });

  it('of a file shows the seal and the names of that record, not those of the table', async () => {
    await open();
    vi.spyOn(api, 'verifyRecord').mockResolvedValue(good('seal-of-the-file', [1]));
    await bring(JSON.stringify({ seats: [{ name: 'File 0' }, { name: 'File 1' }, { name: 'File 2' }] }));
    await vi.waitFor(() => expect(text()).toContain('seal-of-the-file'));
    expect(text()).toContain('evening.json');
    expect(text()).toContain('File 1');
    expect(text()).not.toContain('seal-of-the-table');
    expect(text()).not.toContain('Table');
  });

  it('of a seal that differs from the stated one is not good', async () => {
    await open();
    const other = good('seal-of-the-file', [1]);
    vi.spyOn(api, 'verifyRecord').mockResolvedValue({
      ...other,
      commitment: { ...other.commitment, computed: 'another' },
    });
    await bring('{}');
    await vi.waitFor(() => expect(text()).toContain('another'));
    expect(document.querySelector('li .sr')?.textContent).toBe('no');
  });

  it('of a file that is none keeps the page', async () => {
    await open();
    await bring('{');
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    expect(document.querySelector('input[type=file]')).not.toBeNull();
  });

  it('of a file stands apart from the name of its game', async () => {
    await open();
    vi.spyOn(api, 'verifyRecord').mockResolvedValue(good('seal-of-the-file', [1]));
    await bring('{}');
    await vi.waitFor(() => expect(text()).toContain('Planet 5R · record from the file'));
  });

  it('without check points says so and promises nothing', async () => {
    await open();
    vi.spyOn(api, 'verifyRecord').mockResolvedValue({ ...good('f', [1]), digests: { checked: 0, ok: true } });
    await bring('{}');
    await vi.waitFor(() => expect(text()).toContain('The record holds no check points'));
    const line = [...document.querySelectorAll('li')].find((li) => li.textContent.includes('check points'));
    expect(line?.querySelector('use')?.getAttribute('href')).toBe('#i-info');
    expect(line?.querySelector('.sr')?.textContent).toBe('');
  });

  it('of a file too large speaks of the file; where nobody answered it can be tried again', async () => {
    await open();
    const ask = vi.spyOn(api, 'verifyRecord').mockRejectedValueOnce(new ApiError(413, 'too_large', null));
    await bring('{}');
    await vi.waitFor(() => expect(text()).toContain('The file is too large'));
    const retry = (): Element | null => document.querySelector('button.again');
    expect(retry()).toBeNull();
    ask.mockRejectedValueOnce(new ApiError(0, 'offline', null)).mockResolvedValueOnce(good('seal-of-the-file', [1]));
    await bring('{}');
    await vi.waitFor(() => expect(retry()).not.toBeNull());
    (retry() as HTMLButtonElement).click();
    await vi.waitFor(() => expect(text()).toContain('seal-of-the-file'));
    expect(text()).toContain('evening.json');
  });

  it.each([
    [new ApiError(404, 'no_table', null), 'No such table', false],
    [new ApiError(409, 'not_over', null), 'The game is still running', true],
    [new ApiError(0, 'offline', null), 'No signal', true],
  ])('of a table that cannot be had tells why (%s)', async (error, heading, again) => {
    vi.spyOn(session, 'start').mockResolvedValue(undefined);
    vi.spyOn(api, 'table').mockResolvedValue(table);
    vi.spyOn(api, 'verify')
      .mockRejectedValueOnce(error)
      .mockResolvedValueOnce(good('seal-of-the-table', [0]));
    page = mount(Verify, { target: document.body, props: { route: { id: 'x' } } });
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading));
    const retry = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Try again');
    expect(!!retry).toBe(again);
    expect(!!document.querySelector('a[href="/t/x"]')).toBe(error.code === 'not_over');
    if (!retry) return;
    retry.click();
    await vi.waitFor(() => expect(text()).toContain('seal-of-the-table'));
  });
});
