/** Symbols of events, cards, improvements and crystals. */
import { unheard } from '../../lib/wire';
import type { GameEvent, ImprovementKind } from './wire';

/** Symbol that leads the log line of an event. */
export function eventIcon(event: GameEvent): string | null {
  switch (event.e) {
    case 'round_began':
      return 'i-deck';
    case 'card_chosen':
      return 'i-hand';
    case 'cards_revealed':
      return 'i-eye';
    case 'die_rolled':
      return `r5-die-${event.face >= 1 && event.face <= 6 ? event.face : 1}`;
    case 'water_gained':
      return event.reason === 'improvement' ? kindIcon(event.kind) : `r5-${event.reason}`;
    case 'water_stolen':
      return event.reason === 'plunder' ? 'r5-plunder' : 'r5-imp-steal';
    case 'auction_began':
    case 'bid_made':
    case 'bids_shown':
      return 'r5-auction';
    case 'bids_tied':
      return 'r5-tie';
    case 'bid_paid':
    case 'bid_void':
    case 'auction_failed':
      return 'r5-water';
    case 'technology_taken':
      return emblem(event.card);
    case 'late_next':
      return 'r5-late';
    case 'cards_back':
      return 'r5-expand';
    case 'card_discarded':
      return 'r5-discard';
    case 'game_ended':
      return 'r5-score';
    case 'round_ended':
      return null;
    default:
      return unheard(event);
  }
}

const KIND_ICONS = {
  gain_fixed: 'r5-imp-gain',
  gain_die: 'r5-imp-die',
  gain_per_card: 'r5-imp-per',
  steal_from_each: 'r5-imp-steal',
} satisfies Record<ImprovementKind, string>;

/** Also asked for components of other kinds. */
export function kindIcon(kind: string | null): string {
  const icons: Readonly<Record<string, string>> = KIND_ICONS;
  return icons[kind ?? ''] ?? 'r5-water';
}

export function emblem(card: string): string {
  return card.startsWith('settlement_') ? 'r5-settlement' : `r5-t-${card.replace(/^tech_/, '').replaceAll('_', '-')}`;
}
