/** One sentence per beat, shown over the table and read to screen readers: what happens and what it costs. */
import type { Beat } from '../../table/contract';
import type { BidPaid, Wire } from './wire';
import { actionName, seatName, techName, type Board5R } from './context';
import { listed } from './words';

export function tellAloud(board: Board5R, { events, before }: Beat<Wire>): string {
  const b = board.b;
  // A payment alone does not say what it was weighed against.
  const { auction } = before;
  const out: string[] = [];
  const names = (seats: number[]): string =>
    listed(
      board.lang,
      seats.map((s) => seatName(board, s)),
    );
  const paid = (reason: BidPaid['reason']): number[] =>
    events.filter((e): e is BidPaid => e.e === 'bid_paid' && e.reason === reason).map((e) => e.seat);
  for (const event of events) {
    const seat = 'seat' in event ? event.seat : null;
    const who = {
      name: seat === null ? '' : seatName(board, seat),
      you: seat !== null && seat === board.me ? 'yes' : 'no',
    };
    switch (event.e) {
      case 'cards_revealed': {
        out.push(
          b('say-revealed', {
            cards: listed(
              board.lang,
              event.cards.map((c) => `${seatName(board, c.seat)} – ${actionName(board, c.card)}`),
            ),
          }),
        );
        break;
      }
      case 'bids_shown': {
        out.push(
          b('say-bids', {
            bids: listed(
              board.lang,
              event.bids.map((x) => `${seatName(board, x.seat)} ${x.bid}`),
            ),
          }),
        );
        break;
      }
      case 'bids_tied':
        out.push(b('say-tied', { names: names(event.seats), bid: event.bid }));
        break;
      case 'bid_paid': {
        const { reason } = event;
        const bid = auction?.bids[event.seat] ?? event.amount;
        const solo = auction?.kind === 'solo' && auction.roll !== null;
        if (reason === 'won')
          out.push(solo ? b('say-solo-won', { ...who, bid, face: auction.roll }) : b('say-won', { ...who, bid }));
        else if (reason === 'lost') out.push(b('say-solo-lost', { ...who, bid, face: auction?.roll ?? 0 }));
        else if (paid(reason)[0] === seat) {
          const all = paid(reason);
          out.push(b(reason === 'tied' ? 'say-tied-pay' : 'say-late-pay', { names: names(all), count: all.length }));
        }
        break;
      }
      case 'bid_void':
        out.push(b('say-void', who));
        break;
      case 'auction_failed':
        out.push(b('say-failed'));
        break;
      case 'die_rolled':
        out.push(b('say-rolled', { ...who, face: event.face }));
        break;
      case 'water_gained':
        if (event.amount > 0) out.push(b('say-gained', { ...who, amount: event.amount }));
        break;
      case 'water_stolen':
        out.push(b('say-stolen', { ...who, victim: seatName(board, event.victim), amount: event.amount }));
        break;
      case 'technology_taken':
        out.push(b('say-taken', { ...who, card: techName(board, event.card) }));
        break;
      case 'round_began':
        out.push(b('say-round', { round: event.round, card: techName(board, event.card) }));
        break;
    }
  }
  return out.join(' ');
}
