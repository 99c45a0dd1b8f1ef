/** Turns any failure into one sentence in the present language. */
import { ApiError } from '../net/api';
import { Failed, Stale } from '../net/connection';
import { hasText, prefs, t } from '../store/prefs.svelte';
import { Refused, type Translate } from './table';
import type { Refusal } from './types';

export function sayRefusal(
  refusal: Refusal,
  game: string | null,
  tell: Translate,
  names?: (value: unknown) => unknown,
): string {
  const key = `refusal-${refusal.why}`;
  const params = Object.fromEntries(Object.entries(refusal.params ?? {}).map(([k, v]) => [k, names ? names(v) : v]));
  if (refusal.text?.[prefs.lang]) return refusal.text[prefs.lang];
  if (hasText(game, key)) return tell(key, params);
  return t('refused-plain');
}

export function say(error: unknown): string {
  if (error instanceof Refused) return sayRefusal(error.refusal, null, t);
  if (error instanceof Stale) return t('error-moved-on');
  if (error instanceof ApiError) {
    if (error.code === 'offline') return t('error-offline');
    if (error.text?.[prefs.lang]) return error.text[prefs.lang];
    return hasText(null, `error-${error.code}`) ? t(`error-${error.code}`, error.params) : t('error-server');
  }
  if (error instanceof Failed) {
    if (error.code === 'offline') return t('error-offline');
    return error.detail?.text?.[prefs.lang] ?? t('error-server');
  }
  return t('error-server');
}
