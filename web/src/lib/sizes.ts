/** Sizes of files as people read them. */
import { prefs, t } from '../store/prefs.svelte';

/** "8.7 MB"; what is smaller than a tenth of it in kilobytes. */
export function sizeText(bytes: number): string {
  const small = bytes < 100_000;
  const digits = { maximumFractionDigits: small ? 0 : 1 };
  const n = new Intl.NumberFormat(prefs.lang, digits).format(bytes / (small ? 1e3 : 1e6));
  return t(small ? 'kilobytes' : 'megabytes', { n });
}

export const percentText = (of: number): string =>
  new Intl.NumberFormat(prefs.lang, { style: 'percent' }).format(Math.floor(of * 100) / 100);
