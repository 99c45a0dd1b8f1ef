/* Written by tools/wire_types.py from the engine's own types; do not edit. */
import type { ComponentId, Left, MessageFields, Place, Question, ScoresView, Seat, Spot, ViewHead } from '../../wire/core';

export type OptionsView = {
  boards: 'random' | 'first' | 'sides' | 'draft' | 'chosen';
  planet_1: string;
  planet_2: string;
  planet_3: string;
  planet_4: string;
  planet_5: string;
  planet_6: string;
  corporation_1: string;
  corporation_2: string;
  corporation_3: string;
  corporation_4: string;
  corporation_5: string;
  corporation_6: string;
  inner_shift: number;
  events: 'rulebook' | 'gentle' | 'standard' | 'harsh' | 'custom';
  green: number;
  orange: number;
  personal: boolean;
  open_turns: boolean;
  confirm: boolean;
  moons?: boolean;
  emergency?: boolean;
  patches?: boolean;
  shattered?: boolean;
  quantum?: boolean;
  new_cards?: boolean;
};

export type Phase = 'boards' | 'objectives' | 'rotation' | 'event' | 'turns' | 'civ' | 'final' | 'end';

export type WordsView = { en: string; ru: string };

export type VerdictView = { difference: number; rank: number; text: WordsView };

/** `now`: the verdict for the score of this moment, as far as one may see it. PU-14.5, PU-18.2 */
export type SoloView = { target: number; now: ComponentId; verdict: VerdictView | null };

/** `hidden`: a tile was taken and the next one is not shown yet. PU-3.8 */
export type BayView = { shape: ComponentId; top: ComponentId | null; left: number; hidden: boolean };

export type SectorView = { sector: number; seat: Seat | null; outer: BayView; inner: BayView };

export type StationView = { rotation: number; places: number[]; sectors: SectorView[] };

export type Terrain = 'civ' | 'water' | 'biomass' | 'rover' | 'tech' | 'energy';

export type RestrictionView = { kind: string; terrain: Terrain | null };

export type Colour = 'green' | 'orange' | 'red';

export type EventsView = {
  mix: Record<Colour, number>;
  left: number;
  discarded: ComponentId[];
  next: ComponentId | null;
  left_by_colour: Record<Colour, number>;
};

export type LookingView = { seat: Seat; level: number };

export type CivView = { stacks: number[]; looking: LookingView | null };

/** `medals`: what the seat would get if the game ended now. */
export type StandingView = { seat: Seat; value: number; medals: number };

export type ContestView = { card: ComponentId; seats: Seat[]; common: boolean; standing: StandingView[] };

export type Orientation = 'r0' | 'r1' | 'r2' | 'r3' | 'f0' | 'f1' | 'f2' | 'f3';

export type PlacedView = { tile: ComponentId; orient: Orientation; at: Spot };

export type RoverView = { at: Spot; cargo: boolean };

export type Track = 'civ' | 'water' | 'biomass' | 'rover' | 'tech';

export type TechView = { tech: ComponentId; level: string; available: boolean; used: boolean; usable: boolean };

export type CollectedView = { lifepods: number; meteorites: number };

export type GoalView = { card: ComponentId; value: number; goal: number; done: boolean };

export type LineOfSquaresView = {
  medals: number;
  covered: number;
  squares: number;
  meteorite: boolean;
  complete: boolean;
};

export type ScoreLines = {
  civ_cards?: number;
  planet?: number;
  tracks?: number;
  lifepods?: number;
  meteorites?: number;
  personal?: number;
  competitive?: number;
  moon?: number;
};

export type ScoreView = { total: number; lines: ScoreLines };

/**
 * SM-2, SM-4: squares of the moon stand in the usual lists, their names begin with m.
 *
 * `stations`: of the types its set asks for.
 */
export type MoonView = {
  side: ComponentId;
  satellite: number;
  set: number;
  stations: Record<Terrain, number>;
  meteorites: number;
};

export type MaintenanceView = { card: ComponentId; used: boolean };

export type QuarterView = { id: ComponentId; rows: LineOfSquaresView[]; columns: LineOfSquaresView[] };

/**
 * `covered`: track cells under a lifepod (Cosmos Inc.); `slots`: technology slots with one (Jump Drive).
 *
 * What stands last belongs to Supermoon and is missing while it is not in play.
 */
