/** Search by words: each word of a query has to begin a word of the text, in any order. */

/** Case and the dots of a Russian letter make no difference; places in the text stay the same. */
const plain = (text: string): string => text.replace(/ё/g, 'е').replace(/Ё/g, 'Е');

/** The words of a query, without the marks around them. */
export function wordsOf(query: string): string[] {
  return query.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u)?.[0] ?? []);
}

/** Finds these words at the beginning of words, the longest first. */
function pattern(words: readonly string[]): RegExp {
  const either = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => plain(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})`, 'giu');
}

/** Whether every word is found. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const within = plain(text);
  return words.every((word) => pattern([word]).test(within));
}

/** The text in pieces, those that were found marked as hits. */
export function pieces(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const found: { text: string; hit: boolean }[] = [];
  let done = 0;
  for (const { index, 0: hit } of plain(text).matchAll(pattern(words))) {
    if (index > done) found.push({ text: text.slice(done, index), hit: false });
    done = index + hit.length;
    found.push({ text: text.slice(index, done), hit: true });
  }
  if (done < text.length) found.push({ text: text.slice(done), hit: false });
  return found;
}
