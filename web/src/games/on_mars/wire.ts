/* Written by tools/wire_types.py from the engine's own types; do not edit. */
import type { ComponentId, MessageFields, Place, Question, ScoresView, Seat, Spot, ViewHead } from '../../wire/core';

export type OptionsView = {
  solo_goal: 'solo_goal_1' | 'solo_goal_2' | 'solo_goal_3' | 'solo_goal_potato';
  length: 'short' | 'long';
  first_colonists: boolean;
  space_oddity: boolean;
  confirm: boolean;
};

export type EndReason = 'missions' | 'level' | 'limit';

export type EndingView = { reason: EndReason; last_round: number };

export type Side = 'orbit' | 'colony';

export type TurnView = { seat: Seat; main: boolean; exec: boolean; side: Side; used: ComponentId[] };

export type BuildingType = 'mine' | 'generator' | 'water_extractor' | 'greenhouse' | 'oxygen_condenser' | 'shelter';

/** What somebody has said aloud and not done yet. */
export type DoingView = { seat: Seat; building: BuildingType | null; bots: number | null; rover: number | null };

export type TrackView = { space: number; party: Seat | null; standing: boolean };

export type LandingView = { side: Side; space: number };

/** None before the first round. `flies_in`: rounds until it flies, as one counts them now; 1: in this one. */
export type ShuttleView = { side: Side; space: number; flies_in: number; lands: LandingView };

export type LssType = 'generator' | 'water_extractor' | 'greenhouse' | 'oxygen_condenser';

/** `op`: what the tile would give each party now; `left`: steps missing to the next level. */
export type ColumnView = { type: LssType; row: number; tile: ComponentId; op: number[]; left: number };

export type MissionView = {
  mission: ComponentId;
  place: 'a' | 'b' | 'c';
  of: number;
  left: number;
  crystals: number;
  done: boolean;
};

export type AdvancedView = { party: Seat; card: ComponentId };

/** `party`: whose shelter it is, null: shared; `size` and number of the `group` it belongs to. */
export type BuildingView = {
  type: BuildingType;
  party: Seat | null;
  size: number;
  group: number;
  advanced: AdvancedView | null;
  miner: Seat | null;
};

/** `start`, `research`: printed on the board, where a building stands at the start, where research lies. */
export type HexView = {
  hex: Spot;
  building: BuildingView | null;
  bots: Seat[];
  rover: Seat[];
  crystal: boolean;
  tile: ComponentId | null;
  start: boolean;
  research: boolean;
};

export type SharedType = 'mine' | 'generator' | 'water_extractor' | 'greenhouse' | 'oxygen_condenser';

export type HexDirection = 0 | 1 | 2 | 3 | 4 | 5;

/** `arrows` of the top tile; null: none left. */
export type PileView = { type: SharedType; left: number; arrows: HexDirection[] | null };

export type GridView = { place: number; row: 'top' | 'middle' | 'bottom'; tech: ComponentId | null };

export type PlaceView = { scientist: ComponentId | null; contract: ComponentId | null };

export type RedAction = 'obtain_blueprint' | 'research_development' | 'construct' | 'upgrade' | 'hire_or_contract';

/** `payments`: each a crystal or a colonist; `clears`: whose colonists go home; `why` not, while I choose. */
export type CostView = { legal: boolean; payments: number; clears: Seat[]; why: string | null };

export type Resource = 'mineral' | 'battery' | 'water' | 'plant' | 'oxygen';

export type OwnBlueprintView = {
  card: ComponentId;
  hex: Spot | null;
  scientist: ComponentId | null;
  radar: ComponentId | null;
};

export type OwnScientistView = { scientist: ComponentId; at: ComponentId | null; op: number };

export type OwnContractView = { contract: ComponentId; items: Record<string, number>; done: boolean };

/** `counts`: the quantity that its first condition asks for, where it is one. */
export type GoalView = { goal: ComponentId; counts: string | null; have: number[]; need: number[]; ready: boolean };

export type ScoreView = { total: number; lines: Record<string, number> };

