/**
 * The engine's words in the order of the board, and what the board alone has a name for. Parties are the seats and, in
 * the solo game, the automaton Lacerda as party 1.
 */
import type { ActionName, BuildingType, Item, RedAction, Resource } from './wire';

export const BUILDINGS: readonly BuildingType[] = [
  'mine',
  'generator',
  'water_extractor',
  'greenhouse',
  'oxygen_condenser',
  'shelter',
];
export const RESOURCES: readonly Resource[] = ['mineral', 'battery', 'water', 'plant', 'oxygen'];
const RED_ACTIONS: readonly string[] = [
  'obtain_blueprint',
  'research_development',
  'construct',
  'upgrade',
  'hire_or_contract',
];

/** Whether an action has slots that colonists stand on. */
export function isRed(action: string): action is RedAction {
  return RED_ACTIONS.includes(action);
}
export const MAIN_ACTIONS: readonly ActionName[] = [
  'landing_pod',
  'obtain_blueprint',
  'learn_tech',
  'research_development',
  'resupply',
  'control_center',
  'construct',
  'upgrade',
  'hire_or_contract',
  'welcome_ship',
];
export const ITEMS: readonly Item[] = [...RESOURCES, 'crystal'];
export type Party = number;
/** "q,r" in axial coordinates: "0,0", "-6,2". */
export type Hex = string;
