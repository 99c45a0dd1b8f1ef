/** How Pandorum sounds: what is heard of each event, or why nothing is. */
import type { Tones } from '../../table/contract';
import type { Wire } from './wire';

const TOLD = { silent: 'the log tells it; what it brings about is heard by itself' };
const MANY = { silent: 'it comes with nearly every turn and would only be noise' };
const END = { silent: 'the table itself sounds the end of the game' };

export const tones = {
  game_began: TOLD,
  turn_began: MANY,
  card_drawn: 'card',
  market_refilled: MANY,
  card_paid: 'card',
  harvester_moved: 'move',
  stranded: TOLD,
  toll_paid: 'pay',
  nose_spent: 'pay',
  construction_began: TOLD,
  income: 'gain',
  taken: 'gain',
  event_paid: 'gain',
  object_built: 'place',
  card_slotted: 'card',
  part_switched: 'place',
  module_lifted: 'move',
  passed: TOLD,
  turn_ended: MANY,
  ending: 'level',
  event_revealed: 'reveal',
  event_boxed: TOLD,
  event_over: TOLD,
  token_put: 'place',
  object_returned: 'move',
  object_put: 'place',
  contaminated: TOLD,
  cured: 'gain',
  healed: 'gain',
  card_discarded: 'card',
  market_cleared: 'card',
  bid_made: 'bid',
  bid_passed: TOLD,
  auction_won: 'reveal',
  engines_bought: 'pay',
  card_taken_back: 'card',
  game_ended: END,
} satisfies Tones<Wire>;