export type PartyView = {
  party: Seat;
  automaton: boolean;
  side: Side;
  space: number;
  standing: boolean;
  op: number;
  resources: Record<Resource, number>;
  limit: number;
  crystals: number;
  incoming: number;
  room: number;
  quarters: number;
  capacity: number;
  working: number;
  supply: number;
  gained: number;
  miners: number;
  depot: ComponentId[];
  hangar: number;
  spent: number;
  ships_may: number;
  lab: Record<ComponentId, ComponentId>;
  bots_supply: number;
  markers: number;
  shelters_left: number;
  blueprints: OwnBlueprintView[];
  scientists: OwnScientistView[];
  contracts: OwnContractView[];
  progress: SharedType[];
  discoveries: ComponentId[];
  research: ComponentId[];
  goals: number;
  hand: GoalView[] | null;
  achieved: ComponentId | null;
  first_a: number;
  first_b: number;
  first_cards: ComponentId[] | null;
  score: ScoreView;
};

export type HeldView = { owner: Seat; tech: ComponentId };

export type CheckView = { key: string; have: number; need: number; met: boolean };

/** `action`: what his latest card made him do in this round; `travels`: whether it lets him ride the shuttle. */
export type SoloView = {
  deck: number;
  discard: ComponentId[];
  solo_pass: number;
  card: ComponentId | null;
  action: ComponentId | null;
  travels: boolean;
  icon: SharedType;
  goal: string;
  checks: Record<string, CheckView[]>;
};

export type Item = 'mineral' | 'battery' | 'water' | 'plant' | 'oxygen' | 'crystal';

export type TargetGainView = { item: Item; amount: number; stored: number };

export type TechView = { tech: ComponentId; party: Seat; level: number; boosts: number };

export type Piece = 'bot' | 'rover';

export type DisplacedView = { party: Seat; piece: Piece };

/**
 * What building on a hex would bring.
 *
 * `joins`: buildings of its complex; `gained` and `lost`: amounts by quantity, as outcomes have them, and the colony's
 * `level`: what finds no room is lost; `need`: the level of the tech that joining wants; `lss`: a benefit of the life
 * support system follows; `remaining`: missions still needed after the level it brings; `removes`: a tile or crystal
 * that lies there.
 */
export type TargetView = {
  size: number;
  joins: Spot[];
  gain: TargetGainView;
  gained: Record<string, number>;
  lost: Record<string, number>;
  need: number;
  techs: TechView[];
  crystals: Spot[];
  blocked: HexDirection[];
  op: number;
  lss: boolean;
  row: [number, number] | null;
  cube: boolean;
  level_up: boolean;
  remaining: number | null;
  displaces: DisplacedView[];
  removes: ComponentId | null;
  mission: ComponentId[];
};

export type SoloResultView = { won: boolean; goal: string; met: string[]; lacerda: ScoreView };

export type ResultView = ScoresView & { tie_break: string | null; solo: SoloResultView | null };

export type View = ViewHead & {
  options: OptionsView;
  game: 'on_mars';
  phase: 'setup' | 'colonization' | 'shuttle' | 'scoring' | 'end';
  active: Seat | null;
  order: Seat[];
  ending: EndingView | null;
  turn: TurnView | null;
  doing: DoingView | null;
  track: TrackView[];
  shuttle: ShuttleView | null;
  level: number;
  lss: ColumnView[];
  missions: MissionView[];
  remaining: number;
  hexes: HexView[];
  piles: PileView[];
  exploration: (ComponentId | null)[];
  explore_left: number[];
  warehouse: Record<string, number>;
  capacity: number;
  grid: GridView[];
  tech_left: number[];
  display: (ComponentId | null)[];
  blueprints_left: number;
  places: (PlaceView | null)[];
  pool: ComponentId[];
  slots: Record<RedAction, Seat[]>;
  costs: Record<string, CostView> | null;
  zone: Spot[];
  parties: PartyView[];
  held: HeldView[];
  solo: SoloView | null;
  targets: Record<Spot, TargetView> | null;
  result: ResultView | null;
};

export type GameBegan = { e: 'game_began'; n?: number; first: Seat };

export type MarkerPlaced = {
  e: 'marker_placed';
  n?: number;
  seat: Seat;
  space: number;
  how: 'start' | 'travel' | 'draw';
};

export type ShuttleSet = { e: 'shuttle_set'; n?: number; seat: Seat; side: Side };

export type StartingBuildings = { e: 'starting_buildings'; n?: number; types: BuildingType[] };

export type RoundBegan = { e: 'round_began'; n?: number; round: number };

export type TurnBegan = { e: 'turn_began'; n?: number; seat: Seat };

export type CrystalsArrived = { e: 'crystals_arrived'; n?: number; seat: Seat; stored: number; lost: number };

