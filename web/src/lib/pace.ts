/** The agreed times of a table, in words. */
import { t } from '../store/prefs.svelte';
import type { Clock } from './types';

const DAY = 86_400;

/** "2 d", "3 h", "1 min 30 s": as much as matters, never more than two parts. */
export function spanText(seconds: number): string {
  const parts: [string, number][] = [
    ['span-days', Math.floor(seconds / DAY)],
    ['span-hours', Math.floor((seconds % DAY) / 3600)],
    ['span-minutes', Math.floor((seconds % 3600) / 60)],
    ['span-seconds', Math.floor(seconds % 60)],
  ];
  const first = parts.findIndex(([, n]) => n > 0);
  if (first < 0) return t('span-seconds', { n: 0 });
  return parts
    .slice(first, first + 2)
    .filter(([, n]) => n > 0)
    .map(([key, n]) => t(key, { n }))
    .join(' ');
}

export function clockText(clock: Clock): string {
  const move = spanText(clock.move);
  return clock.kind === 'daily'
    ? t('pace-daily-text', { move })
    : clock.bank
      ? t('pace-live-text', { move, bank: spanText(clock.bank) })
      : t('pace-strict-text', { move });
}
