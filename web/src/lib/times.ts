/** Times as people read them: what is left on a clock, when something was said. */
import { prefs, t } from '../store/prefs.svelte';

const two = (n: number): string => String(n).padStart(2, '0');

/** "4:05", "1:04:05", from two days on "2 d 5 h". The last second is shown until it is over. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return t('clock-days', { d: Math.floor(hours / 24), h: hours % 24 });
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** The hour today, day and hour before that. */
export function whenSaid(at: string, now = new Date()): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'short' } as const;
  const today = time.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(prefs.lang, today ? hour : { ...day, ...hour }).format(time);
}
