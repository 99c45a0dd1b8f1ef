/** Which symbol and colour each thing has. Colours are tokens of board.css. */
import { seatShape } from '../../lib/table';
import type { EffectFacts, Facts } from './facts';
import { BUILDING_ICON, itemColour, partyColour, PRODUCT, seatColour } from './map/looks';
import type { Party } from './types';
import type { ActionName, Item } from './wire';

export function inkOf(party: Party): string {
  return partyColour(seatColour(party));
}

export function shapeOf(party: Party): string {
  return seatShape(seatColour(party));
}

/** Whatever may be asked for: a type of building, or something else. */
const iconOf: Readonly<Record<string, string | undefined>> = BUILDING_ICON;
const productOf: Readonly<Record<string, Item | undefined>> = PRODUCT;

export function typeIcon(type: string): string {
  return iconOf[type] ?? 'om-complex';
}

export function typeInk(type: string, party: Party | null = null): string {
  if (type === 'shelter') return party === null ? 'var(--ink-2)' : inkOf(party);
  const product = productOf[type];
  return product ? itemColour(product) : 'var(--ink-2)';
}

/** Resources, crystals, colonists, bots, OP: anything that is gained or paid. */
export function itemIcon(item: string): string {
  switch (item) {
    case 'any':
    case 'any_resource':
    case 'resources_not_mineral':
      return 'om-any';
    case 'colonist_as_miner':
    case 'colonist_to_working_area':
      return 'om-colonist';
    default:
      return `om-${item}`;
  }
}

const COLOURED = new Set(['mineral', 'battery', 'water', 'plant', 'oxygen', 'crystal']);
export function itemInk(item: string): string {
  if (COLOURED.has(item)) return `var(--om-${item})`;
  return item === 'op' ? 'var(--accent-ink)' : 'var(--ink-2)';
}

const ACTION_ICON: Record<ActionName, string> = {
  landing_pod: 'om-pod',
  obtain_blueprint: 'om-a-blueprint',
  learn_tech: 'om-a-learn',
  research_development: 'om-a-rnd',
  resupply: 'om-a-resupply',
  control_center: 'om-a-control',
  construct: 'om-a-construct',
  upgrade: 'om-a-upgrade',
  hire_or_contract: 'om-a-hire',
  welcome_ship: 'om-a-welcome',
};
const actionIcons: Readonly<Record<string, string | undefined>> = ACTION_ICON;

export function actionIcon(action: string): string {
  return actionIcons[action] ?? 'om-exec';
}

export function techIcon(tech: string): string {
  switch (tech) {
    case 'tech_water':
      return BUILDING_ICON.water_extractor;
    case 'tech_oxygen':
      return BUILDING_ICON.oxygen_condenser;
    case 'tech_rover':
      return 'om-rover';
    case 'tech_upgrade':
      return 'om-a-upgrade';
    case 'tech_ship':
      return 'om-ship';
    default:
      return typeIcon(tech.replace(/^tech_/, ''));
  }
}

export function techInk(tech: string, party: Party | null = null): string {
  const type = { tech_water: 'water_extractor', tech_oxygen: 'oxygen_condenser' }[tech] ?? tech.replace(/^tech_/, '');
  if (type === 'shelter' && party !== null) return inkOf(party);
  return type in PRODUCT ? typeInk(type) : 'var(--accent-ink)';
}

/** Symbol, number and colour that stand for an effect. */
export interface Emblem {
  icon: string;
  ink: string;
  n: number;
}