export type ActionName =
  | 'landing_pod'
  | 'obtain_blueprint'
  | 'learn_tech'
  | 'research_development'
  | 'resupply'
  | 'control_center'
  | 'construct'
  | 'upgrade'
  | 'hire_or_contract'
  | 'welcome_ship';

export type MainAction = { e: 'main_action'; n?: number; seat: Seat; action: ActionName };

export type SlotsCleared = { e: 'slots_cleared'; n?: number; action: ActionName; parties: Seat[] };

export type GainKind = 'mineral' | 'battery' | 'water' | 'plant' | 'oxygen' | 'crystal' | 'colonist' | 'op';

/** So many of an item: a resource, crystals, colonists. */
export type Amount = { item: GainKind; amount: number };

export type Paid = {
  e: 'paid';
  n?: number;
  seat: Seat;
  crystals: number;
  colonists: number;
  resources: Amount[];
  goals: number;
};

export type ColonistPlaced = { e: 'colonist_placed'; n?: number; seat: Seat; action: ActionName };

export type Boosted = { e: 'boosted'; n?: number; seat: Seat; how: 'colonist' | 'crystal' };

export type Gained = { e: 'gained'; n?: number; seat: Seat; items: Amount[]; lost: Amount[] };

export type ScoredBy = 'first_lss' | 'lss_tile' | 'progress' | 'card';

export type Scored = { e: 'scored'; n?: number; seat: Seat; op: number; why: ScoredBy };

export type Supplied = { e: 'supplied'; n?: number; seat: Seat; item: Item };

export type TechLearned = { e: 'tech_learned'; n?: number; seat: Seat; tech: ComponentId; space: ComponentId };

export type TechDeveloped = {
  e: 'tech_developed';
  n?: number;
  seat: Seat;
  tech: ComponentId;
  start: Place;
  end: Place;
};

export type BlueprintTaken = { e: 'blueprint_taken'; n?: number; seat: Seat; card: ComponentId };

export type Constructed = {
  e: 'constructed';
  n?: number;
  seat: Seat;
  type: BuildingType;
  hex: Spot;
  size: number;
  tile: ComponentId | null;
};

export type CrystalsLanded = { e: 'crystals_landed'; n?: number; hexes: Spot[] };

export type TileRemoved = {
  e: 'tile_removed';
  n?: number;
  hex: Spot;
  tile: ComponentId | null;
  by: 'bot' | 'building';
};

export type PieceDisplaced = { e: 'piece_displaced'; n?: number; seat: Seat; piece: Piece; start: Place; end: Place };

export type Progressed = { e: 'progressed'; n?: number; seat: Seat; type: BuildingType };

export type LssMoved = { e: 'lss_moved'; n?: number; type: BuildingType; row: number };

export type BenefitChosen = { e: 'benefit_chosen'; n?: number; seat: Seat; benefit: ComponentId };

export type Upgraded = { e: 'upgraded'; n?: number; seat: Seat; card: ComponentId; hex: Spot };

export type TechUsed = { e: 'tech_used'; n?: number; seat: Seat; owner: Seat; tech: ComponentId; level: number };

export type ShipWelcomed = { e: 'ship_welcomed'; n?: number; seat: Seat; space: ComponentId };

export type BotPlaced = { e: 'bot_placed'; n?: number; seat: Seat; hex: Spot };

export type BotMoved = { e: 'bot_moved'; n?: number; seat: Seat; start: Place; end: Place };

/** `start`: None before its first step; then it leaves the starting mine all the same (OM-3.6). */
export type RoverMoved = {
  e: 'rover_moved';
  n?: number;
  seat: Seat;
  start: Place | null;
  leaves: Place;
  end: Place;
  crystal: boolean;
};

export type TileTaken = { e: 'tile_taken'; n?: number; seat: Seat; tile: ComponentId; hex: Spot };

export type ScientistHired = { e: 'scientist_hired'; n?: number; seat: Seat; scientist: ComponentId };

export type ContractTaken = { e: 'contract_taken'; n?: number; seat: Seat; contract: ComponentId };

export type ScientistSent = { e: 'scientist_sent'; n?: number; seat: Seat; scientist: ComponentId; card: ComponentId };

export type BuildingUsed = { e: 'building_used'; n?: number; seat: Seat; card: ComponentId };

export type ExecAction = { e: 'exec_action'; n?: number; seat: Seat; exec: ComponentId };

export type ContractPut = { e: 'contract_put'; n?: number; seat: Seat; place: number; contract: ComponentId };

