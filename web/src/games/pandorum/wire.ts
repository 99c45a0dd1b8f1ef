/* Written by tools/wire_types.py from the engine's own types; do not edit. */
import type { ComponentId, MessageFields, Place, Question, ScoresView, Seat, Spot, ViewHead } from '../../wire/core';

export type OptionsView = {
  new_horizons: boolean;
  layout: 'random' | 'R' | 'S' | 'T';
  one_shot_once: boolean;
  certain_stop: boolean;
  free_drive: boolean;
  confirm: boolean;
};

export type EndReason = 'figures' | 'field' | 'stalemate' | 'passes';

export type LastTurnsView = { trigger: Seat | null; reason: EndReason; left: Seat[] };

export type LaidView = { position: number; section: ComponentId; side: 'A' | 'B'; rotation: number };

export type HexKind = 'wasteland' | 'crater' | 'mountain' | 'volcano' | 'landing_pad' | 'dead_city';

export type FigureName = 'module' | 'base';

export type ObjectView = { seat: Seat; figure: FigureName; contaminated: boolean };

export type Token =
  | 'eruption_token'
  | 'meteor_token'
  | 'crack_token'
  | 'landing_pad_token'
  | 'dead_city_token'
  | 'contamination_token'
  | 'engine_token';

/** `position`: of its section, 0 in the middle; `center`: of its section; `edge`: fewer than six neighbours. */
export type HexView = {
  hex: Spot;
  kind: HexKind;
  printed: HexKind;
  position: number;
  center: boolean;
  edge: boolean;
  object: ObjectView | null;
  harvesters: Seat[];
  token: Token | null;
};

/** `hexes`: a1, b1, b2, a2; `parts`: the pairs it keeps apart. PD-11.3 */
export type CrackView = { hexes: Spot[]; parts: Spot[][] };

/** `clusters`: groups of volcanoes and lone ones, lowest hex first. PD-1.9 */
export type FieldView = { layout: LaidView[]; hexes: HexView[]; crack: CrackView | null; clusters: Spot[][] };

export type StackView = { card: ComponentId; count: number };

/** `of`: what lay on it at first, null for a bid; `engines`: tokens on it by seat, of New Engines alone. */
export type InPlayView = { event: ComponentId; quids: number; of: number | null; engines: number[] | null };

export type EventsView = { deck: number; in_play: InPlayView[]; gone: ComponentId[] };

export type AuctionView = { standing: number; bidder: Seat | null; still_in: Seat[]; asked: Seat | null };

export type CardType =
  | 'extraction'
  | 'entertainment'
  | 'generators'
  | 'laboratories'
  | 'logistics'
  | 'defence'
  | 'systems'
  | 'blocks';

export type CargoView = { type: CardType; counts: number[]; leaders: Seat[] };

export type FiguresView = { module: number; base: number };

export type NoseView = { part: ComponentId; cards: ComponentId[]; threshold: number; ready: boolean; used: boolean };

export type CentralDeckView = { part: ComponentId; cards: ComponentId[]; threshold: number; active: boolean };

export type CargoHoldView = { cards: ComponentId[]; points: number };

export type ScoreLine =
  | 'quids'
  | 'extraction'
  | 'entertainment'
  | 'generators'
  | 'laboratories'
  | 'logistics'
  | 'defence'
  | 'systems'
  | 'blocks';

export type ScoreView = { total: number; lines: Record<ScoreLine, number> };

/**
 * `cards`: its own, and all hands once the game is over; `known`: those that all have seen go there; `extraction`:
 * unseen extraction cards, which all can count, because they are dealt at the start.
 */
export type SeatView = {
  seat: Seat;
  quids: number;
  hand: number;
  cards: ComponentId[] | null;
  known: ComponentId[];
  extraction: number;
  harvester: Spot;
  supply: FiguresView;
  built: FiguresView;
  nose: NoseView;
  central_deck: CentralDeckView;
  cargo_hold: CargoHoldView;
  engines: number;
  score: ScoreView;
};

export type PayingView = { hex: Spot; amount: number };