export type SeatView = {
  seat: Seat;
  place: number;
  planet: ComponentId | null;
  corporation: ComponentId | null;
  tiles: PlacedView[];
  patches: Spot[];
  hand: ComponentId | null;
  set_aside: ComponentId[];
  lifepods: Spot[];
  meteorites: Spot[];
  rovers: RoverView[];
  supply: number;
  markers: Record<Track, Place>;
  covered: Place[];
  slots: string[];
  flux: Track | null;
  techs: TechView[];
  collected: CollectedView;
  stored: number;
  moves: number;
  civ_due: number[];
  civ_played: ComponentId[];
  civ_hidden: number;
  civ_kept: ComponentId[];
  personal: GoalView[] | null;
  personal_count: number;
  rows: LineOfSquaresView[];
  columns: LineOfSquaresView[];
  empty: number;
  score: ScoreView;
  ready: boolean;
  pending: string[];
  stuck: boolean;
  moon?: MoonView | null;
  emergency?: Terrain[];
  coloured?: Terrain[];
  kept_kinds?: Terrain[];
  kinds?: Record<Spot, Terrain>;
  maintenance?: MaintenanceView[];
  quarters?: QuarterView[];
};

export type ResultView = ScoresView & { tie_break: 'empty' | 'meteorites' | 'shared' | null };

export type View = ViewHead & {
  options: OptionsView;
  game: 'planet_unknown';
  phase: Phase;
  commander: Seat | null;
  veiled: boolean;
  solo: SoloView | null;
  station: StationView;
  event: ComponentId | null;
  restriction: RestrictionView | null;
  events: EventsView | null;
  civ: CivView;
  objectives: ContestView[];
  seats: SeatView[];
  result: ResultView | null;
};

export type SeatBoards = { seat: Seat; planet: ComponentId; corporation: ComponentId };

export type BoardsShown = { e: 'boards_shown'; n?: number; boards: SeatBoards[] };

export type FluxMoved = { e: 'flux_moved'; n?: number; seat: Seat; track: Track };

export type ObjectiveKept = { e: 'objective_kept'; n?: number; seat: Seat; card: ComponentId | null };

export type ObjectiveDropped = { e: 'objective_dropped'; n?: number; seat: Seat; card: ComponentId | null };

export type ObjectiveGained = { e: 'objective_gained'; n?: number; seat: Seat; card: ComponentId | null };

export type ObjectiveCommon = { e: 'objective_common'; n?: number; seat: Seat; card: ComponentId };

export type RoundBegan = { e: 'round_began'; n?: number; round: number; commander: Seat | null };

export type StationTurned = {
  e: 'station_turned';
  n?: number;
  seat: Seat | null;
  rotation: number;
  sector: number | null;
};

/** `spares`: seats that have nothing it could take or give. */
export type EventRevealed = { e: 'event_revealed'; n?: number; card: ComponentId; left: number; spares: Seat[] };

export type EventPeeked = { e: 'event_peeked'; n?: number; seat: Seat; card: ComponentId | null };

export type TileTaken = { e: 'tile_taken'; n?: number; seat: Seat; tile: ComponentId; shape: ComponentId };

export type Idle = 'no_ice' | 'not_expanded' | 'nothing_to_copy';

/** `idle`: why it moves no marker; None also where the tile is laid without advancing anything. */
export type StationAt = { terrain: Terrain; at: Spot; gives: boolean; idle: Idle | null };

/**
 * A row or column of a moon that may be shot along, and what lies on it now.
 *
 * Plain text: what may be hit is not among the places that its event is about.
 */
export type Beam = { line: string; meteorites: string[]; rovers: string[] };

/** How the satellite goes on for a tile (SM-3.1). Its stations come first, and may still move what lies there. */
export type Passing = { points: number; start: number; end: number; beams: Beam[] };

/**
 * `at`: the corner of its shape, which it need not cover; `on`: the square of its first station. `passing`: of a
 * tile on a moon.
 */
export type TilePlaced = {
  e: 'tile_placed';
  n?: number;
  seat: Seat;
  tile: ComponentId;
  orient: Orientation;
  at: Spot;
  on: Spot;
  squares: Spot[];
  ice: Spot[];
  meteorite: Spot | null;
  lifepods: Spot[];
  rovers: Spot[];
  stations: StationAt[];
  energy: Terrain[];
  completes: Place[];
  spoils: Place[];
  extra: boolean;
  passing: Passing | null;
};

export type TileSetAside = { e: 'tile_set_aside'; n?: number; seat: Seat; tile: ComponentId };