export type Delivered = { e: 'delivered'; n?: number; seat: Seat; contract: ComponentId; item: Item; amount: number };

export type ContractCompleted = { e: 'contract_completed'; n?: number; seat: Seat; contract: ComponentId };

export type MissionMoved = {
  e: 'mission_moved';
  n?: number;
  seat: Seat;
  mission: ComponentId;
  left: number;
  crystals: number;
};

export type MissionDone = { e: 'mission_done'; n?: number; mission: ComponentId };

export type RemainingMoved = { e: 'remaining_moved'; n?: number; left: number };

export type OxygenHeld = { e: 'oxygen_held'; n?: number; seat: Seat; tech: ComponentId };

export type OxygenKept = { e: 'oxygen_kept'; n?: number; seat: Seat; stored: boolean };

export type LevelUp = { e: 'level_up'; n?: number; level: number };

export type DisplayChanged = { e: 'display_changed'; n?: number; removed: ComponentId[]; dealt: ComponentId[] };

export type GridRefilled = { e: 'grid_refilled'; n?: number; techs: ComponentId[] };

/** The warehouse is full again. */
export type WarehouseRefilled = { e: 'warehouse_refilled'; n?: number };

export type GoalAchieved = { e: 'goal_achieved'; n?: number; seat: Seat; goal: ComponentId; own: boolean };

export type GoalPawned = { e: 'goal_pawned'; n?: number; seat: Seat };

export type Retrieved = {
  e: 'retrieved';
  n?: number;
  seat: Seat;
  where: ActionName | 'working_area';
  colonists: number;
};

export type Produced = { e: 'produced'; n?: number; seat: Seat; hexes: Spot[] };

export type ShuttleMoved = { e: 'shuttle_moved'; n?: number; side: Side; space: number; flew: boolean };

export type Travelled = {
  e: 'travelled';
  n?: number;
  seat: Seat;
  side: Side;
  how: 'shuttle' | 'ship' | 'pod' | 'card';
};

export type Stayed = { e: 'stayed'; n?: number; seat: Seat };

export type TilePlaced = { e: 'tile_placed'; n?: number; seat: Seat; tile: ComponentId; hex: Spot };

export type ExplorationRefilled = { e: 'exploration_refilled'; n?: number; place: number; tile: ComponentId | null };

export type CardARevealed = { e: 'card_a_revealed'; n?: number; seat: Seat; card: ComponentId; drawn: number };

export type CardBRevealed = { e: 'card_b_revealed'; n?: number; seat: Seat; card: ComponentId };

export type RadarSet = { e: 'radar_set'; n?: number; card: ComponentId; tile: ComponentId };

export type LacerdaCardDrawn = { e: 'lacerda_card_drawn'; n?: number; card: ComponentId; action: ComponentId };

export type LacerdaFellBack = { e: 'lacerda_fell_back'; n?: number; why: 'slot' | 'crystals' | 'impossible' };

export type LacerdaIcon = { e: 'lacerda_icon'; n?: number; type: BuildingType };

export type TurnEnded = { e: 'turn_ended'; n?: number; seat: Seat };

export type Ending = { e: 'ending'; n?: number; reason: EndReason };

export type GameEnded = { e: 'game_ended'; n?: number; winners: Seat[]; tie_break: string | null };

/** What happens in On Mars. */
export type GameEvent =
  | GameBegan
  | MarkerPlaced
  | ShuttleSet
  | StartingBuildings
  | RoundBegan
  | TurnBegan
  | CrystalsArrived
  | MainAction
  | SlotsCleared
  | Paid
  | ColonistPlaced
  | Boosted
  | Gained
  | Scored
  | Supplied
  | TechLearned
  | TechDeveloped
  | BlueprintTaken
  | Constructed
  | CrystalsLanded
  | TileRemoved
  | PieceDisplaced
  | Progressed
  | LssMoved
  | BenefitChosen
  | Upgraded
  | TechUsed
  | ShipWelcomed
  | BotPlaced
  | BotMoved
  | RoverMoved
  | TileTaken
  | ScientistHired
  | ContractTaken
  | ScientistSent
  | BuildingUsed
  | ExecAction
  | ContractPut
  | Delivered
  | ContractCompleted
  | MissionMoved
  | MissionDone
  | RemainingMoved
  | OxygenHeld
  | OxygenKept
  | LevelUp
  | DisplayChanged
  | GridRefilled
  | WarehouseRefilled
  | GoalAchieved
  | GoalPawned
  | Retrieved
  | Produced
  | ShuttleMoved
  | Travelled
  | Stayed
  | TilePlaced
  | ExplorationRefilled
  | CardARevealed
  | CardBRevealed
  | RadarSet
  | LacerdaCardDrawn
  | LacerdaFellBack
  | LacerdaIcon
  | TurnEnded
  | Ending
  | GameEnded;

