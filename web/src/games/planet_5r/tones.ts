/** How Planet 5R sounds: what is heard of each event, or why nothing is. */
import type { Tones } from '../../table/contract';
import type { Wire } from './wire';

const TOLD = { silent: 'the log tells it; what it brings about is heard by itself' };
const MANY = { silent: 'it comes with nearly every turn and would only be noise' };
const END = { silent: 'the table itself sounds the end of the game' };

export const tones = {
  round_began: 'reveal',
  card_chosen: 'card',
  cards_revealed: 'reveal',
  die_rolled: 'roll',
  water_gained: 'gain',
  water_stolen: 'gain',
  auction_began: TOLD,
  bid_made: 'bid',
  bids_shown: 'reveal',
  bids_tied: 'bid',
  bid_paid: 'pay',
  bid_void: TOLD,
  auction_failed: TOLD,
  technology_taken: 'place',
  late_next: TOLD,
  cards_back: 'card',
  card_discarded: MANY,
  round_ended: TOLD,
  game_ended: END,
} satisfies Tones<Wire>;
