/* Written by tools/wire_types.py from the engine's own types; do not edit. */
import type { ComponentId, MessageFields, Question, ScoresView, Seat, ViewHead } from '../../wire/core';

export type OptionsView = { die: '112233' | '123456'; confirm: boolean };

export type DeckView = { top: ComponentId | null; left: number };

export type ActionId = 'excavate' | 'develop' | 'plunder' | 'scout' | 'expand';

export type Fate = 'won' | 'tied' | 'late' | 'void' | 'lost';

export type AuctionView = {
  kind: 'solo' | 'contested';
  members: Seat[];
  shown: boolean;
  bids: (number | null)[];
  made: boolean[];
  roll: number | null;
  fate: (Fate | null)[];
  taken: (ComponentId | null)[];
};

export type SideName = 'left' | 'right';

/** A chain of cards; `joints[i]` names the card that lies on top, of the two it joins. R5-9.2 */
export type GroupView = { id: number; cards: ComponentId[]; joints: SideName[] };

export type Crystal = 'blue' | 'green' | 'purple' | 'joker';

export type ImprovementKind = 'gain_fixed' | 'gain_die' | 'gain_per_card' | 'steal_from_each';

export type ImprovementView = {
  card: ComponentId;
  side: SideName;
  action: ActionId;
  kind: ImprovementKind;
  of: ActionId | null;
};

export type SeatView = {
  seat: Seat;
  hand: ActionId[];
  discard: ActionId[];
  played: ActionId | null;
  chosen: ActionId | null;
  ready: boolean;
  late: boolean;
  late_next: boolean;
  water: number | null;
  settlement: ComponentId;
  groups: GroupView[];
  crystals: Record<Crystal, number>;
  crystal_points: number;
  improvements: ImprovementView[];
};

export type ResultView = ScoresView & { tie_break: string | null };

export type View = ViewHead & {
  options: OptionsView;
  game: 'planet_5r';
  rounds: number;
  phase: 'reveal' | 'select' | 'resolve' | 'cleanup' | 'end';
  wave: number;
  deck: DeckView;
  market: ComponentId[];
  market_limit: number;
  out: ComponentId[];
  die: number[];
  counts: Record<ActionId, number> | null;
  resolving: ActionId | null;
  auction: AuctionView | null;
  seats: SeatView[];
  result: ResultView | null;
};

export type RoundBegan = {
  e: 'round_began';
  n?: number;
  round: number;
  card: ComponentId;
  out: ComponentId | null;
  top: ComponentId | null;
  deck: number;
};

export type CardChosen = { e: 'card_chosen'; n?: number; seat: Seat; card: ActionId | null };

export type SeatCard = { seat: Seat; card: ActionId };

export type CardsRevealed = { e: 'cards_revealed'; n?: number; wave: number; cards: SeatCard[] };

export type DieRolled = {
  e: 'die_rolled';
  n?: number;
  seat: Seat;
  face: number;
  reason: 'scout' | 'improvement' | 'auction';
  card: ComponentId | null;
};

export type WaterGained = {
  e: 'water_gained';
  n?: number;
  seat: Seat;
  amount: number;
  reason: 'develop' | 'scout' | 'improvement';
  card: ComponentId | null;
  side: SideName | null;
  kind: ImprovementKind | null;
  of: ActionId | null;
};

export type WaterStolen = {
  e: 'water_stolen';
  n?: number;
  seat: Seat;
  victim: Seat;
  amount: number;
  from_supply: number;
  reason: 'plunder' | 'improvement';
  card: ComponentId | null;
};

export type AuctionBegan = { e: 'auction_began'; n?: number; kind: 'solo' | 'contested'; members: Seat[] };

export type BidMade = { e: 'bid_made'; n?: number; seat: Seat; bid: number | null };

export type SeatBid = { seat: Seat; bid: number };

export type BidsShown = { e: 'bids_shown'; n?: number; bids: SeatBid[] };

export type BidsTied = { e: 'bids_tied'; n?: number; bid: number; seats: Seat[] };

export type BidVoid = { e: 'bid_void'; n?: number; seat: Seat };

export type BidPaid = {
  e: 'bid_paid';
  n?: number;
  seat: Seat;
  amount: number;
  reason: 'won' | 'tied' | 'late' | 'lost';
};

/** Nobody gets a technology. */
export type AuctionFailed = { e: 'auction_failed'; n?: number };

export type Lies = 'under' | 'over';

export type CardSide = { card: ComponentId; side: SideName };