/** A space of the turn-order track. OM-3.4, OM-12.4 */
export type Space = [kind: 'space', space: number];

/** OM-3.5 */
export type ChooseSide = [kind: 'side', side: Side];

/** The main action; of the additional payments so many are crystals. OM-6.1 */
export type Act = [kind: 'act', action: ActionName, crystals: number];

/** OM-15.1 */
export type Exec = [kind: 'exec', exec: ComponentId];

/** Use an advanced building, by one's own or another's card. OM-15.2, OM-15.3 */
export type Use = [kind: 'use', card: ComponentId, how: string];

/** The turn is over. OM-4.7 */
export type End = ['end'];

/** No more of it. */
export type Done = ['done'];

/** OM-7.13 */
export type Supply = [kind: 'supply', item: Item];

/** OM-7.5 */
export type LearnTech = [kind: 'learn', place: number, space: ComponentId, payment: string];

/** OM-7.11 */
export type DevelopTech = [kind: 'develop', start: ComponentId, end: ComponentId, payment: string];

/** OM-7.2 */
export type TakeBlueprint = [kind: 'blueprint', card: ComponentId];

/** OM-8.10 */
export type UpgradeBuilding = [kind: 'upgrade', card: ComponentId, hex: Spot];

/** OM-9.9 */
export type UseTech = [kind: 'use_tech', party: number];

/** OM-8.17 */
export type Ship = [kind: 'ship', space: ComponentId, reward: number, payment: string];

/** OM-19.1 */
export type Gain = [kind: 'gain', item: Item];

/** OM-15.10 */
export type ProduceAgain = [kind: 'produce', hex: Spot];

/** OM-19.6 */
export type TakeBack = [kind: 'retrieve', place: string];

/** OM-19.8 */
export type Pay = [kind: 'pay', resource: Resource];

/** OM-12.6 */
export type PayFor = [kind: 'pay_for', payment: string];

/** OM-8.12 */
export type TakeCard = [kind: 'take_card', place: number, payment: string];

/** OM-8.6 */
export type Type = [kind: 'type', building: BuildingType, payment: string];

/** OM-8.6, OM-9.2 */
export type Site = [kind: 'site', hex: Spot, party: number | null, boosts: number];

/** OM-8.1 */
export type Add = [kind: 'add', piece: Piece];

/** OM-8.2 */
export type MoveBot = [kind: 'bot', start: Spot, end: Spot];

/** OM-8.2 */
export type MoveRover = [kind: 'rover', end: Spot];

/** The step of a bot that acts as a rover and leaves the crystal it finds. OM-8.4, OM-15.8 */
export type BotPast = [kind: 'bot_past', start: Spot, end: Spot];

/** The step of a rover that leaves the crystal it finds. OM-8.4 */
export type RoverPast = [kind: 'rover_past', end: Spot];

/** OM-8.5 */
export type Take = ['take'];

/** OM-8.5 */
export type Leave = ['leave'];

/** OM-10.4 */
export type Benefit = [kind: 'benefit', benefit: ComponentId];

/** Where a piece goes. */
export type Hex = [kind: 'hex', hex: Spot];

/** OM-9.4 */
export type Keep = ['keep'];

/** OM-8.14 */
export type PutContract = [kind: 'contract', contract: ComponentId];

/** OM-12.2 */
export type Travel = ['travel'];

/** OM-12.3 */
export type Stay = ['stay'];

/** OM-12.4 */
export type PlaceFind = [kind: 'explore', which: number, hex: Spot];

/** OM-15.7 */
export type SetRadar = [kind: 'radar', which: number];

/** OM-8.16 */
export type Deliver = [kind: 'deliver', contract: ComponentId, item: Item];

/** What does not fit goes onto this contract. OM-8.16 */
export type PutOn = [kind: 'put', contract: ComponentId, item: Item];

/** OM-14.1 */
export type Achieve = [kind: 'goal', goal: ComponentId, reward: number];

/** OM-1.16 */
export type Pawn = [kind: 'pawn', goal: ComponentId];

/** OM-18.3 */
export type Reveal = [kind: 'reveal', card: ComponentId];

