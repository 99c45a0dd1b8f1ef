/** Symbols that lead the lines of the log. */
import { eventEmblem, partIcon, slotIcon, tokenIcon, typeIcon } from './emblems';
import type { Facts } from './facts';
import type { GameEvent } from './wire';

const ICONS: Partial<Record<GameEvent['e'], string>> = {
  turn_began: 'pd-harvester',
  card_drawn: 'pd-draw',
  market_refilled: 'pd-market',
  market_cleared: 'pd-market',
  card_paid: 'pd-move',
  harvester_moved: 'pd-move',
  stranded: 'pd-harvester',
  toll_paid: 'pd-toll',
  module_lifted: 'pd-lift',
  cured: 'pd-cure',
  contaminated: 'pd-contamination',
  healed: 'pd-cure',
  card_discarded: 'pd-discard',
  bid_made: 'pd-bid',
  bid_passed: 'pd-bid',
  auction_won: 'pd-bid',
  engines_bought: 'pd-engine',
  ending: 'i-hourglass',
  game_ended: 'i-trophy',
  passed: 'i-skip',
};

/** Facts may not be loaded where the log is: types are read from the name of the card where it says them. */
export function eventIcon(event: GameEvent, facts: Facts | null = null): string | null {
  switch (event.e) {
    case 'income':
    case 'taken': {
      const type = facts?.cards[event.card]?.type;
      return type ? typeIcon(type) : 'pd-quid';
    }
    case 'event_paid':
    case 'event_revealed':
    case 'event_boxed':
    case 'event_over':
      return eventEmblem(event.event);
    case 'token_put':
      return tokenIcon(event.token);
    case 'object_built':
    case 'object_put':
    case 'object_returned':
    case 'construction_began':
      return `pd-${event.figure}`;
    case 'card_slotted':
    case 'card_taken_back':
      return slotIcon(event.slot);
    case 'part_switched':
    case 'nose_spent':
      return partIcon(event.part);
    default:
      return ICONS[event.e] ?? null;
  }
}
