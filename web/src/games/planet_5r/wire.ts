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

export type Crystal = 'blue' | 'green' | 'purple' | 'joker';

export type Colour = 'blue' | 'green' | 'purple';

/** What a colour scores with the jokers that count as it, where all jokers are used best. R5-12.3, R5-12.4 */
export type ColourView = { jokers: number; points: number };

/** Water that is left, and the points it is worth. R5-12.2 */
export type KeptView = { water: number; points: number };

/** Water that plunderers are about to ask of a seat. R5-7.3 */
export type ThreatView = { amount: number; by: Seat[] };

export type SideName = 'left' | 'right';

/** A chain of cards; `joints[i]` names the card that lies on top, of the two it joins. R5-9.2 */
export type GroupView = { id: number; cards: ComponentId[]; joints: SideName[] };

export type ImprovementKind = 'gain_fixed' | 'gain_die' | 'gain_per_card' | 'steal_from_each';

export type ImprovementView = {
  card: ComponentId;
  side: SideName;
  action: ActionId;
  kind: ImprovementKind;
  of: ActionId | null;
};

/** `kept`: its water without a bid that is not settled yet; `score`: if the game ended now. */
export type SeatView = {
  crystals: Record<Crystal, number>;
  colours: Record<Colour, ColourView>;
  crystal_points: number;
  seat: Seat;
  hand: ActionId[];
  discard: ActionId[];
  played: ActionId | null;
  chosen: ActionId | null;
  ready: boolean;
  late: boolean;
  late_next: boolean;
  water: number | null;
  kept: KeptView | null;
  score: number | null;
  threat: ThreatView | null;
  settlement: ComponentId;
  groups: GroupView[];
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
  crystal_table: number[];
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

/** Other seats with a card: those that have turned it up this round, and those that still may. */
export type Others = { shown: Seat[]; may: Seat[] };

/** `water`: what those who have turned up Plunder ask of one victim, together. R5-7.3 */
export type Robbers = { shown: Seat[]; may: Seat[]; water: number };

/**
 * What can be said of an action card before it is turned up.
 *
 * `fewest` and `most` such cards are played this round if it is, `same` by whom. `water` is by the number of them:
 * what each developer gains, or each plunderer takes from each victim. `back`: cards that return to the hand with
 * Expand. `late`: Scout lets its player choose late next round, if there is one.
 */
export type CardGuide = {
  same: Others;
  fewest: number;
  most: number;
  water?: number[];
  victims?: Others;
  robbers?: Robbers;
  back?: ActionId[];
  late?: boolean;
};

/** A face of the die, on so many sides of it, and the least lone bid that beats it. R5-8.4 */
export type FaceGuide = { face: number; sides: number; bid: number };

/**
 * `begin`: a bid to begin with. `kept`: what is left after each bid, in the order of the answers.
 *
 * `faces`: where one bids alone, what the die can show, lowest first.
 */
export type BidGuide = { begin: number; kept: KeptView[]; faces?: FaceGuide[] };

export type Lit = 'left' | 'centre' | 'right';

/** A crystal that begins to count, and where on the new card: at a joint, or in its centre. R5-10.2 */
export type LitView = { at: Lit; crystal: Crystal };

/** One side of a card. */
export type StripView = { card: ComponentId; side: SideName };

/**
 * What a placement makes of the tableau: what it lights, which improvements it covers, all crystals after it.
 *
 * `rank` orders the placements of the question: 0 looks best, by points and then by what stays uncovered.
 */
export type PlacementGuide = {
  crystals: Record<Crystal, number>;
  colours: Record<Colour, ColourView>;
  crystal_points: number;
  lit: LitView[];
  covered: StripView[];
  rank: number;
};

/** `cards`: by the cards one may play. `bid`: of the auction. `placements`: in the order of the answers. */
export type Guide = { cards?: Record<ActionId, CardGuide>; bid?: BidGuide; placements?: PlacementGuide[] };

export type ChooseParams = { round: number; wave: number };

export type BidParams = { water: number; kind: 'solo' | 'contested'; market: number };

export type TakeParams = { bid: number; market: number };

/** What a seat is asked. */
export type Decision =
  | Question<'confirm', Record<string, never>, Confirm, Guide>
  | Question<'choose_card', ChooseParams, PlayCard, Guide>
  | Question<'bid', BidParams, Bid, Guide>
  | Question<'take_technology', TakeParams, Take, Guide>;

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
