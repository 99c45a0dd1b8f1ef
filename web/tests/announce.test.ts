import { describe, expect, it } from 'vitest';
import { Announcements } from '../src/table/announce.svelte';

const texts = (voice: Announcements): string[] => voice.said.map(({ text }) => text);

describe('the voice of the table', () => {
  it('says the question, and not what was told before', () => {
    const voice = new Announcements('Told');
    voice.hear(['Ann rolled.'], 'Choose a card.');
    expect(texts(voice)).toEqual(['Choose a card.']);
  });

  it('says what happens as it happens, then what is asked, and nothing twice', () => {
    const voice = new Announcements('Told');
    voice.hear([], null);
    voice.hear(['Ann rolled.'], null);
    voice.hear(['Ann rolled.', 'Bo paid.'], null);
    voice.hear(['Ann rolled.', 'Bo paid.'], 'Choose a card.');
    voice.hear(['Ann rolled.', 'Bo paid.'], 'Choose a card.');
    expect(texts(voice)).toEqual(['Ann rolled.', 'Bo paid.', 'Choose a card.']);
  });

  it('says the same question again when something happened in between', () => {
    const voice = new Announcements('Told');
    voice.hear([], 'Choose a card.');
    voice.hear([], null);
    voice.hear(['Ann rolled.'], 'Choose a card.');
    expect(texts(voice)).toEqual(['Choose a card.', 'Ann rolled. Choose a card.']);
    expect(new Set(voice.said.map(({ n }) => n)).size).toBe(2);
  });

  it('says the question again after a step was taken back', () => {
    const voice = new Announcements('Told');
    voice.hear(['Ann rolled.'], 'Choose a card.');
    voice.hear(['Ann rolled.', 'You played.'], 'Confirm.');
    voice.hear(['Ann rolled.'], 'Choose a card.');
    expect(texts(voice).at(-1)).toBe('Choose a card.');
  });

  it('says the newest lines only when many come at once', () => {
    const voice = new Announcements('Told');
    voice.hear([], null);
    voice.hear(
      Array.from({ length: 40 }, (_, i) => `${i}.`),
      null,
    );
    expect(texts(voice)).toEqual(['34. 35. 36. 37. 38. 39.']);
  });
});
