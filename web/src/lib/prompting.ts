/** The sentence of the prompt bar: who must decide what, or what others have just done and whom we wait for. */
import { logLine, plainParams, type Teller } from './log';
import type { BoardMeta } from './table';
import { soloText } from './words';
import { prefs, t } from '../store/prefs.svelte';
import { session } from '../store/session.svelte';
import type { TableStore } from '../store/table.svelte';

export interface Prompt {
  text: string;
  hint: string | null;
}

/** What the others did last. It stays while nothing is asked of me: a bar that flickers cannot be read. */
function narration(store: TableStore, teller: Teller, meta: BoardMeta): string | null {
  const deed = store.log.findLast((event) => typeof event.seat === 'number' && !meta.quiet?.(event));
  return deed && deed.seat !== teller.me ? logLine(deed, teller) : null;
}

/** `said`: what the board itself says to my question. */
export function promptOf(store: TableStore, teller: Teller, meta: BoardMeta, said: string | null): Prompt {
  const told = store.view;
  const tell = teller.t;
  const asked = store.telling ? null : store.decision;
  const actors = told?.actors ?? [];
  const names = actors.map(teller.seat).join(', ');
  const only = (text: string): Prompt => ({ text, hint: null });
  if (asked) return only(said ?? tell(`prompt-${asked.kind}`, plainParams(asked.params, teller)));
  if (told?.over && !store.telling) {
    if (store.seats.length === 1) return only(told.solo?.verdict?.text[prefs.lang] ?? soloText(told));
    const winners = told.result?.winners ?? [];
    return only(
      winners.length ? t('wins', { names: winners.map(teller.seat).join(', '), n: winners.length }) : t('table-over'),
    );
  }
  if (store.blocked === 'paused') return only(t('game-paused'));
  if (store.blocked === 'stand_in') return only(t('stand-in-prompt'));
  if (store.kept || (store.sending && session.statusOf(store.id) === 'lost')) return only(t('sending-waits'));
  const deed = narration(store, teller, meta);
  const mine = !actors.length || (store.seat !== null && actors.includes(store.seat));
  const waits = store.spectator ? tell('prompt-watching', { names }) : mine ? null : tell('prompt-waiting', { names });
  if (deed) return { text: deed, hint: waits };
  return only(store.telling || waits === null ? t('one-moment') : waits);
}