/** `amount` is null as long as it is not collected. */
export type IncomeView = { card: ComponentId; amount: number | null; pays: PayingView[]; again: boolean };

export type BuildingView = {
  seat: Seat;
  hex: Spot;
  cards: ComponentId[];
  figure: FigureName;
  effect: ComponentId | null;
  incomes: IncomeView[];
};

export type HexDirection = 0 | 1 | 2 | 3 | 4 | 5;

export type LoneCardView = { amount: number; pays: PayingView[]; direction: HexDirection | null; cluster: Spot | null };

export type Unfit = 'wrong_terrain' | 'no_volcano_near';

export type EventIncomeView = { event: ComponentId; amount: number };

export type BestIncomeView = { card: ComponentId; amount: number; pays: PayingView[]; again: boolean };

/** `nose`: cards of the nose slot that it costs; `income`: what the cards bring; `total`: with events. */
export type BestBuildView = {
  cards: ComponentId[];
  action: Build | Manipulate | Scoop | Terraform;
  figure: FigureName;
  nose: number;
  income: number;
  events: EventIncomeView[];
  total: number;
  by: BestIncomeView[];
};

export type BestView = { module: BestBuildView | null; base: BestBuildView | null; effect: BestBuildView | null };

/**
 * A hex where the seat could end its flight.
 *
 * `crosses`: quids of the Dead City on the way; `cards`: each card of the hand that may be built there, alone, at its
 * best; `unfit`: why the others may not; `cut`: neighbours that a card would be paid for but for the crack.
 */
export type SiteView = {
  hex: Spot;
  how: 'fly' | 'jump' | 'here';
  stop: 'own' | 'pad' | 'toll' | 'build';
  toll: number;
  owner: Seat | null;
  crosses: number;
  cards: Record<ComponentId, LoneCardView>;
  unfit: Record<ComponentId, Unfit>;
  cut: Record<ComponentId, Spot[]>;
  best: BestView;
};

export type ResultView = ScoresView & { tie_break: 'figures' | 'shared' | null };

export type View = ViewHead & {
  options: OptionsView;
  game: 'pandorum';
  turn: number;
  active: Seat;
  first: Seat;
  phase: 'turn' | 'draw' | 'move' | 'build' | 'events' | 'end';
  last_turns: LastTurnsView | null;
  field: FieldView;
  market: StackView[];
  deck: number;
  box: number;
  events: EventsView | null;
  auction: AuctionView | null;
  cargo: CargoView[];
  seats: SeatView[];
  building: BuildingView | null;
  sites: SiteView[] | null;
  result: ResultView | null;
};

export type GameBegan = { e: 'game_began'; n?: number; first: Seat };

export type TurnBegan = { e: 'turn_began'; n?: number; seat: Seat; turn: number };

export type CardDrawn = {
  e: 'card_drawn';
  n?: number;
  seat: Seat;
  card: ComponentId | null;
  source: 'deck' | 'market';
};

export type MarketRefilled = { e: 'market_refilled'; n?: number; cards: ComponentId[] };

export type CardPaid = { e: 'card_paid'; n?: number; seat: Seat; card: ComponentId };

export type HarvesterMoved = {
  e: 'harvester_moved';
  n?: number;
  seat: Seat;
  start: Place;
  end: Place;
  over: Spot[];
  how: 'fly' | 'jump' | 'engine' | 'shift';
};

/** Paid, but nowhere to stop (a house rule). */
export type Stranded = { e: 'stranded'; n?: number; seat: Seat };

export type TollPaid = { e: 'toll_paid'; n?: number; seat: Seat; owner: Seat; hex: Spot; amount: number };

export type NoseSpent = { e: 'nose_spent'; n?: number; seat: Seat; part: ComponentId; cards: ComponentId[] };

export type ConstructionBegan = {
  e: 'construction_began';
  n?: number;
  seat: Seat;
  hex: Spot;
  cards: ComponentId[];
  figure: FigureName;
  part: ComponentId | null;
};

/** A hex and what it brought. */
export type Paying = { hex: Spot; amount: number };