/** An answer: a list that starts with its kind. */
export type Action =
  | Space
  | ChooseSide
  | Act
  | Exec
  | Use
  | End
  | Done
  | Supply
  | LearnTech
  | DevelopTech
  | TakeBlueprint
  | UpgradeBuilding
  | UseTech
  | Ship
  | Gain
  | ProduceAgain
  | TakeBack
  | Pay
  | PayFor
  | TakeCard
  | Type
  | Site
  | Add
  | MoveBot
  | MoveRover
  | BotPast
  | RoverPast
  | Take
  | Leave
  | Benefit
  | Hex
  | Keep
  | PutContract
  | Travel
  | Stay
  | PlaceFind
  | SetRadar
  | Deliver
  | PutOn
  | Achieve
  | Pawn
  | Reveal;

/** What can be done beside any question. */
export type AnyTime = Achieve | Deliver | Pawn;

export type Rest = 'none' | 'goal' | 'delivery' | 'both';

/** Which actions are still possible; `rest`: what else is, once there is none of them. */
export type OfTurn = { crowded: boolean; main: boolean; exec: boolean; rest: Rest };

export type OfRefill = { place: number };

export type OfSettling = { tech: ComponentId; from: ComponentId };

/**
 * Units left that cost no colonist; `boost`: the next one costs one; `free`: nothing else is paid.
 *
 * `more`: units that colonists could add.
 */
export type UnitParams = { left: number; boost: boolean; free: boolean; more: number };

export type OfSite = { building: BuildingType };

export type OfHire = { cards: string };

/**
 * A hex a piece could come to, by way of the hex `via`.
 *
 * `collects`: a crystal to be picked up; `stays`: whether the movement may end there, or the reason why not;
 * `crushes`: what lies there would be gone; `wasted`: crystals of the way that would find no room.
 */
export type Reach = {
  piece: Piece;
  start: Spot;
  hex: Spot;
  via: Spot;
  steps: number;
  collects: boolean;
  stays: 'yes' | 'crowded' | 'research_owned' | 'tile_useless';
  crushes: boolean;
  wasted: number;
};

/** Steps left of each; `as_rovers`: bots may pick up; `crowded`: two pieces on one hex keep it from ending. */
export type OfMove = {
  bots: number;
  rover: number;
  started: boolean;
  as_rovers: boolean;
  boost: 'none' | 'colonist' | 'crystal';
  crowded: boolean;
  reach: Reach[];
};

export type OfTile = { tile: ComponentId; hex: Spot; bot: boolean };

export type OfOverflow = { item: Item; amount: number };

/** `lands`: by where it may go, the hexes on which crystals land then. */
export type OfPiece = { piece: Piece; hex: Spot; lands: Record<Spot, Spot[]> };

/** `home`: colonists who come home; `back`: the round of the next free ride back, if that is known. */
export type OfBoarding = { free: boolean; side: Side; home: number; back: number | null };

export type OfArrival = { side: Side };

export type Task =
  | 'tech_taken'
  | 'travelled'
  | 'shelter_constructed'
  | 'scientist_taken'
  | 'research_development_action'
  | 'control_center_action'
  | 'discovery_tile_placed'
  | 'blueprint_taken';

/** `fits`: a card in hand is about it. */
export type OfTask = { task: Task; fits: boolean };

