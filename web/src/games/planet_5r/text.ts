/** The whole table in words, for those who hear it: what is new since my last turn, the market, and every clan. */
import { actionName, cardLabel, isMe, seatName, sideShort, techName, type Board5R } from './context';
import { COLOURS } from './types';
import type { GroupView, SeatView, View } from './wire';
import { listed } from './words';

export interface Section {
  title: string;
  lines: string[];
}

export function textOf(board: Board5R, view: View): Section[] {
  const first = view.me ?? 0;
  const round = Array.from({ length: view.players }, (_, i) => view.seats[(first + i) % view.players]!);
  return [roundText(board, view), marketText(board, view), ...round.map((seat) => clanText(board, view, seat))];
}

function roundText(board: Board5R, view: View): Section {
  const { b } = board;
  const played = view.seats.flatMap(({ seat, played }) =>
    played ? [`${seatName(board, seat)} – ${actionName(board, played)}`] : [],
  );
  const a = view.auction;
  return {
    title: b('text-round', { round: view.round, rounds: view.rounds }),
    lines: [
      `${b(`phase-${view.phase}`)}.`,
      ...(view.resolving ? [b('text-resolving', { card: actionName(board, view.resolving) })] : []),
      ...(played.length > 0 ? [b('say-revealed', { cards: listed(board.lang, played) })] : []),
      ...(a ? [b(`text-auction-${a.kind}`, { names: namesOf(board, a.members), count: a.members.length })] : []),
      ...(a?.members ?? []).map((seat) => `${bidText(board, view, seat)}.`),
      ...(a?.roll ? [`${b('die-label-rolled', { face: a.roll })}.`] : []),
    ],
  };
}

function bidText(board: Board5R, { auction }: View, seat: number): string {
  const name = seatName(board, seat);
  const bid = auction?.bids[seat] ?? null;
  if (bid === null) return board.b(auction?.made[seat] ? 'bid-label-hidden' : 'bid-label-none', { name });
  return board.b(`bid-label-${auction?.fate[seat] ?? 'open'}`, { name, bid });
}

function marketText(board: Board5R, view: View): Section {
  const { b } = board;
  const { top, left } = view.deck;
  const free = view.market_limit - view.market.length;
  return {
    title: b('market'),
    lines: [
      ...view.market.map((card) => cardLabel(board, card)),
      ...(free > 0 ? [b('text-free', { count: free })] : []),
      top ? b('deck-label', { left, card: cardLabel(board, top) }) : `${b('deck-empty')}.`,
      ...(left > 1 ? [b('text-deck-hidden', { count: left - 1 })] : []),
      ...(view.out.length > 0 ? [`${b('out-label', { cards: cardsOf(board, view.out) })}.`] : []),
      `${b('die-label', { faces: view.die.join(', ') })}.`,
    ],
  };
}

function clanText(board: Board5R, view: View, seat: SeatView): Section {
  const { b } = board;
  const name = isMe(board, seat.seat)
    ? b('text-mine', { name: seatName(board, seat.seat) })
    : seatName(board, seat.seat);
  return {
    title: seat.score === null ? name : b('text-score', { name, points: seat.score }),
    lines: [
      `${b('seat-hand', { cards: actionsOf(board, seat.hand) })}. ${
        seat.discard.length > 0 ? b('seat-discard', { cards: actionsOf(board, seat.discard) }) : b('seat-discard-empty')
      }.`,
      cardText(board, view, seat),
      waterText(board, seat),
      ...(seat.threat
        ? [
            `${b('my-danger', { ...seat.threat, names: namesOf(board, seat.threat.by), count: seat.threat.by.length })}.`,
          ]
        : []),
      ...seat.groups.map((group, i) => groupText(board, group, i + 1, seat.groups.length)),
      crystalsText(board, seat),
      improvementsText(board, seat),
    ].filter(Boolean),
  };
}

function cardText(board: Board5R, view: View, seat: SeatView): string {
  const { b } = board;
  const late =
    view.phase === 'select' && seat.late ? `${b('text-late')} ` : seat.late_next ? `${b('text-late-next')} ` : '';
  if (seat.played) return `${late}${b('seat-played', { card: actionName(board, seat.played) })}.`;
  if (seat.chosen) return `${late}${b('text-chosen', { card: actionName(board, seat.chosen) })}`;
  if (view.phase !== 'select') return late.trim();
  return `${late}${b(seat.ready ? 'text-ready' : 'text-choosing')}`;
}