export type Top = { shape: ComponentId; tile: ComponentId | null; left: number };

export type TopsShown = { e: 'tops_shown'; n?: number; tops: Top[] };

export type StationIgnored = { e: 'station_ignored'; n?: number; seat: Seat; terrain: Terrain };

/** A station that moves no marker: water off ice, energy without a choice, for Wormhole biomass beside none. */
export type StationIdle = { e: 'station_idle'; n?: number; seat: Seat; terrain: Terrain; idle: Idle };

export type MarkerMoved = {
  e: 'marker_moved';
  n?: number;
  seat: Seat;
  marker: Track;
  start: Place;
  end: Place;
  reason: string;
};

export type MarkerStuck = { e: 'marker_stuck'; n?: number; seat: Seat; marker: Track };

export type BoostGained = { e: 'boost_gained'; n?: number; seat: Seat };

export type MovesGained = { e: 'moves_gained'; n?: number; seat: Seat; points: number; reason: string };

export type RoverPut = { e: 'rover_put'; n?: number; seat: Seat; at: Spot };

export type RoverMoved = { e: 'rover_moved'; n?: number; seat: Seat; start: Place; end: Place; cost: number };

export type RoverTeleported = { e: 'rover_teleported'; n?: number; seat: Seat; start: Place; end: Place };

export type RoverLoss = 'tile' | 'patch' | 'meteorite' | 'event' | 'laser';

export type RoverDestroyed = { e: 'rover_destroyed'; n?: number; seat: Seat; at: Spot; reason: RoverLoss };

export type LifepodCollected = { e: 'lifepod_collected'; n?: number; seat: Seat; at: Spot };

export type LifepodPut = { e: 'lifepod_put'; n?: number; seat: Seat; place: Place };

export type LifepodMoved = { e: 'lifepod_moved'; n?: number; seat: Seat; start: Place; end: Place };

export type LifepodDestroyed = { e: 'lifepod_destroyed'; n?: number; seat: Seat; place: Place };

export type MeteoritePut = { e: 'meteorite_put'; n?: number; seat: Seat; at: Spot };

export type MeteoriteLoaded = { e: 'meteorite_loaded'; n?: number; seat: Seat; at: Spot };

export type MeteoriteCollected = { e: 'meteorite_collected'; n?: number; seat: Seat; at: Spot };

export type MeteoriteDestroyed = { e: 'meteorite_destroyed'; n?: number; seat: Seat; at: Spot | null };

export type PatchPlaced = { e: 'patch_placed'; n?: number; seat: Seat; at: Spot };

export type PatchStored = { e: 'patch_stored'; n?: number; seat: Seat };

export type PatchLost = { e: 'patch_lost'; n?: number; seat: Seat };

export type CivDue = { e: 'civ_due'; n?: number; seat: Seat; level: number };

/** `card` is there at once if it is immediate; otherwise only its owner knows it (PU-7.11). */
export type CivTaken = {
  e: 'civ_taken';
  n?: number;
  seat: Seat;
  level: number;
  card: ComponentId | null;
  immediate: boolean;
};

export type CivStacks = { e: 'civ_stacks'; n?: number; stacks: number[] };

export type TechGained = { e: 'tech_gained'; n?: number; seat: Seat; tech: ComponentId };

export type TechLost = { e: 'tech_lost'; n?: number; seat: Seat; tech: ComponentId };

export type TechUsed = { e: 'tech_used'; n?: number; seat: Seat; tech: ComponentId };

export type StackScrapped = { e: 'stack_scrapped'; n?: number; seat: Seat; shape: ComponentId; tiles: number };

export type TurnEnded = { e: 'turn_ended'; n?: number; seat: Seat };

export type Ending = {
  e: 'ending';
  n?: number;
  reason: 'nothing_fits' | 'sector_empty' | 'last_event' | 'all_at_top';
  seat: Seat | null;
};

export type RoundEnded = { e: 'round_ended'; n?: number; round: number };

export type CardsShown = { e: 'cards_shown'; n?: number; seat: Seat; cards: ComponentId[] };

export type GameEnded = { e: 'game_ended'; n?: number; winners: Seat[]; tie_break: string | null };

/** Alone nobody wins: the medals are held against the target (PU-14.5). */
export type SoloEnded = {
  e: 'solo_ended';
  n?: number;
  seat: Seat;
  total: number;
  target: number;
  verdict: ComponentId;
};

