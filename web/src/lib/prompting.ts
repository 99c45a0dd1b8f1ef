/** The sentence of the prompt bar: who must decide what, or whom we wait for and why. */
import { plainParams, type Teller } from './log';
import { soloText } from './words';
import { prefs, t } from '../store/prefs.svelte';
import { session } from '../store/session.svelte';
import type { TableStore } from '../store/table.svelte';

export interface Said {
  text: string | null;
  /** It also stands while nothing is asked and what others do is being told. */
  telling: boolean;
}

export function promptOf(store: TableStore, teller: Teller, said: Said): string {
  const told = store.view;
  const tell = teller.t;
  const asked = store.telling ? null : store.decision;
  const actors = told?.actors ?? [];
  const names = actors.map(teller.seat).join(', ');
  if (said.text && (asked || (said.telling && store.telling))) return said.text;
  if (asked) return tell(`prompt-${asked.kind}`, plainParams(asked.params, teller));
  if (told?.over) {
    if (store.seats.length === 1) return told.solo?.verdict?.text[prefs.lang] ?? soloText(told);
    const winners = told.result?.winners ?? [];
    return winners.length
      ? t('wins', { names: winners.map(teller.seat).join(', '), n: winners.length })
      : t('table-over');
  }
  if (store.blocked === 'paused') return t('game-paused');
  if (store.blocked === 'stand_in') return t('stand-in-prompt');
  if (store.spectator) return tell('prompt-watching', { names });
  if (store.sending && session.status === 'lost') return t('sending-waits');
  if (store.telling || !actors.length || (store.seat !== null && actors.includes(store.seat))) return t('one-moment');
  return tell('prompt-waiting', { names });
}
