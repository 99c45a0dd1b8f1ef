// @vitest-environment jsdom
/** Times in words, and the seal of a deal. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PACES } from '../src/components/TimeBox.svelte';
import { clockText, spanText } from '../src/lib/pace';
import { sealOf } from '../src/lib/seal';
import { prefs } from '../src/store/prefs.svelte';

describe('times', () => {
  it('are told in at most two parts', () => {
    prefs.lang = 'en';
    expect(spanText(0)).toBe('0 s');
    expect(spanText(45)).toBe('45 s');
    expect(spanText(90)).toBe('1 min 30 s');
    expect(spanText(3 * 3600)).toBe('3 h');
    expect(spanText(2 * 86_400 + 5 * 3600 + 59)).toBe('2 d 5 h');
  });
  it('say what a pace means, in both languages', () => {
    prefs.lang = 'en';
    expect(clockText(PACES.steady!)).toBe(
      '45 s for each turn; what takes longer comes out of 15 min for the whole game.',
    );
    expect(clockText(PACES.three!)).toContain('3 d');
    expect(clockText({ kind: 'live', move: 30, bank: 0 })).toBe('30 s for each turn.');
    prefs.lang = 'ru';
    expect(clockText(PACES.day!)).toContain('1 дн.');
    prefs.lang = 'en';
  });
});

describe('the seal', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('is the one the server shows before the first move', async () => {
    expect(await sealOf('planet_5r', '0'.repeat(31) + '7')).toBe(
      '2a6134a1599d09d8e9b0632cc0c7a5b3756c1155e6f40df857f7c5c65e8df1b8',
    );
  });
  it('is left to the server where the browser computes none', async () => {
    vi.stubGlobal('crypto', {});
    expect(await sealOf('planet_5r', '00')).toBeNull();
  });
});