export type SeatMoon = { seat: Seat; side: ComponentId; point: number };

/** SM-2.1 */
export type MoonsShown = { e: 'moons_shown'; n?: number; moons: SeatMoon[] };

/** SM-8.1 */
export type QuartersShown = { e: 'quarters_shown'; n?: number; seat: Seat; quarters: ComponentId[] };

/** `beams`: one of them is fired now. SM-3.2 */
export type SatelliteMoved = {
  e: 'satellite_moved';
  n?: number;
  seat: Seat;
  start: number;
  end: number;
  points: number;
  beams: Beam[];
};

export type LaserFired = { e: 'laser_fired'; n?: number; seat: Seat; line: Place; meteorites: Spot[]; rovers: Spot[] };

export type EmergencyTaken = { e: 'emergency_taken'; n?: number; seat: Seat; tile: ComponentId; second: boolean };

export type PatchChosen = { e: 'patch_chosen'; n?: number; seat: Seat; terrain: Terrain };

export type MaintenancePaid = { e: 'maintenance_paid'; n?: number; seat: Seat; card: ComponentId };

export type RoverFlew = { e: 'rover_flew'; n?: number; seat: Seat; start: Place; end: Place };

/** Quantum Solutions: one station twice, the other not at all. SM-10.4 */
export type StationTwice = { e: 'station_twice'; n?: number; seat: Seat; terrain: Terrain };

/** The top tiles of a depot leave the game. SM-11.10 */
export type TilesRemoved = { e: 'tiles_removed'; n?: number; seat: Seat; tiles: ComponentId[] };

/** The next events were put back in the order of the seat's choice; nobody else is there to know it. */
export type EventsArranged = { e: 'events_arranged'; n?: number; seat: Seat; count: number };

/** What happens in Planet Unknown. */
export type GameEvent =
  | BoardsShown
  | FluxMoved
  | ObjectiveKept
  | ObjectiveDropped
  | ObjectiveGained
  | ObjectiveCommon
  | RoundBegan
  | StationTurned
  | EventRevealed
  | EventPeeked
  | TileTaken
  | TilePlaced
  | TileSetAside
  | TopsShown
  | StationIgnored
  | StationIdle
  | MarkerMoved
  | MarkerStuck
  | BoostGained
  | MovesGained
  | RoverPut
  | RoverMoved
  | RoverTeleported
  | RoverDestroyed
  | LifepodCollected
  | LifepodPut
  | LifepodMoved
  | LifepodDestroyed
  | MeteoritePut
  | MeteoriteLoaded
  | MeteoriteCollected
  | MeteoriteDestroyed
  | PatchPlaced
  | PatchStored
  | PatchLost
  | CivDue
  | CivTaken
  | CivStacks
  | TechGained
  | TechLost
  | TechUsed
  | StackScrapped
  | TurnEnded
  | Ending
  | RoundEnded
  | CardsShown
  | GameEnded
  | SoloEnded
  | MoonsShown
  | QuartersShown
  | SatelliteMoved
  | LaserFired
  | EmergencyTaken
  | PatchChosen
  | MaintenancePaid
  | RoverFlew
  | StationTwice
  | TilesRemoved
  | EventsArranged;

export type TakePlanet = [kind: 'planet', planet: ComponentId];

export type TakeCorporation = [kind: 'corporation', corporation: ComponentId];

export type SetFlux = [kind: 'flux', track: Track];

export type Keep = [kind: 'keep', objective: ComponentId];

export type Drop = [kind: 'drop', objective: ComponentId];

/** Turn the station so that this sector faces me. PU-3.1 */
export type Rotate = [kind: 'rotate', sector: number];

export type Ring = 'outer' | 'inner';

/** The top tile of a stack of my depot. PU-3.7 */
export type Take = [kind: 'take', ring: Ring];

/** Place the tile in hand. PU-4; `energy`: its tech station counts as energy (Jump Drive D). */
export type Lay = [kind: 'place', orientation: Orientation, at: Spot, energy: 'as_is' | 'as_energy'];

/** This station gives no advance. PU-12.4 */
export type Ignore = [kind: 'ignore', terrain: Terrain];

/** The energy station acts as this one. PU-8.1 */
export type Copy = [kind: 'copy', terrain: Terrain];

export type Advance = [kind: 'advance', marker: Track, cell: Place];

export type Regress = [kind: 'regress', marker: Track];