export type Income = {
  e: 'income';
  n?: number;
  seat: Seat;
  card: ComponentId;
  amount: number;
  pays: Paying[];
  again: boolean;
};

export type Taken = {
  e: 'taken';
  n?: number;
  seat: Seat;
  victim: Seat;
  card: ComponentId;
  amount: number;
  again: boolean;
};

export type Why = 'build' | 'pay' | 'cross' | 'robbed' | 'training';

export type EventPaid = {
  e: 'event_paid';
  n?: number;
  seat: Seat;
  event: ComponentId;
  amount: number;
  left: number;
  why: Why;
};

export type ObjectBuilt = { e: 'object_built'; n?: number; seat: Seat; hex: Spot; figure: FigureName };

export type SlotName = 'nose' | 'central_deck' | 'cargo_hold';

export type CardSlotted = { e: 'card_slotted'; n?: number; seat: Seat; card: ComponentId; slot: SlotName };

export type PartSwitched = { e: 'part_switched'; n?: number; seat: Seat; part: ComponentId; on: boolean };

export type ModuleLifted = { e: 'module_lifted'; n?: number; seat: Seat; hex: Spot };

export type Passed = { e: 'passed'; n?: number; seat: Seat };

export type TurnEnded = { e: 'turn_ended'; n?: number; seat: Seat };

export type Ending = { e: 'ending'; n?: number; seat: Seat | null; reason: EndReason };

export type EventRevealed = { e: 'event_revealed'; n?: number; event: ComponentId; quids: number };

/** An event that came to nothing; the next one follows. PD-10.7, PD-11.8 */
export type EventBoxed = { e: 'event_boxed'; n?: number; event: ComponentId };

export type EventOver = { e: 'event_over'; n?: number; event: ComponentId };

export type TokenPut = { e: 'token_put'; n?: number; seat: Seat; token: Token; hexes: Spot[] };

export type ObjectReturned = {
  e: 'object_returned';
  n?: number;
  seat: Seat;
  hex: Spot;
  figure: FigureName;
  reason: 'eruption' | 'sabotage' | 'contamination';
};

export type MarketCleared = { e: 'market_cleared'; n?: number; cards: ComponentId[] };

export type GameEnded = { e: 'game_ended'; n?: number; winners: Seat[]; tie_break: string | null };

export type CardDiscarded = { e: 'card_discarded'; n?: number; seat: Seat; card: ComponentId; amount: number };

export type BidMade = { e: 'bid_made'; n?: number; seat: Seat; amount: number };

export type BidPassed = { e: 'bid_passed'; n?: number; seat: Seat };

export type AuctionWon = { e: 'auction_won'; n?: number; seat: Seat | null; amount: number };

export type Contaminated = { e: 'contaminated'; n?: number; seat: Seat; hex: Spot };

export type Cured = { e: 'cured'; n?: number; seat: Seat; hex: Spot; amount: number };

export type Healed = { e: 'healed'; n?: number; hexes: Spot[] };

export type ObjectPut = { e: 'object_put'; n?: number; seat: Seat; hex: Spot; figure: FigureName };

export type EnginesBought = { e: 'engines_bought'; n?: number; seat: Seat; tokens: number; amount: number };

export type CardTakenBack = { e: 'card_taken_back'; n?: number; seat: Seat; card: ComponentId; slot: SlotName };

/** What happens in Pandorum. */
export type GameEvent =
  | GameBegan
  | TurnBegan
  | CardDrawn
  | MarketRefilled
  | CardPaid
  | HarvesterMoved
  | Stranded
  | TollPaid
  | NoseSpent
  | ConstructionBegan
  | Income
  | Taken
  | EventPaid
  | ObjectBuilt
  | CardSlotted
  | PartSwitched
  | ModuleLifted
  | Passed
  | TurnEnded
  | Ending
  | EventRevealed
  | EventBoxed
  | EventOver
  | TokenPut
  | ObjectReturned
  | MarketCleared
  | GameEnded
  | CardDiscarded
  | BidMade
  | BidPassed
  | AuctionWon
  | Contaminated
  | Cured
  | Healed
  | ObjectPut
  | EnginesBought
  | CardTakenBack;

