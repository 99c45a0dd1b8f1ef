/** The tabs of a phone tell what lies behind them: the table at hand writes it here, the names of the tabs carry it. */
import type { GameEvent, Lang, Tab } from '../../lib/table';
import type { Both } from '../../lib/types';
import type { ViewPD } from './types';

export const TABS: Record<string, Both & { icon: string | null }> = {
  table: { icon: 'i-hand', en: 'Hand', ru: 'Рука' },
  ship: { icon: 'pd-harvester', en: 'Ship', ru: 'Корабль' },
  market: { icon: 'pd-market', en: 'Market', ru: 'Рынок' },
  events: { icon: 'pd-event', en: 'Events', ru: 'События' },
  log: { icon: null, en: 'Log', ru: 'Журнал' },
};
const MOST = 99;

export class Tally {
  told: Readonly<Record<string, string>> = $state.raw({});
  /** Lines of the log, and events, that came while another tab was open. */
  #lines = 0;
  #revealed = false;

  /** A batch has been told, or another tab is open. */
  hear(events: readonly GameEvent[], tab: Tab, quiet: (event: GameEvent) => boolean): void {
    this.#lines = tab === 'log' ? 0 : this.#lines + events.filter((event) => !quiet(event)).length;
    if (events.some((event) => event.e === 'event_revealed')) this.#revealed = true;
    if (tab === 'events') this.#revealed = false;
  }

  show(view: ViewPD): void {
    const me = view.seats[view.me ?? view.active];
    const stacks = view.market.length;
    const events = view.events?.in_play.length ?? 0;
    this.told = {
      table: me ? `${me.hand}` : '',
      ship: me ? `${me.nose.cards.length}/${me.nose.threshold}` : '',
      market: stacks > 0 ? `${stacks}` : '',
      events: (events > 0 ? `${events}` : '') + (this.#revealed ? '!' : ''),
      log: this.#lines > MOST ? `${MOST}+` : this.#lines > 0 ? `${this.#lines}` : '',
    };
  }

  clear(): void {
    this.told = {};
    this.#lines = 0;
    this.#revealed = false;
  }
}

/** There is one table on a page. */
export const tally = new Tally();

export function tabName(tab: Tab, lang: Lang): string | null {
  const name = TABS[tab]?.[lang];
  return name === undefined ? null : `${name} ${tally.told[tab] ?? ''}`.trim();
}