export type ChooseMarker = [kind: 'marker', marker: Track];

export type LayPatch = [kind: 'patch', square: Spot];

/** Keep the patch until the end of the game. */
export type StorePatch = ['store'];

/** A synergy boost instead of the patch (Jump Drive A). */
export type BoostInstead = ['boost'];

/** Give the patch up (PU-7.24, PU-15.9). */
export type LeavePatch = ['leave'];

export type PutRover = [kind: 'rover', square: Spot];

export type ChooseLevel = [kind: 'level', level: number];

export type ChooseCard = [kind: 'civ', card: ComponentId];

export type Collect = [kind: 'collect', square: Spot];

export type Destroy = [kind: 'destroy', square: Spot];

/** Where a lifepod comes from or goes to. */
export type ChoosePlace = [kind: 'pod', place: Place];

export type ChooseLine = [kind: 'line', line: Place];

export type PutMeteorite = [kind: 'meteorite', square: Spot];

export type Teleport = [kind: 'teleport', start: Spot, end: Spot];

export type Scrap = [kind: 'scrap', ring: Ring];

export type ChooseRow = [kind: 'row', marker: Track];

/** My turn, or my slot in the civ window, is over. */
export type EndTurn = ['end'];

/** One step of a rover. PU-7.17 */
export type Drive = [kind: 'drive', start: Spot, end: Spot];

/** A teleport by technology. */
export type Jump = [kind: 'jump', start: Spot, end: Spot];

/** An any-time technology of my board, by its printed level. */
export type UseTechnology = [kind: 'use', level: string];

/** A side of my moon, and the start point of the satellite. SM-2.1 */
export type TakeMoon = [kind: 'moon', side: ComponentId, point: number];

/** A side for each quarter of the shattered planet. SM-8.1 */
export type TakeQuarters = [kind: 'quarters', layout: string];

/** One of my emergency tiles instead of a tile of the depot. SM-6.2 */
export type UseEmergency = [kind: 'emergency', terrain: Terrain];

/** Along this row or column of the moon. SM-3.2 */
export type Fire = [kind: 'fire', line: Place];

/** A patch of this terrain. SM-7.2 */
export type ChooseKind = [kind: 'kind', terrain: Terrain];

/** This station advances its marker twice. SM-10.4 */
export type Twice = [kind: 'twice', terrain: Terrain];

/** The next event to come is this one of those looked at. */
export type NextEvent = [kind: 'next', event: ComponentId];

/** From a spaceship symbol to any square. SM-8.5 */
export type Fly = [kind: 'fly', start: Spot, end: Spot];

/** Answer to AnyOrder, OneOf and May: which of them. */
export type Pick = [kind: 'pick', which: number];

/** Answer to May: leave it. */
export type Skip = ['skip'];

/** An answer: a list that starts with its kind. */
export type Action =
  | TakePlanet
  | TakeCorporation
  | SetFlux
  | Keep
  | Drop
  | Rotate
  | Take
  | Lay
  | Ignore
  | Copy
  | Advance
  | Regress
  | ChooseMarker
  | LayPatch
  | StorePatch
  | BoostInstead
  | LeavePatch
  | PutRover
  | ChooseLevel
  | ChooseCard
  | Collect
  | Destroy
  | ChoosePlace
  | ChooseLine
  | PutMeteorite
  | Teleport
  | Scrap
  | ChooseRow
  | EndTurn
  | Drive
  | Jump
  | UseTechnology
  | TakeMoon
  | TakeQuarters
  | UseEmergency
  | Fire
  | ChooseKind
  | Twice
  | NextEvent
  | Fly
  | Pick
  | Skip;

/** What can be done beside any question. */
export type AnyTime = Drive | Fly | Jump | UseTechnology;

/** A square a rover can drive to: the square it comes from, and the points it has spent then. */
export type Reached = { after: Spot; cost: number };

/** Cells a marker enters, one after the other; with `choice` one of them. */
export type StationAdvance = { cells: Place[]; choice: boolean };

export type Lacking = 'rover' | 'lifepod' | 'meteorite' | 'way_up' | 'square';

/** Rings of the depot and emergency tiles that a tile can be taken from, the one in hand among them. */
export type Untaken = { rings: Ring[]; emergency: Terrain[] };

