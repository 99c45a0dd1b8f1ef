import { describe, expect, it } from 'vitest';
import { Announcements } from '../src/table/announce.svelte';

const voiced = (): Announcements<string> => new Announcements();
/** The log in words; lines in brackets are not told. */
function hear(voice: Announcements<string>, log: readonly string[], asked: string | null, seat = 0): void {
  voice.hear({ seat, log, say: (line) => (line.startsWith('(') ? null : line), asked });
}
const texts = (voice: Announcements<string>): string[] => voice.said.map(({ text }) => text);

describe('the voice of the table', () => {
  it('says the question, and not what was told before', () => {
    const voice = voiced();
    hear(voice, ['Ann rolled.'], 'Choose a card.');
    expect(texts(voice)).toEqual(['Choose a card.']);
  });

  it('says what happens as it happens, then what is asked, and nothing twice', () => {
    const voice = voiced();
    hear(voice, [], null);
    hear(voice, ['Ann rolled.'], null);
    hear(voice, ['Ann rolled.', 'Bo paid.'], null);
    hear(voice, ['Ann rolled.', 'Bo paid.'], 'Choose a card.');
    hear(voice, ['Ann rolled.', 'Bo paid.'], 'Choose a card.');
    expect(texts(voice)).toEqual(['Ann rolled.', 'Bo paid.', 'Choose a card.']);
  });

  it('says the same question again when something happened in between', () => {
    const voice = voiced();
    hear(voice, [], 'Choose a card.');
    hear(voice, [], null);
    hear(voice, ['Ann rolled.'], 'Choose a card.');
    expect(texts(voice)).toEqual(['Choose a card.', 'Ann rolled. Choose a card.']);
    expect(new Set(voice.said.map(({ n }) => n)).size).toBe(2);
  });

  it('says the question again after a step was taken back', () => {
    const voice = voiced();
    hear(voice, ['Ann rolled.'], 'Choose a card.');
    hear(voice, ['Ann rolled.', 'You played.'], 'Confirm.');
    hear(voice, ['Ann rolled.'], 'Choose a card.');
    expect(texts(voice).at(-1)).toBe('Choose a card.');
  });

  it('says the newest lines only when many come at once', () => {
    const voice = voiced();
    hear(voice, [], null);
    hear(
      voice,
      Array.from({ length: 40 }, (_, i) => `${i}.`),
      null,
    );
    expect(texts(voice)).toEqual(['34. 35. 36. 37. 38. 39.']);
  });

  it('puts into words only what is new and told', () => {
    const voice = voiced();
    const log = Array.from({ length: 500 }, (_, i) => `${i}.`);
    const asked: string[] = [];
    const say = (line: string): string => (asked.push(line), line);
    voice.hear({ seat: 0, log, say, asked: null });
    voice.hear({ seat: 0, log: [...log, 'Bo paid.'], say, asked: null });
    expect(asked).toEqual(['Bo paid.']);
    hear(voice, [...log, 'Bo paid.', '(hush)', 'Ann paid.'], null);
    expect(texts(voice)).toEqual(['Bo paid.', 'Ann paid.']);
  });

  it('tells nobody what another has heard at the same screen', () => {
    const voice = voiced();
    hear(voice, [], 'Place the tile.', 0);
    hear(voice, ['You placed the tile on D1.'], null, 0);
    voice.hush();
    expect(texts(voice)).toEqual([]);
    hear(voice, ['a', 'b', 'c'], 'Place the tile.', 1);
    expect(texts(voice)).toEqual(['Place the tile.']);
    hear(voice, ['a', 'b', 'c', 'd'], null, 1);
    expect(texts(voice)).toEqual(['Place the tile.', 'd']);
  });
});
