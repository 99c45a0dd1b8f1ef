/** Soft hyphens for long Russian words in narrow columns: browsers do not always bring a dictionary. */

const VOWEL = 'аеёиоуыэюя';
const LETTERS = /[а-яё]{11,}/giu;
const SOFT = '\u00AD';

/** "исследовательскую" may break after a vowel that a consonant with a vowel follows, three letters from either end. */
function broken(word: string): string {
  const low = word.toLowerCase();
  const vowel = (i: number): boolean => VOWEL.includes(low[i] ?? ' ');
  let out = '';
  for (let i = 0; i < word.length; i += 1) {
    out += word[i];
    const room = i >= 2 && i <= word.length - 4;
    if (room && vowel(i) && !vowel(i + 1) && vowel(i + 2)) out += SOFT;
  }
  return out;
}

export function hyphenated(text: string): string {
  return text.replace(LETTERS, broken);
}
