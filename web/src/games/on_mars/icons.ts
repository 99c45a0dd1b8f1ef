/** Symbols of events and score lines, and which events the log leaves out. */
import { actionIcon } from './looks';
import type { GameEvent } from './wire';

export const SCORE_KEYS = [
  'op',
  'progress',
  'ships',
  'colonists',
  'techs',
  'blueprints',
  'scientists',
  'contracts',
] as const;

const SCORE_ICONS: Record<string, string> = {
  op: 'om-op',
  progress: 'om-cube',
  ships: 'om-ship',
  colonists: 'om-quarters',
  techs: 'om-tech',
  blueprints: 'om-a-blueprint',
  scientists: 'om-scientist',
  contracts: 'om-contract',
};

export function scoreIcon(key: string): string | null {
  return SCORE_ICONS[key] ?? null;
}

const ICONS: Partial<Record<GameEvent['e'], string>> = {
  game_began: 'om-colony',
  marker_placed: 'om-marker',
  shuttle_set: 'om-shuttle',
  shuttle_moved: 'om-shuttle',
  starting_buildings: 'om-complex',
  round_began: 'i-hourglass',
  crystals_arrived: 'om-incoming',
  slots_cleared: 'om-clear',
  paid: 'om-storage',
  colonist_placed: 'om-colonist',
  boosted: 'om-boost',
  gained: 'om-storage',
  scored: 'om-op',
  supplied: 'om-a-resupply',
  tech_learned: 'om-a-learn',
  tech_developed: 'om-a-rnd',
  blueprint_taken: 'om-a-blueprint',
  constructed: 'om-a-construct',
  crystals_landed: 'om-crystal',
  tile_removed: 'om-clear',
  piece_displaced: 'om-bot',
  progressed: 'om-cube',
  lss_moved: 'om-lss',
  benefit_chosen: 'om-lss',
  upgraded: 'om-advanced',
  tech_used: 'om-tech',
  ship_welcomed: 'om-a-welcome',
  bot_placed: 'om-bot',
  bot_moved: 'om-bot',
  rover_moved: 'om-rover',
  tile_taken: 'om-discovery',
  scientist_hired: 'om-scientist',
  scientist_sent: 'om-scientist',
  contract_taken: 'om-contract',
  contract_put: 'om-contract',
  contract_completed: 'om-contract',
  delivered: 'om-contract',
  building_used: 'om-advanced',
  exec_action: 'om-exec',
  mission_moved: 'om-mission',
  mission_done: 'om-mission',
  remaining_moved: 'om-mission',
  oxygen_held: 'om-oxygen',
  oxygen_kept: 'om-oxygen',
  level_up: 'om-level',
  display_changed: 'om-a-blueprint',
  grid_refilled: 'om-a-learn',
  warehouse_refilled: 'om-a-resupply',
  goal_achieved: 'om-goal',
  goal_pawned: 'om-goal',
  retrieved: 'om-retrieve',
  produced: 'om-produce',
  travelled: 'om-shuttle',
  stayed: 'om-marker',
  tile_placed: 'om-discovery',
  exploration_refilled: 'om-discovery',
  card_a_revealed: 'om-goal',
  card_b_revealed: 'om-goal',
  radar_set: 'om-discovery',
  ending: 'i-hourglass',
  game_ended: 'i-trophy',
};

export function eventIcon(event: GameEvent): string | null {
  if (event.e === 'main_action') return actionIcon(event.action);
  if (event.e.startsWith('lacerda')) return 'i-bot';
  return ICONS[event.e] ?? null;
}

/** Small steps that the board shows anyway. */
const QUIET = new Set<GameEvent['e']>([
  'turn_began',
  'turn_ended',
  'colonist_placed',
  'lss_moved',
  'remaining_moved',
  'exploration_refilled',
  'oxygen_held',
  'crystals_landed',
  'scientist_sent',
  'paid',
]);

export function quiet(event: GameEvent): boolean {
  if (event.e === 'crystals_arrived') return event.stored + event.lost === 0;
  return QUIET.has(event.e);
}