/** Take the top card of the deck (0) or a card of the market (its number plus one). PD-4.1 */
export type Draw = [kind: 'draw', source: ComponentId];

/** Put this card on the market and fly. PD-5.2 */
export type Pay = [kind: 'pay', card: ComponentId];

/** Fly without paying. PD-5.3 */
export type FlyFree = ['fly_free'];

/** Spend an engine token and go there. PD-11.13 */
export type Engine = [kind: 'engine', hex: Spot];

/** PD-3.2; in an auction: no more bids. PD-11.7 */
export type Pass = ['pass'];

/** Go there in a straight line. PD-5.5 */
export type Fly = [kind: 'fly', hex: Spot];

/** Go there by the one-shot effect that reaches any hex. PD-8.2 */
export type Jump = [kind: 'jump', hex: Spot];

/** This card of the nose slot goes to the box. PD-8.2 */
export type Spend = [kind: 'spend', card: ComponentId];

/** Take the module back and build anew. PD-11.14 */
export type Lift = ['lift'];

/** Let the module stand. */
export type Leave = ['leave'];

/** One card puts down a module, two a base. PD-6.2 */
export type Build = [kind: 'build', card: ComponentId, second: ComponentId | null];

/** Two cards and a module. PD-8.2 */
export type Manipulate = [kind: 'manipulate', card: ComponentId, second: ComponentId];

/** Three cards and a base. PD-8.2 */
export type Scoop = [kind: 'scoop', card: ComponentId, second: ComponentId, third: ComponentId];

/** As Build, but the first card is freed of its condition; as a house rule both. PD-8.2 */
export type Terraform = [kind: 'terraform', freed: ComponentId, second: ComponentId | null, how_many: 'one' | 'both'];

/** Answer to AnyOrder, OneOf and May: which of them. */
export type Pick = [kind: 'pick', which: number];

/** PD-7.6, PD-7.8 */
export type Direction = [kind: 'direction', direction: HexDirection];

/** The cluster with this volcano, its lowest one. PD-7.7 */
export type Cluster = [kind: 'cluster', hex: Spot];

/** The block pays its fixed sum. PD-7.11 */
export type Fixed = ['fixed'];

/** The block repeats the income of this card. PD-7.11 */
export type Again = [kind: 'again', card: ComponentId];

/** PD-8.1 */
export type Slot = [kind: 'slot', slot: SlotName];

/** The turn is over. */
export type End = ['end'];

/** The hex a question is about: a token, an object, a harvester's way out. */
export type Hex = [kind: 'hex', hex: Spot];

/** No more of it. */
export type Done = ['done'];

/** PD-11.2 */
export type Meteor = [kind: 'meteor', hex: Spot, second: Spot];

/** PD-11.3 */
export type Crack = [kind: 'crack', hex: Spot, direction: HexDirection, turn: 'left' | 'right'];

/** PD-11.5 */
export type Discard = [kind: 'discard', card: ComponentId];

/** PD-11.7 */
export type MakeBid = [kind: 'bid', quids: number];

/** So many engine tokens. PD-11.13 */
export type Buy = [kind: 'buy', engines: number];

/** PD-11.14 */
export type ReturnCard = [kind: 'take_back', slot: SlotName, card: ComponentId];

/** An answer: a list that starts with its kind. */
export type Action =
  | Draw
  | Pay
  | FlyFree
  | Engine
  | Pass
  | Fly
  | Jump
  | Spend
  | Lift
  | Leave
  | Build
  | Manipulate
  | Scoop
  | Terraform
  | Pick
  | Direction
  | Cluster
  | Fixed
  | Again
  | Slot
  | End
  | Hex
  | Done
  | Meteor
  | Crack
  | Discard
  | MakeBid
  | Buy
  | ReturnCard;

/** What a card of a construction brings; `repeats`: a block does it by repeating this card. */
export type Brought = { card: ComponentId; amount: number; repeats: ComponentId | null };