/**
 * `ways`: by rover and square. `ahead`: the next two advances by a station. `settled`: an item to begin with where
 * no order of them can differ. `idle`: civ cards that would do nothing now, and what is missing. `ranks`: of the
 * places for the tile in hand, in the order of the answers; 0 looks best. `instead`: what may be taken if it is put
 * back.
 */
export type Guide = {
  ways?: Record<Spot, Record<Spot, Reached>>;
  ahead?: Record<Track, StationAdvance[]>;
  settled?: number;
  idle?: Record<ComponentId, Lacking>;
  ranks?: number[];
  instead?: Untaken;
};

/** Things still to be done, by their short names: `station:civ`, `moves:2`, `milestone:tech:3`. */
export type Items = { items: string[] };

export type OneItem = { item: string };

export type FluxParams = { first: boolean };

export type KeepParams = { common: boolean };

/** `pair`: two tiles of one's own have to be laid (SM-6.8); `stations`: how many of its stations count. */
export type TakeParams = {
  fits: boolean;
  pair: boolean;
  extra: boolean;
  optional: boolean;
  stations: 'none' | 'one' | 'both';
};

export type Waived = 'none' | 'event' | 'planet' | 'both';

export type PlaceParams = { tile: ComponentId; waived: Waived; extra: boolean };

/** The tile whose stations are asked about. */
export type TileParams = { tile: ComponentId };

/** What a shot along this line would destroy. */
export type Shot = { line: Place; meteorites: Spot[]; rovers: Spot[] };

export type AimParams = { shots: Shot[] };

export type TwiceParams = { tile: ComponentId };

export type EndParams = { moves: number };

export type Steps = { left: number; reason: string };

export type RegressParams = { steps: number };

/** So many steps up or down, and then so many the other way. */
export type TradeParams = { steps: number; up: boolean; then: number };

/** `terrain` is left out of a patch of biomass, which all were before Supermoon. */
export type PatchParams = { stored: boolean; left: number; terrain?: Terrain };

export type KindParams = { stored: boolean };

export type ReorderParams = { place: number; of: number };

export type CivParams = { level: number };

/** What a seat is asked. */
export type Decision =
  | Question<'order', Items, Pick | AnyTime, Guide>
  | Question<'choose_one', Items, Pick | AnyTime, Guide>
  | Question<'may', OneItem, Pick | Skip | AnyTime, Guide>
  | Question<'choose_planet', Record<string, never>, TakePlanet | AnyTime, Guide>
  | Question<'choose_corporation', Record<string, never>, TakeCorporation | AnyTime, Guide>
  | Question<'choose_moon', Record<string, never>, TakeMoon | AnyTime, Guide>
  | Question<'choose_quarters', Record<string, never>, TakeQuarters | AnyTime, Guide>
  | Question<'choose_halves', Record<string, never>, TakeCorporation | AnyTime, Guide>
  | Question<'choose_flux', FluxParams, SetFlux | AnyTime, Guide>
  | Question<'keep_objective', KeepParams, Keep | AnyTime, Guide>
  | Question<'drop_objective', Record<string, never>, Drop | AnyTime, Guide>
  | Question<'rotate', Record<string, never>, Rotate | AnyTime, Guide>
  | Question<'take', TakeParams, Take | UseEmergency | Skip | AnyTime, Guide>
  | Question<'place', PlaceParams, Lay | AnyTime, Guide>
  | Question<'ignore_station', TileParams, Ignore | AnyTime, Guide>
  | Question<'second_tile', Record<string, never>, UseEmergency | AnyTime, Guide>
  | Question<'set_aside', Left, UseEmergency | AnyTime, Guide>
  | Question<'aim', AimParams, Fire | AnyTime, Guide>
  | Question<'down_first', Record<string, never>, Regress | Skip | AnyTime, Guide>
  | Question<'twice', TwiceParams, Twice | AnyTime, Guide>
  | Question<'energy', TileParams, Copy | AnyTime, Guide>
  | Question<'end_turn', EndParams, EndTurn | AnyTime, Guide>
  | Question<'advance', Steps, Advance | Skip | AnyTime, Guide>
  | Question<'boost', Record<string, never>, Advance | AnyTime, Guide>
  | Question<'regress', RegressParams, Regress | AnyTime, Guide>
  | Question<'trade', TradeParams, ChooseMarker | AnyTime, Guide>
  | Question<'unionize', Record<string, never>, ChooseMarker | AnyTime, Guide>
  | Question<'choose_row', Record<string, never>, ChooseRow | AnyTime, Guide>
  | Question<'place_patch', PatchParams, LayPatch | StorePatch | BoostInstead | LeavePatch | AnyTime, Guide>
  | Question<'patch_kind', KindParams, ChooseKind | AnyTime, Guide>
  | Question<'put_rover', Record<string, never>, PutRover | AnyTime, Guide>
  | Question<'pod_to', Record<string, never>, ChoosePlace | AnyTime, Guide>
  | Question<'pod_from', Left, ChoosePlace | Skip | AnyTime, Guide>
  | Question<'lose_pod', Record<string, never>, ChoosePlace | AnyTime, Guide>
  | Question<'collect_lifepod', Left, Collect | Destroy | Skip | AnyTime, Guide>
  | Question<'collect_meteorite', Left, Collect | Destroy | Skip | AnyTime, Guide>
  | Question<'destroy_lifepod', Left, Collect | Destroy | Skip | AnyTime, Guide>
  | Question<'destroy_meteorite', Left, Collect | Destroy | Skip | AnyTime, Guide>
  | Question<'destroy_rover', Left, Collect | Destroy | Skip | AnyTime, Guide>
  | Question<'choose_line', Record<string, never>, ChooseLine | AnyTime, Guide>
  | Question<'put_meteorite', Record<string, never>, PutMeteorite | AnyTime, Guide>
  | Question<'teleport', Record<string, never>, Teleport | Skip | AnyTime, Guide>
  | Question<'scrap', Record<string, never>, Scrap | AnyTime, Guide>
  | Question<'reorder', ReorderParams, NextEvent | AnyTime, Guide>
  | Question<'civ_level', Record<string, never>, ChooseLevel | AnyTime, Guide>
  | Question<'choose_civ', CivParams, ChooseCard | AnyTime, Guide>;

