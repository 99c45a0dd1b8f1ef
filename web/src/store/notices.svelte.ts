/**
 * Whose turn it is, told beyond the page: in the title and the icon of the tab, and by a notice of the browser while
 * the page is hidden, once for each turn. Permission is asked by the switch in the settings and nowhere else.
 */
import { untrack } from 'svelte';
import { router } from '../lib/router.svelte';
import type { Table } from '../lib/types';
import { gameName, standing } from '../lib/words';
import { prefs, t } from './prefs.svelte';
import { session } from './session.svelte';

/** How often a hidden page asks for the tables it does not follow. */
const EVERY = 30_000;
const MARK = /^(\(\d+\) )?● /u;

interface Known {
  turn: boolean;
  version: number;
}

class Notices {
  /** The table in sight hears of its turns first; the list is asked only now and then. */
  #here = $state.raw<Table | null>(null);
  #permission = $state<NotificationPermission>(typeof Notification === 'function' ? Notification.permission : 'denied');
  #known = new Map<string, Known>();
  #shown = new Map<string, Notification>();

  readonly able: boolean = typeof Notification === 'function' && globalThis.isSecureContext !== false;
  readonly denied: boolean = $derived(this.#permission === 'denied');
  readonly on: boolean = $derived(this.able && prefs.notify && this.#permission === 'granted');
  readonly #tables: Table[] = $derived.by(() => {
    const here = this.#here;
    const others = (session.tables ?? []).filter((table) => table.id !== here?.id);
    return here ? [here, ...others] : others;
  });
  /** At how many tables it is my turn. */
  readonly turns: number = $derived(
    this.#tables.filter((table) => table.status === 'playing' && table.my_turn && !table.paused).length,
  );

  /** The table a screen shows, as it hears of it; null when it is left. */
  see(table: Table | null): void {
    this.#here = table;
  }

  async turn(on: boolean): Promise<void> {
    if (!on || !this.able) {
      prefs.notify = false;
      return;
    }
    if (Notification.permission !== 'granted') this.#permission = await Notification.requestPermission();
    else this.#permission = 'granted';
    prefs.notify = this.#permission === 'granted';
  }

  start(): () => void {
    return $effect.root(() => {
      $effect(() => {
        const tables = this.#tables;
        untrack(() => this.#heed(tables));
      });
      $effect(() => this.#mark(this.turns));
      $effect(() => {
        if (!this.on) return;
        const timer = setInterval(() => {
          if (document.visibilityState === 'hidden') void session.refresh();
        }, EVERY);
        return () => clearInterval(timer);
      });
    });
  }

  #heed(tables: Table[]): void {
    for (const table of tables) {
      const before = this.#known.get(table.id);
      // The list may come later than what the table itself has said.
      if (before && table.version < before.version) continue;
      const turn = table.status === 'playing' && table.my_turn;
      this.#known.set(table.id, { turn, version: table.version });
      if (turn && before && !before.turn) this.#tell(table);
      if (!turn) this.#withdraw(table.id);
    }
  }

  #tell(table: Table): void {
    if (!this.on || document.visibilityState !== 'hidden') return;
    const name = gameName(table.game);
    try {
      const notice = new Notification(t('notice-title', { table: table.name || name }), {
        body: [table.name ? name : '', standing(table)].filter(Boolean).join(' · '),
        // Two tabs of one person show it once.
        tag: `orrery-${table.id}`,
        icon: '/icon.svg',
        lang: prefs.lang,
      });
      this.#shown.set(table.id, notice);
      notice.onclick = () => {
        window.focus();
        router.go({ name: 'table', id: table.id });
        this.#withdraw(table.id);
      };
    } catch {
      // Some phones know notices of installed applications only.
    }
  }

  /** The turn is over, perhaps on another device: nobody has to be called any more. */
  #withdraw(table: string): void {
    this.#shown.get(table)?.close();
    this.#shown.delete(table);
  }

  /** Screens write their own titles; the mark is put before whatever they write. */
  #mark(turns: number): () => void {
    const sign = turns ? `${turns > 1 ? `(${turns}) ` : ''}● ` : '';
    const write = (): void => {
      const wanted = sign + document.title.replace(MARK, '');
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const file = turns ? '/icon-turn.svg' : '/icon.svg';
    if (icon && icon.getAttribute('href') !== file) icon.setAttribute('href', file);
    return () => observer.disconnect();
  }
}

export const notices = new Notices();
