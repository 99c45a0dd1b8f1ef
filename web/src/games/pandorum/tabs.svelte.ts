/** The tabs of a phone tell what lies behind them: the table at hand writes it here, the names of the tabs carry it. */
import type { Tab } from '../../lib/table';
import type { Both, Lang } from '../../lib/types';
import type { View } from './wire';

export const TABS: Record<string, Both & { icon: string | null }> = {
  table: { icon: 'i-hand', en: 'Hand', ru: 'Рука' },
  ship: { icon: 'pd-harvester', en: 'Ship', ru: 'Корабль' },
  market: { icon: 'pd-market', en: 'Market', ru: 'Рынок' },
  events: { icon: 'pd-event', en: 'Events', ru: 'События' },
  log: { icon: null, en: 'Log', ru: 'Журнал' },
};

class Tally {
  told: Readonly<Record<string, string>> = $state.raw({});
  /** The turn in which the log was last looked at. */
  #read: number | null = null;
  /** Events that have been looked at; those of the first sight are nothing new. */
  #seen: Set<string> | null = null;

  /** Nothing has been told yet. */
  get blank(): boolean {
    return this.#read === null;
  }

  /** The table as it stands, with this tab open. */
  show(view: View, tab: Tab): void {
    const me = view.seats[view.me ?? view.active];
    const stacks = view.market.length;
    const events = view.events?.in_play ?? [];
    if (tab === 'log' || this.#read === null) this.#read = view.turn;
    const unread = view.turn - this.#read;
    if (tab === 'events' || this.#seen === null) this.#seen = new Set(events.map((one) => one.event));
    const fresh = events.some((one) => !this.#seen?.has(one.event));
    this.told = {
      table: me ? `${me.hand}` : '',
      ship: me ? `${me.nose.cards.length}/${me.nose.threshold}` : '',
      market: stacks > 0 ? `${stacks}` : '',
      events: events.length > 0 ? `${events.length}${fresh ? '!' : ''}` : '',
      // Turns that have gone by unread; lines come in batches that may be skipped.
      log: unread > 0 ? `${unread}` : '',
    };
  }

  clear(): void {
    this.told = {};
    this.#read = null;
    this.#seen = null;
  }
}

/** There is one table on a page. */
export const tally = new Tally();

export function tabName(tab: Tab, lang: Lang): string | null {
  const name = TABS[tab]?.[lang];
  return name === undefined ? null : `${name} ${tally.told[tab] ?? ''}`.trim();
}