/** What a seat is asked. */
export type Decision =
  | Question<'start_space', Record<string, never>, Space | AnyTime>
  | Question<'shuttle_side', Record<string, never>, ChooseSide | AnyTime>
  | Question<'deliveries', Record<string, never>, Done | AnyTime>
  | Question<'turn', OfTurn, Act | Exec | Use | End | AnyTime>
  | Question<'refill', OfRefill, PutContract | AnyTime>
  | Question<'settle', OfSettling, Keep | DevelopTech | AnyTime>
  | Question<'blueprint', UnitParams, TakeBlueprint | Done | AnyTime>
  | Question<'gain_more', UnitParams, Gain | Done | AnyTime>
  | Question<'develop', UnitParams, DevelopTech | Done | AnyTime>
  | Question<'learn', UnitParams, LearnTech | Done | AnyTime>
  | Question<'produce_more', UnitParams, ProduceAgain | Done | AnyTime>
  | Question<'resupply', UnitParams, Supply | Done | AnyTime>
  | Question<'retrieve', UnitParams, TakeBack | Done | AnyTime>
  | Question<'upgrade', UnitParams, UpgradeBuilding | UseTech | Done | AnyTime>
  | Question<'welcome', UnitParams, Ship | UseTech | Done | AnyTime>
  | Question<'type', Record<string, never>, Type | Done | AnyTime>
  | Question<'site', OfSite, Site | AnyTime>
  | Question<'convert', Record<string, never>, Pay | Done | AnyTime>
  | Question<'hire', OfHire, TakeCard | Done | AnyTime>
  | Question<'move', OfMove, Add | UseTech | MoveBot | BotPast | MoveRover | RoverPast | Done | AnyTime>
  | Question<'tile', OfTile, Take | Leave | AnyTime>
  | Question<'radar', Record<string, never>, SetRadar | AnyTime>
  | Question<'accept', Record<string, never>, PayFor | Done | AnyTime>
  | Question<'overflow', OfOverflow, PutOn | AnyTime>
  | Question<'lss', Record<string, never>, Benefit | AnyTime>
  | Question<'displace', OfPiece, Hex | AnyTime>
  | Question<'bot_place', Record<string, never>, Hex | AnyTime>
  | Question<'travel', OfBoarding, Travel | Stay | AnyTime>
  | Question<'explore', Record<string, never>, PlaceFind | AnyTime>
  | Question<'arrive', OfArrival, Space | AnyTime>
  | Question<'first_a', Record<string, never>, Reveal | Done | AnyTime>
  | Question<'first_b', OfTask, Reveal | Done | AnyTime>;

/** Why an action is refused. */
export type Reason =
  | 'already_advanced'
  | 'at_least_one'
  | 'before_first_step'
  | 'benefit_useless'
  | 'boosts_exactly'
  | 'built_on'
  | 'cannot_act'
  | 'cannot_pay'
  | 'choose_building'
  | 'complex_too_small'
  | 'costs_nothing'
  | 'display_empty'
  | 'exec_done'
  | 'finish_first'
  | 'first_column'
  | 'first_column_full'
  | 'flight_first'
  | 'game_over'
  | 'goal_not_held'
  | 'goal_not_met'
  | 'goal_not_now'
  | 'has_none'
  | 'hex_not_empty'
  | 'last_column'
  | 'main_action_first'
  | 'main_done'
  | 'may_not_use'
  | 'needs_tech'
  | 'no_advanced_building'
  | 'no_blueprint'
  | 'no_boost'
  | 'no_boosters'
  | 'no_bot_there'
  | 'no_building_fits'
  | 'no_colonists'
  | 'no_crystal_there'
  | 'no_crystals'
  | 'no_marker'
  | 'no_miner'
  | 'no_mineral'
  | 'no_more_units'
  | 'no_place_for_bot'
  | 'no_points_of_this_kind'
  | 'no_room'
  | 'no_room_for_any'
  | 'no_ship_left'
  | 'no_ship_there'
  | 'no_site'
  | 'no_source'
  | 'no_such_tech'
  | 'no_tech_here'
  | 'no_tech_left'
  | 'no_tech_there'
  | 'no_tile_there'
  | 'nobody_there'
  | 'none_left'
  | 'not_asked'
  | 'not_built'
  | 'not_closest'
  | 'not_in_pool'
  | 'not_next'
  | 'not_on_display'
  | 'not_three_steps'
  | 'not_two_steps'
  | 'not_wanted'
  | 'not_yet'
  | 'not_your_blueprint'
  | 'not_your_contract'
  | 'not_your_decision'
  | 'nothing_to_build'
  | 'nothing_to_develop'
  | 'nothing_to_do'
  | 'nothing_to_pay'
  | 'one_goal_only'
  | 'one_step'
  | 'other_card'
  | 'other_side'
  | 'other_type'
  | 'outside_zone'
  | 'own_slot_taken'
  | 'own_turn_only'
  | 'pay_first'
  | 'place_empty'
  | 'quarters_full'
  | 'research_owned'
  | 'rover_may_not_stop'
  | 'ship_limit'
  | 'ship_on_space'
  | 'space_occupied'
  | 'space_taken'
  | 'stands_alone'
  | 'tech_owned'
  | 'tech_too_low'
  | 'techs_owned'
  | 'that_very_tile'
  | 'tile_useless'
  | 'too_far'
  | 'too_many_crystals'
  | 'two_pieces'
  | 'warehouse_bare'
  | 'warehouse_empty'
  | 'wrong_building';