function waterText(board: Board5R, { water, kept }: SeatView): string {
  if (water === null || kept === null) return board.b('water-hidden');
  return `${board.b('water-label', { water, offered: water - kept.water, threatened: 0 })}.`;
}

/** "Row 1 of 2: Echo Borer over Old Quarry. Free ends: Scout at the left, Excavate at the right." */
function groupText(board: Board5R, { cards, joints }: GroupView, n: number, of: number): string {
  const { b } = board;
  const chain = cards.reduce((told, id, i) => {
    const card = techName(board, id);
    if (i === 0) return b('text-card', { card });
    return b(joints[i - 1] === 'left' ? 'text-over' : 'text-under', { cards: told, card });
  }, '');
  const left = board.facts.cards[cards[0]!]?.left;
  const right = board.facts.cards[cards[cards.length - 1]!]?.right;
  const ends = { left: actionName(board, left?.action ?? ''), right: actionName(board, right?.action ?? '') };
  return `${b('text-row', { n, of, cards: chain })} ${b('text-ends', ends)}`;
}

function crystalsText(board: Board5R, { crystals, colours, crystal_points: points }: SeatView): string {
  const told = COLOURS.flatMap((colour) => {
    const { jokers, points } = colours[colour];
    const count = crystals[colour];
    return count + jokers > 0
      ? [board.b('text-colour', { colour: board.b(`gem-${colour}`), count, jokers, points })]
      : [];
  });
  return board.b('text-crystals', { colours: told.join('; ') || board.b('text-none'), points });
}

function improvementsText(board: Board5R, seat: SeatView): string {
  const told = seat.improvements.flatMap(({ card, side, action }) => {
    const facts = board.facts.cards[card]?.[side];
    return facts ? [`${actionName(board, action)}: ${sideShort(board, facts)} (${techName(board, card)})`] : [];
  });
  return `${board.b('sheet-improvements')}: ${told.length > 0 ? told.join('; ') : board.b('text-none')}.`;
}

// --- what is new ------------------------------------------------------------------------------------

/** What is different from how things stood when my last turn ended. */
export function newsOf(board: Board5R, before: View, now: View): string[] {
  const { b } = board;
  const fresh = now.market.filter((card) => !before.market.includes(card));
  const out = now.out.filter((card) => !before.out.includes(card));
  return [
    ...(now.round !== before.round ? [b('text-news-round', { round: now.round })] : []),
    ...(fresh.length > 0 ? [b('text-news-market', { cards: cardsOf(board, fresh), count: fresh.length })] : []),
    ...(out.length > 0 ? [b('text-news-out', { cards: cardsOf(board, out), count: out.length })] : []),
    ...now.seats.flatMap((seat, i) => clanNews(board, before.seats[i]!, seat)),
  ];
}

function clanNews(board: Board5R, before: SeatView, now: SeatView): string[] {
  const { b } = board;
  const who = { name: seatName(board, now.seat), you: isMe(board, now.seat) ? 'yes' : 'no' };
  const had = new Set(before.groups.flatMap((group) => group.cards));
  const taken = now.groups.flatMap((group) => group.cards).filter((card) => !had.has(card));
  const back = now.hand.filter((card) => before.discard.includes(card));
  const gone = now.discard.filter((card) => !before.discard.includes(card));
  const points = now.crystal_points - before.crystal_points;
  return [
    ...(now.played && now.played !== before.played
      ? [b('text-news-played', { ...who, card: actionName(board, now.played) })]
      : []),
    ...taken.map((card) => b('say-taken', { ...who, card: techName(board, card) })),
    ...(points > 0 ? [b('text-news-points', { ...who, points, now: now.crystal_points })] : []),
    ...(gone.length > 0 ? [b('text-news-discard', { ...who, cards: actionsOf(board, gone) })] : []),
    ...(back.length > 0 ? [b('text-news-back', { ...who, cards: actionsOf(board, back) })] : []),
    ...(now.water !== null && before.water !== null && now.water !== before.water
      ? [b('text-news-water', { ...who, before: before.water, now: now.water })]
      : []),
  ];
}

const namesOf = (board: Board5R, seats: number[]): string =>
  listed(
    board.lang,
    seats.map((seat) => seatName(board, seat)),
  );
const cardsOf = (board: Board5R, cards: string[]): string =>
  listed(
    board.lang,
    cards.map((card) => techName(board, card)),
  );
const actionsOf = (board: Board5R, cards: string[]): string =>
  cards.length === 0
    ? board.b('text-none')
    : listed(
        board.lang,
        cards.map((card) => actionName(board, card)),
      );
