/** Soft hyphens for long Russian words in narrow columns: browsers do not always bring a dictionary. */

const VOWEL = 'аеёиоуыэюя';
const SILENT = 'ьъй';
const LETTERS = /[а-яё]{11,}/giu;
const SOFT = '\u00AD';

/**
 * "исс-ле-до-ва-тельс-кую": a part may begin with a consonant that a vowel follows, if three letters stay on either
 * side and the part before has a vowel of its own.
 */
function broken(word: string): string {
  const low = word.toLowerCase();
  const vowel = (i: number): boolean => VOWEL.includes(low[i] ?? ' ');
  let out = '';
  for (let i = 0; i < word.length; i += 1) {
    const room = i >= 3 && i <= word.length - 3;
    if (room && !vowel(i) && !SILENT.includes(low[i] ?? '') && vowel(i + 1)) out += SOFT;
    out += word[i];
  }
  return out;
}

export function hyphenated(text: string): string {
  return text.replace(LETTERS, broken);
}