/** What a seat can have, gain, pay and lose: the items of outcomes. */
export type Quantity =
  | 'mineral'
  | 'battery'
  | 'water'
  | 'plant'
  | 'oxygen'
  | 'crystal'
  | 'colonist'
  | 'op'
  | 'ship'
  | 'bot'
  | 'shelter'
  | 'tech'
  | 'blueprint'
  | 'advanced'
  | 'scientist'
  | 'contract'
  | 'progress'
  | 'tile'
  | 'goal'
  | 'first_colonist';

/** Everything of On Mars that travels. */
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
    marker_placed: { seat: 'seat' },
    shuttle_set: { seat: 'seat' },
    starting_buildings: { types: 'component' },
    round_began: {},
    turn_began: { seat: 'seat' },
    crystals_arrived: { seat: 'seat' },
    main_action: { seat: 'seat', action: 'component' },
    slots_cleared: { action: 'component', parties: 'seat' },
    paid: { seat: 'seat', resources: { item: 'item' } },
    colonist_placed: { seat: 'seat', action: 'component' },
    boosted: { seat: 'seat' },
    gained: { seat: 'seat', items: { item: 'item' }, lost: { item: 'item' } },
    scored: { seat: 'seat' },
    supplied: { seat: 'seat' },
    tech_learned: { seat: 'seat', tech: 'component', space: 'component' },
    tech_developed: { seat: 'seat', tech: 'component', start: 'place', end: 'place' },
    blueprint_taken: { seat: 'seat', card: 'component' },
    constructed: { seat: 'seat', hex: 'spot', tile: 'component' },
    crystals_landed: { hexes: 'spot' },
    tile_removed: { hex: 'spot', tile: 'component' },
    piece_displaced: { seat: 'seat', start: 'place', end: 'place' },
    progressed: { seat: 'seat' },
    lss_moved: {},
    benefit_chosen: { seat: 'seat', benefit: 'component' },
    upgraded: { seat: 'seat', card: 'component', hex: 'spot' },
    tech_used: { seat: 'seat', owner: 'seat', tech: 'component' },
    ship_welcomed: { seat: 'seat', space: 'component' },
    bot_placed: { seat: 'seat', hex: 'spot' },
    bot_moved: { seat: 'seat', start: 'place', end: 'place' },
    rover_moved: { seat: 'seat', start: 'place', leaves: 'place', end: 'place' },
    tile_taken: { seat: 'seat', tile: 'component', hex: 'spot' },
    scientist_hired: { seat: 'seat', scientist: 'component' },
    contract_taken: { seat: 'seat', contract: 'component' },
    scientist_sent: { seat: 'seat', scientist: 'component', card: 'component' },
    building_used: { seat: 'seat', card: 'component' },
    exec_action: { seat: 'seat', exec: 'component' },
    contract_put: { seat: 'seat', contract: 'component' },
    delivered: { seat: 'seat', contract: 'component' },
    contract_completed: { seat: 'seat', contract: 'component' },
    mission_moved: { seat: 'seat', mission: 'component' },
    mission_done: { mission: 'component' },
    remaining_moved: {},
    oxygen_held: { seat: 'seat', tech: 'component' },
    oxygen_kept: { seat: 'seat' },
    level_up: {},
    display_changed: { removed: 'component', dealt: 'component' },
    grid_refilled: { techs: 'component' },
    warehouse_refilled: {},
    goal_achieved: { seat: 'seat', goal: 'component' },
    goal_pawned: { seat: 'seat' },
    retrieved: { seat: 'seat' },
    produced: { seat: 'seat', hexes: 'spot' },
    shuttle_moved: {},
    travelled: { seat: 'seat' },
    stayed: { seat: 'seat' },
    tile_placed: { seat: 'seat', tile: 'component', hex: 'spot' },
    exploration_refilled: { tile: 'component' },
    card_a_revealed: { seat: 'seat', card: 'component' },
    card_b_revealed: { seat: 'seat', card: 'component' },
    radar_set: { card: 'component', tile: 'component' },
    lacerda_card_drawn: { card: 'component', action: 'component' },
    lacerda_fell_back: {},
    lacerda_icon: {},
    turn_ended: { seat: 'seat' },
    ending: {},
    game_ended: { winners: 'seat' },
  },
  parameters: {
    action: 'component',
    card: 'component',
    contract: 'component',
    end: 'place',
    goal: 'component',
    hex: 'spot',
    space: 'component',
    start: 'place',
    tech: 'component',
    tile: 'component',
  },
};