/**
 * A construction at its best. `nose`: cards of the nose slot that it costs; `total`: with what events pay; `open`:
 * how much it brings depends on choices that follow.
 */
export type BuildGuide = {
  cards: ComponentId[];
  figure: FigureName;
  nose: number;
  by: Brought[];
  events: EventIncomeView[];
  total: number;
  open: boolean;
};

/** `missing`: cards that the effect still needs with this one; `reached`: this one is the last it needs. */
export type Filling = { missing: number; reached: boolean };

export type Holding = { type: CardType; standing: 'behind' | 'tied' | 'alone' };

/** What a card would change in each slot. PD-8.2, PD-8.3, PD-9.4 */
export type SlotsGuide = { nose: Filling; central_deck: Filling; cargo_hold: Holding };

/**
 * `blocked`: volcanoes that end a straight flight. `rewards`: what events pay for paying a card.
 *
 * Side by side with the actions stand `shapes`, the hexes of a crack, a direction or a cluster, and `builds`. `lone`:
 * each card of the hand that is built with, alone.
 */
export type Guide = {
  blocked?: Spot[];
  rewards?: Record<ComponentId, EventIncomeView[]>;
  shapes?: Spot[][];
  builds?: BuildGuide[];
  lone?: Record<ComponentId, LoneCardView>;
  slots?: SlotsGuide;
};

export type Left = { left: number };

export type Stop = { jump: boolean };

export type Here = { hex: Spot };

export type Engines = { engines: number };

export type NosePrice = { left: number; part: ComponentId };

/** Cards that take from others, and what each would take if it came first. */
export type OfCards = { cards: ComponentId[]; amounts: number[] };

/** What the card would bring by each of the actions: in a direction, from a cluster, as a block. */
export type Ways = { card: ComponentId; amounts: number[] };

/** The played card the question is about. */
export type OfCard = { card: ComponentId };

export type BidParams = { standing: number; bidder: Seat | null };

/** Types that have been given up already. */
export type Invested = { types: CardType[] };

/** Tokens still to be put or paid off, and the price of each when it comes to that. */
export type CurePrice = { left: number; price: number };

export type EnginePrice = { price: number };

/** What a seat is asked. */
export type Decision =
  | Question<'turn', Record<string, never>, Draw | Pay | FlyFree | Engine | Pass, Guide>
  | Question<'draw', Left, Draw, Guide>
  | Question<'star_draw', Record<string, never>, Draw, Guide>
  | Question<'stop', Stop, Fly | Jump, Guide>
  | Question<'training', Here, Lift | Leave, Guide>
  | Question<'end_turn', Engines, End | Engine, Guide>
  | Question<'build', Here, Build | Manipulate | Scoop | Terraform, Guide>
  | Question<'nose', NosePrice, Spend, Guide>
  | Question<'order', OfCards, Pick, Guide>
  | Question<'direction', Ways, Direction, Guide>
  | Question<'cluster', Ways, Cluster, Guide>
  | Question<'block', Ways, Fixed | Again, Guide>
  | Question<'slot', OfCard, Slot, Guide>
  | Question<'erupt', Record<string, never>, Hex, Guide>
  | Question<'pad', Record<string, never>, Hex, Guide>
  | Question<'city', Record<string, never>, Hex, Guide>
  | Question<'meteor', Record<string, never>, Meteor, Guide>
  | Question<'crack', Record<string, never>, Crack, Guide>
  | Question<'shift', Record<string, never>, Hex, Guide>
  | Question<'bid', BidParams, Pass | MakeBid, Guide>
  | Question<'invest', Invested, Done | Discard, Guide>
  | Question<'contaminate', CurePrice, Hex, Guide>
  | Question<'cure', CurePrice, Done | Hex, Guide>
  | Question<'sabotage', Record<string, never>, Hex, Guide>
  | Question<'expand', Record<string, never>, Hex, Guide>
  | Question<'engines', EnginePrice, Buy, Guide>
  | Question<'take_back', Record<string, never>, ReturnCard, Guide>;

