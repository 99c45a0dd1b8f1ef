/** Words are fetched in the language of the page, whatever people press while they are on their way. */
import { describe, expect, it } from 'vitest';
import { Book, speak } from '../src/i18n/book';
import type { Lang } from '../src/lib/types';

/** A line on which words come when they are let. */
class Line {
  fetched: Lang[] = [];
  #waiting: { lang: Lang; come(): void; fail(): void }[] = [];

  book(name: string): Book {
    return new Book(
      name,
      (lang) =>
        new Promise((come, fail) => {
          this.fetched.push(lang);
          this.#waiting.push({ lang, come: () => come(`word = ${lang}`), fail: () => fail(new Error('offline')) });
        }),
    );
  }

  async let(lang: Lang, how: 'come' | 'fail'): Promise<void> {
    for (const one of this.#waiting) if (one.lang === lang) one[how]();
    this.#waiting = this.#waiting.filter((one) => one.lang !== lang);
    await new Promise((later) => setTimeout(later));
  }
}

const line = new Line(); // books once opened stay so, from one test to the next

describe('the language of the page', () => {
  it('is the last that was wished for, in whatever order words arrive', async () => {
    await speak('en');
    const early = line.book('early');
    const opened = early.open();
    await line.let('en', 'come');
    await opened;
    const there = speak('ru');
    await speak('en');
    await line.let('ru', 'come');
    await there;
    line.fetched = [];
    const late = line.book('late').open();
    expect(line.fetched).toEqual(['en']);
    await line.let('en', 'come');
    await late;
  });

  it('stays as it was if the words of another cannot be fetched', async () => {
    await speak('en');
    const opened = line.book('early').open();
    await line.let('en', 'come');
    await opened;
    const there = speak('ru').catch((error: Error) => error.message);
    await line.let('ru', 'fail');
    expect(await there).toBe('offline');
    line.fetched = [];
    const late = line.book('late').open();
    expect(line.fetched).toEqual(['en']);
    await line.let('en', 'come');
    await late;
  });
});
