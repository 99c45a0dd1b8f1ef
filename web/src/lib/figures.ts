/** Numbers as people read them: with a true minus, never a hyphen. Sentences get theirs from i18n/book.ts. */

/** "3", "0", "−3". */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** "+", "", "−". */
export function sign(n: number): string {
  return n > 0 ? '+' : n < 0 ? '−' : '';
}

/** "+3", "0", "−3". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : figure(n);
}