/** Why an action is refused. */
export type Reason =
  | 'banned_meteorite'
  | 'banned_station'
  | 'board_not_offered'
  | 'cannot_slide'
  | 'cannot_store'
  | 'cell_out_of_reach'
  | 'chasm'
  | 'emergency_fits_nowhere'
  | 'event_edge'
  | 'event_ice'
  | 'event_matching'
  | 'event_meteorites'
  | 'game_over'
  | 'last_answer'
  | 'level_not_due'
  | 'line_without_meteorites'
  | 'marker_cannot_advance'
  | 'marker_cannot_regress'
  | 'marker_not_offered'
  | 'meteorite_in_the_way'
  | 'mixed_ground'
  | 'moon_not_offered'
  | 'must_advance'
  | 'must_fit'
  | 'no_driving_now'
  | 'no_emergency_tile'
  | 'no_lifepod_there'
  | 'no_meteorite_there'
  | 'no_moves_left'
  | 'no_pair_fits'
  | 'no_pair_for_extra'
  | 'no_place_for_second'
  | 'no_rover_there'
  | 'no_spaceship'
  | 'no_such_beam'
  | 'no_such_patch'
  | 'no_such_station'
  | 'no_symbol_there'
  | 'no_teleport'
  | 'not_a_copy'
  | 'not_adjacent'
  | 'not_among_cards'
  | 'not_asked'
  | 'not_next'
  | 'not_on_centre'
  | 'not_on_edge'
  | 'not_on_edge_of_moon'
  | 'not_on_edge_of_quarter'
  | 'not_on_tile'
  | 'not_your_decision'
  | 'off_grid'
  | 'only_on_planet'
  | 'other_marker'
  | 'outside_grid'
  | 'overlaps'
  | 'patch_banned'
  | 'patch_must_lie'
  | 'patch_on_meteorite'
  | 'patch_on_ring'
  | 'place_taken'
  | 'ring'
  | 'ring_closed'
  | 'rover_chasm'
  | 'rover_event'
  | 'rover_event_bare'
  | 'rover_there'
  | 'row_without_bonus'
  | 'same_orientation'
  | 'second_tile_first'
  | 'shifted_there'
  | 'stack_empty'
  | 'tech_no_effect'
  | 'tech_not_available'
  | 'tech_not_now'
  | 'tech_used'
  | 'teleport_out_of_reach'
  | 'too_far'
  | 'toxic'
  | 'wrong_kind'
  | 'zone';

