/** One sentence per beat, shown over the table and read to screen readers: what happens and what it costs. */
import type { GameEvent } from '../../lib/types';
import { actionName, seatName, techName, type Board5R } from './context';
import type { Auction } from './types';
import { listed } from './words';

/** `auction` as it stands in this beat: a payment alone does not say what it was weighed against. */
export function tellAloud(board: Board5R, events: GameEvent[], auction: Auction | null): string {
  const b = board.b;
  const out: string[] = [];
  const names = (seats: number[]): string =>
    listed(
      board.lang,
      seats.map((s) => seatName(board, s)),
    );
  const paid = (reason: string): number[] =>
    events.filter((e) => e.e === 'bid_paid' && e.reason === reason).map((e) => Number(e.seat));
  for (const event of events) {
    const seat = typeof event.seat === 'number' ? event.seat : null;
    const who = {
      name: seat === null ? '' : seatName(board, seat),
      you: seat !== null && seat === board.me ? 'yes' : 'no',
    };
    switch (event.e) {
      case 'cards_revealed': {
        const cards = (event.cards ?? []) as { seat: number; card: string }[];
        out.push(
          b('say-revealed', {
            cards: listed(
              board.lang,
              cards.map((c) => `${seatName(board, c.seat)} – ${actionName(board, c.card)}`),
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
              bids.map((x) => `${seatName(board, x.seat)} ${x.bid}`),
            ),
          }),
        );
        break;
      }
      case 'bids_tied':
        out.push(b('say-tied', { names: names((event.seats ?? []) as number[]), bid: Number(event.bid) }));
        break;
      case 'bid_paid': {
        const reason = String(event.reason);
        const bid = (seat === null ? null : auction?.bids[seat]) ?? Number(event.amount);
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
        out.push(b('say-rolled', { ...who, face: Number(event.face) }));
        break;
      case 'water_gained':
        if (Number(event.amount) > 0) out.push(b('say-gained', { ...who, amount: Number(event.amount) }));
        break;
      case 'water_stolen':
        out.push(
          b('say-stolen', { ...who, victim: seatName(board, Number(event.victim)), amount: Number(event.amount) }),
        );
        break;
      case 'technology_taken':
        out.push(b('say-taken', { ...who, card: techName(board, String(event.card)) }));
        break;
      case 'round_began':
        out.push(b('say-round', { round: Number(event.round), card: techName(board, String(event.card)) }));
        break;
    }
  }
  return out.join(' ');
}
