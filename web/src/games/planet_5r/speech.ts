/** One sentence per beat for the live region: what sighted people see move. */
import type { GameEvent } from '../../lib/types';
import { actionName, seatName, techName, type Board5R } from './context';
import { listed } from './words';

export function tellAloud(board: Board5R, events: GameEvent[]): string {
  const b = board.b;
  const out: string[] = [];
  for (const event of events) {
    const name = typeof event.seat === 'number' ? seatName(board, event.seat) : '';
    switch (event.e) {
      case 'cards_revealed': {
        const cards = (event.cards ?? []) as { seat: number; card: string }[];
        out.push(
          b('say-revealed', {
            cards: listed(
              board.lang,
              cards.map((c) => `${seatName(board, c.seat)}: ${actionName(board, c.card)}`),
            ),
          }),
        );
        break;
      }
      case 'bids_shown': {
        const bids = (event.bids ?? []) as { seat: number; bid: number }[];
        out.push(
          b('say-bids', {
            bids: listed(
              board.lang,
              bids.map((x) => `${seatName(board, x.seat)}: ${x.bid}`),
            ),
          }),
        );
        break;
      }
      case 'bids_tied':
        out.push(
          b('say-tied', {
            names: listed(
              board.lang,
              ((event.seats ?? []) as number[]).map((s) => seatName(board, s)),
            ),
            bid: Number(event.bid),
          }),
        );
        break;
      case 'die_rolled':
        out.push(b('say-rolled', { name, face: Number(event.face) }));
        break;
      case 'water_gained':
        if (Number(event.amount) > 0) out.push(b('say-gained', { name, amount: Number(event.amount) }));
        break;
      case 'water_stolen':
        out.push(
          b('say-stolen', { name, victim: seatName(board, Number(event.victim)), amount: Number(event.amount) }),
        );
        break;
      case 'technology_taken':
        out.push(b('say-taken', { name, card: techName(board, String(event.card)) }));
        break;
      case 'round_began':
        out.push(b('say-round', { round: Number(event.round), card: techName(board, String(event.card)) }));
        break;
    }
  }
  return out.join(' ');
}