/** Why an action is refused. */
export type Reason =
  | 'already_contaminated'
  | 'bid_too_high'
  | 'bid_too_low'
  | 'cannot_build_there'
  | 'cannot_pay_toll'
  | 'cannot_repeat'
  | 'crack_off_field'
  | 'crack_other_end'
  | 'dead_city_stop'
  | 'deck_empty'
  | 'drive_is_free'
  | 'engine_empty_hex'
  | 'engines_used_up'
  | 'freed_both_of_one'
  | 'game_over'
  | 'hex_taken'
  | 'may_not_pass'
  | 'must_pay'
  | 'no_base_left'
  | 'no_certain_stop'
  | 'no_cluster_there'
  | 'no_engine'
  | 'no_jump'
  | 'no_module_left'
  | 'no_token_there'
  | 'no_volcano_near'
  | 'no_way_out_there'
  | 'not_a_centre'
  | 'not_a_volcano'
  | 'not_adjacent'
  | 'not_asked'
  | 'not_contaminated'
  | 'not_empty_hex'
  | 'not_in_hand'
  | 'not_in_slot'
  | 'not_on_market'
  | 'not_straight'
  | 'not_your_decision'
  | 'not_your_object'
  | 'not_your_part'
  | 'one_shot_once'
  | 'order_of_cards'
  | 'other_way_round'
  | 'price_missing'
  | 'same_hex'
  | 'same_name'
  | 'same_section'
  | 'too_dear'
  | 'used_this_turn'
  | 'volcano'
  | 'volcano_in_the_way'
  | 'wrong_terrain';

/** What a seat can have, gain, pay and lose: the items of outcomes. */
export type Quantity =
  | 'quid'
  | 'hand'
  | 'module'
  | 'base'
  | 'nose_card'
  | 'central_card'
  | 'cargo_card'
  | 'engine'
  | 'contaminated';

/** Everything of Pandorum that travels. */
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
    game_began: { first: 'seat' },
    turn_began: { seat: 'seat' },
    card_drawn: { seat: 'seat', card: 'component' },
    market_refilled: { cards: 'component' },
    card_paid: { seat: 'seat', card: 'component' },
    harvester_moved: { seat: 'seat', start: 'place', end: 'place', over: 'spot' },
    stranded: { seat: 'seat' },
    toll_paid: { seat: 'seat', owner: 'seat', hex: 'spot' },
    nose_spent: { seat: 'seat', part: 'component', cards: 'component' },
    construction_began: { seat: 'seat', hex: 'spot', cards: 'component', part: 'component' },
    income: { seat: 'seat', card: 'component', pays: { hex: 'spot' } },
    taken: { seat: 'seat', victim: 'seat', card: 'component' },
    event_paid: { seat: 'seat', event: 'component' },
    object_built: { seat: 'seat', hex: 'spot' },
    card_slotted: { seat: 'seat', card: 'component' },
    part_switched: { seat: 'seat', part: 'component' },
    module_lifted: { seat: 'seat', hex: 'spot' },
    passed: { seat: 'seat' },
    turn_ended: { seat: 'seat' },
    ending: { seat: 'seat' },
    event_revealed: { event: 'component' },
    event_boxed: { event: 'component' },
    event_over: { event: 'component' },
    token_put: { seat: 'seat', hexes: 'spot' },
    object_returned: { seat: 'seat', hex: 'spot' },
    market_cleared: { cards: 'component' },
    game_ended: { winners: 'seat' },
    card_discarded: { seat: 'seat', card: 'component' },
    bid_made: { seat: 'seat' },
    bid_passed: { seat: 'seat' },
    auction_won: { seat: 'seat' },
    contaminated: { seat: 'seat', hex: 'spot' },
    cured: { seat: 'seat', hex: 'spot' },
    healed: { hexes: 'spot' },
    object_put: { seat: 'seat', hex: 'spot' },
    engines_bought: { seat: 'seat' },
    card_taken_back: { seat: 'seat', card: 'component' },
  },
  parameters: { card: 'component', hex: 'spot', part: 'component', types: 'component' },
};