export type TechnologyTaken = {
  e: 'technology_taken';
  n?: number;
  seat: Seat;
  card: ComponentId;
  left: number | null;
  left_lies: Lies | null;
  right: number | null;
  right_lies: Lies | null;
  lit: Crystal[];
  covered: CardSide[];
};

export type LateNext = { e: 'late_next'; n?: number; seats: Seat[] };

export type CardsBack = {
  e: 'cards_back';
  n?: number;
  seat: Seat;
  cards: ActionId[];
  reason: 'expand' | 'no_technology';
};

export type CardDiscarded = { e: 'card_discarded'; n?: number; seat: Seat; card: ActionId };

export type RoundEnded = { e: 'round_ended'; n?: number; round: number };

export type GameEnded = { e: 'game_ended'; n?: number; winners: Seat[]; tie_break: string | null };

/** What happens in Planet 5R. */
export type GameEvent =
  | RoundBegan
  | CardChosen
  | CardsRevealed
  | DieRolled
  | WaterGained
  | WaterStolen
  | AuctionBegan
  | BidMade
  | BidsShown
  | BidsTied
  | BidVoid
  | BidPaid
  | AuctionFailed
  | TechnologyTaken
  | LateNext
  | CardsBack
  | CardDiscarded
  | RoundEnded
  | GameEnded;

/** Lay this action card face down. R5-5.2 */
export type PlayCard = [kind: 'play', card: ActionId];

/** Bid this much water. R5-8.2 */
export type Bid = [kind: 'bid', water: number];

/** Take this technology and join it: its left side to the right end of a group, its right side likewise. R5-9.4 */
export type Take = [
  kind: 'take',
  card: ComponentId,
  left: number | null,
  left_lies: Lies | null,
  right: number | null,
  right_lies: Lies | null,
];

/** Answer to ConfirmTurn. */
export type Confirm = ['confirm'];

/** An answer: a list that starts with its kind. */
export type Action = PlayCard | Bid | Take | Confirm;

export type ChooseParams = { round: number; wave: number };

export type BidParams = { water: number; kind: 'solo' | 'contested'; market: number };

export type TakeParams = { bid: number; market: number };

/** What a seat is asked. */
export type Decision =
  | Question<'confirm', Record<string, never>, Confirm>
  | Question<'choose_card', ChooseParams, PlayCard>
  | Question<'bid', BidParams, Bid>
  | Question<'take_technology', TakeParams, Take>;

/** Why an action is refused. */
export type Reason =
  | 'bid_first'
  | 'bid_too_high'
  | 'bid_too_low'
  | 'card_first'
  | 'card_in_discard'
  | 'card_not_in_hand'
  | 'game_over'
  | 'lies_missing'
  | 'lies_without_group'
  | 'no_such_group'
  | 'not_asked'
  | 'not_in_market'
  | 'not_your_decision'
  | 'same_group_twice'
  | 'sides_differ'
  | 'take_first'
  | 'top_of_deck';

/** What a seat can have, gain, pay and lose: the items of outcomes. */
export type Quantity = 'water' | 'hand' | 'technology' | 'improvement' | 'blue' | 'green' | 'purple' | 'joker';

/** Everything of Planet 5R that travels. */
export type Wire = {
  view: View;
  event: GameEvent;
  action: Action;
  decision: Decision;
  reason: Reason;
  quantity: Quantity;
};

export const fields: MessageFields = {
  events: {
    round_began: { card: 'component', out: 'component', top: 'component' },
    card_chosen: { seat: 'seat', card: 'component' },
    cards_revealed: { cards: { seat: 'seat', card: 'component' } },
    die_rolled: { seat: 'seat', card: 'component' },
    water_gained: { seat: 'seat', card: 'component', of: 'component' },
    water_stolen: { seat: 'seat', victim: 'seat', card: 'component' },
    auction_began: { members: 'seat' },
    bid_made: { seat: 'seat' },
    bids_shown: { bids: { seat: 'seat' } },
    bids_tied: { seats: 'seat' },
    bid_void: { seat: 'seat' },
    bid_paid: { seat: 'seat' },
    auction_failed: {},
    technology_taken: {
      seat: 'seat',
      card: 'component',
      lit: 'word:crystal',
      covered: { card: 'component', side: 'word:side' },
    },
    late_next: { seats: 'seat' },
    cards_back: { seat: 'seat', cards: 'component' },
    card_discarded: { seat: 'seat', card: 'component' },
    round_ended: {},
    game_ended: { winners: 'seat' },
  },
  parameters: { card: 'component', mine: 'component', theirs: 'component' },
};