/** What a seat can have, gain, pay and lose: the items of outcomes. */
export type Quantity =
  | 'civ_track'
  | 'water_track'
  | 'biomass_track'
  | 'rover_track'
  | 'tech_track'
  | 'technology'
  | 'civ_card'
  | 'objective'
  | 'rover'
  | 'move'
  | 'lifepod'
  | 'collected_lifepod'
  | 'collected_meteorite'
  | 'meteorite'
  | 'patch'
  | 'set_aside'
  | 'emergency_tile'
  | 'coloured_patch';

/** Everything of Planet Unknown that travels. */
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
    boards_shown: { boards: { seat: 'seat', planet: 'component', corporation: 'component' } },
    flux_moved: { seat: 'seat' },
    objective_kept: { seat: 'seat', card: 'component' },
    objective_dropped: { seat: 'seat', card: 'component' },
    objective_gained: { seat: 'seat', card: 'component' },
    objective_common: { seat: 'seat', card: 'component' },
    round_began: { commander: 'seat' },
    station_turned: { seat: 'seat' },
    event_revealed: { card: 'component', spares: 'seat' },
    event_peeked: { seat: 'seat', card: 'component' },
    tile_taken: { seat: 'seat', tile: 'component', shape: 'component' },
    tile_placed: {
      seat: 'seat',
      tile: 'component',
      at: 'spot',
      on: 'spot',
      squares: 'spot',
      ice: 'spot',
      meteorite: 'spot',
      lifepods: 'spot',
      rovers: 'spot',
      stations: { at: 'spot' },
      completes: 'place',
      spoils: 'place',
    },
    tile_set_aside: { seat: 'seat', tile: 'component' },
    tops_shown: { tops: { shape: 'component', tile: 'component' } },
    station_ignored: { seat: 'seat' },
    station_idle: { seat: 'seat' },
    marker_moved: { seat: 'seat', marker: 'track', start: 'place', end: 'place' },
    marker_stuck: { seat: 'seat', marker: 'track' },
    boost_gained: { seat: 'seat' },
    moves_gained: { seat: 'seat' },
    rover_put: { seat: 'seat', at: 'spot' },
    rover_moved: { seat: 'seat', start: 'place', end: 'place' },
    rover_teleported: { seat: 'seat', start: 'place', end: 'place' },
    rover_destroyed: { seat: 'seat', at: 'spot' },
    lifepod_collected: { seat: 'seat', at: 'spot' },
    lifepod_put: { seat: 'seat', place: 'place' },
    lifepod_moved: { seat: 'seat', start: 'place', end: 'place' },
    lifepod_destroyed: { seat: 'seat', place: 'place' },
    meteorite_put: { seat: 'seat', at: 'spot' },
    meteorite_loaded: { seat: 'seat', at: 'spot' },
    meteorite_collected: { seat: 'seat', at: 'spot' },
    meteorite_destroyed: { seat: 'seat', at: 'spot' },
    patch_placed: { seat: 'seat', at: 'spot' },
    patch_stored: { seat: 'seat' },
    patch_lost: { seat: 'seat' },
    civ_due: { seat: 'seat' },
    civ_taken: { seat: 'seat', card: 'component' },
    civ_stacks: {},
    tech_gained: { seat: 'seat', tech: 'component' },
    tech_lost: { seat: 'seat', tech: 'component' },
    tech_used: { seat: 'seat', tech: 'component' },
    stack_scrapped: { seat: 'seat', shape: 'component' },
    turn_ended: { seat: 'seat' },
    ending: { seat: 'seat' },
    round_ended: {},
    cards_shown: { seat: 'seat', cards: 'component' },
    game_ended: { winners: 'seat' },
    solo_ended: { seat: 'seat', verdict: 'component' },
    moons_shown: { moons: { seat: 'seat', side: 'component' } },
    quarters_shown: { seat: 'seat', quarters: 'component' },
    satellite_moved: { seat: 'seat' },
    laser_fired: { seat: 'seat', line: 'place', meteorites: 'spot', rovers: 'spot' },
    emergency_taken: { seat: 'seat', tile: 'component' },
    patch_chosen: { seat: 'seat' },
    maintenance_paid: { seat: 'seat', card: 'component' },
    rover_flew: { seat: 'seat', start: 'place', end: 'place' },
    station_twice: { seat: 'seat' },
    tiles_removed: { seat: 'seat', tiles: 'component' },
    events_arranged: { seat: 'seat' },
  },
  parameters: {
    board: 'component',
    cell: 'place',
    end: 'place',
    line: 'place',
    place: 'place',
    square: 'spot',
    start: 'place',
  },
};
