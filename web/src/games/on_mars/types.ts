/**
 * The engine's words in the order of the board, and what the board alone has a name for. Parties are the seats and, in
 * the solo game, the automaton Lacerda as party 1.
 */
import type { ActionName, BuildingType, Item, RedAction, Resource } from './wire';
