/** Whose turn it is and what has been done in it, as far as the events that are being told go. */
import type { GameEvent, View } from './wire';

/** The view with the turn as it is after an event; the same view if the event is about something else. */
export function turnAfter(view: View, event: GameEvent): View {
  const turn = view.turn;
  switch (event.e) {
    case 'turn_began': {
      const { seat } = event;
      return {
        ...view,
        active: seat,
        turn: { seat, main: false, exec: false, side: view.parties[seat]?.side ?? 'orbit', used: [] },
      };
    }
    case 'turn_ended':
      return { ...view, active: null, turn: null };
    case 'main_action':
      return turn?.seat === event.seat ? { ...view, turn: { ...turn, main: true, used: [event.action] } } : view;
    case 'exec_action':
    case 'building_used':
      return turn?.seat === event.seat ? { ...view, turn: { ...turn, exec: true } } : view;
    default:
      return view;
  }
}

/** What somebody set out to do: worth a line of its own while it is being told. */
const DEEDS = new Set<GameEvent['e']>([
  'main_action',
  'exec_action',
  'building_used',
  'constructed',
  'upgraded',
  'tech_learned',
  'tech_developed',
  'blueprint_taken',
  'ship_welcomed',
  'scientist_hired',
  'contract_taken',
  'bot_moved',
  'rover_moved',
  'tile_taken',
  'benefit_chosen',
  'goal_achieved',
  'mission_done',
  'travelled',
  'lacerda_card_drawn',
  'level_up',
]);

export function isDeed(event: GameEvent): boolean {
  return DEEDS.has(event.e);
}