export function effectEmblem(effect: EffectFacts | null): Emblem | null {
  if (!effect) return null;
  const plain = (icon: string, n = effect.amount): Emblem => ({ icon, ink: 'var(--ink)', n });
  switch (effect.action) {
    case 'gain': {
      const [item, n] = Object.entries(effect.gain)[0] ?? ['any', 1];
      return { icon: itemIcon(item), ink: itemInk(item), n };
    }
    case 'choose':
    case 'convert':
      return { icon: effect.action === 'convert' ? 'om-swap' : 'om-any', ink: 'var(--ink)', n: effect.amount };
    case 'resupply':
      return plain('om-a-resupply');
    case 'learn_tech':
      return plain('om-a-learn');
    case 'develop':
      return plain('om-a-rnd');
    case 'obtain_blueprint':
      return plain('om-a-blueprint');
    case 'upgrade':
      return plain('om-a-upgrade');
    case 'construct':
      return effect.building && effect.building !== 'any'
        ? { icon: typeIcon(effect.building), ink: typeInk(effect.building), n: 1 }
        : plain('om-a-construct', 1);
    case 'welcome_ship':
      return plain('om-a-welcome');
    case 'control_center':
      return plain('om-a-control', 1);
    case 'move':
      return plain(effect.bots > 0 ? 'om-bot' : 'om-rover', effect.bots || effect.rover || 1);
    case 'retrieve_colonists':
      return plain('om-retrieve');
    case 'travel':
      return plain('om-orbit', 1);
    case 'produce':
      return plain('om-produce', 1);
    case 'radar':
      return plain('om-discovery', 1);
    case 'take_contract':
      return plain('om-contract', 1);
    case 'take_scientist':
    case 'take_scientist_or_contract':
      return plain('om-a-hire', 1);
    case 'use_advanced_building':
      return plain('om-advanced', 1);
    default:
      return plain('om-exec', 1);
  }
}

/** Constructing blueprints say "construct", whatever their type: the type stands above it. */
export function blueprintEmblem(effect: EffectFacts | null): Emblem {
  if (effect?.action === 'construct') return { icon: 'om-a-construct', ink: 'var(--ink)', n: 1 };
  return effectEmblem(effect) ?? { icon: 'om-exec', ink: 'var(--ink)', n: 1 };
}

const COUNTS: Record<string, string> = {
  research_tile_taken: 'om-research',
  blueprint_taken: 'om-a-blueprint',
  building_upgraded: 'om-advanced',
  bot_placed: 'om-bot',
  discovery_tile_taken: 'om-discovery',
  tech_taken: 'om-tech',
  progress_cube_placed: 'om-cube',
  scientist_taken: 'om-scientist',
  contract_completed: 'om-contract',
  travelled: 'om-shuttle',
  shelter_constructed: 'om-b-shelter',
  research_development_action: 'om-a-rnd',
  control_center_action: 'om-a-control',
  discovery_tile_placed: 'om-discovery',
  highest_tech_level: 'om-tech',
  ships_in_hangar: 'om-ship',
  advanced_buildings: 'om-advanced',
  mines_with_own_colonist_or_marker: 'om-b-mine',
  bots: 'om-bot',
  discovery_tiles: 'om-discovery',
  shelters: 'om-b-shelter',
  colonists_in_living_quarters: 'om-quarters',
  blueprints_owned: 'om-a-blueprint',
  own_marker_in_complex_of: 'om-complex',
  own_markers_in_distinct_complexes: 'om-complex',
  same_resource_not_mineral: 'om-storage',
  colony_level: 'om-level',
  tech_tiles: 'om-tech',
  research_tiles: 'om-research',
  scientists: 'om-scientist',
  contracts_completed: 'om-contract',
  contracts_upgrade: 'om-contract',
  contracts_delivery: 'om-contract',
  contract: 'om-contract',
  tech_on_spaces: 'om-tech',
  tech_at_level_6: 'om-tech',
  tech_greenhouse_level: 'om-b-greenhouse',
  advanced_greenhouses: 'om-b-greenhouse',
  greenhouse_complex: 'om-complex',
  plants_in_storage: 'om-plant',
  private_goals: 'om-goal',
  scientist: 'om-scientist',
  end_side: 'om-orbit',
  margin: 'om-op',
  progress_cubes: 'om-cube',
};

export function countIcon(counts: string): string {
  return COUNTS[counts] ?? 'om-goal';
}

/** The first thing a goal asks for. */
export function goalIcon(facts: Facts, goal: string): string {
  const condition = facts.byId[goal]?.data.condition;
  const keys = condition && typeof condition === 'object' && !Array.isArray(condition) ? Object.keys(condition) : [];
  return countIcon(keys[0] === 'all' ? 'contracts_completed' : (keys[0] ?? ''));
}

export function countsOf(facts: Facts, id: string): string {
  const d = facts.byId[id]?.data;
  return String(d?.counts ?? d?.task ?? '');
}
