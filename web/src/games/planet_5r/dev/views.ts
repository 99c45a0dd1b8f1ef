/** Moments of a game to look at while the board is being built: each a complete seat view with its question. */
import type { ActionId, Decision, GameEvent, GroupView, ImprovementView, Lies, SeatView, Take, View } from '../wire';
import type { Facts } from '../cards';
import { activeCrystals, crystalScore } from '../crystals';
import { layGroup } from '../geometry';

export interface Story {
  view: View;
  decision: Decision | null;
  events: GameEvent[];
  /** What follows, to watch the telling. */
  next?: { view: View; events: GameEvent[] };
}

const ALL: ActionId[] = ['excavate', 'develop', 'plunder', 'scout', 'expand'];

function improvements(groups: GroupView[], facts: Facts): ImprovementView[] {
  return groups.flatMap((group) =>
    layGroup(group).cards.flatMap((c) =>
      (['left', 'right'] as const).flatMap((side) => {
        const f = facts.cards[c.card]?.[side];
        return f?.kind && c[side] !== 'under' ? [{ card: c.card, side, action: f.action, kind: f.kind, of: f.of }] : [];
      }),
    ),
  );
}

function seat(
  facts: Facts,
  n: number,
  settlement: string,
  groups: GroupView[],
  discard: ActionId[],
  more: Partial<SeatView> = {},
): SeatView {
  const crystals = activeCrystals(groups, facts);
  const away = [...discard, ...(more.played ? [more.played] : []), ...(more.chosen ? [more.chosen] : [])];
  return {
    seat: n,
    hand: ALL.filter((a) => !away.includes(a)),
    discard,
    played: null,
    chosen: null,
    ready: false,
    late: false,
    late_next: false,
    water: n === 0 ? 9 : null,
    settlement,
    groups,
    crystals,
    crystal_points: crystalScore(crystals).total,
    improvements: improvements(groups, facts),
    ...more,
  };
}

const g = (id: number, cards: string[], joints: GroupView['joints']): GroupView => ({ id, cards, joints });

/** Every placement the rules allow, for stories only. */
export function placements(facts: Facts, groups: GroupView[], card: string): Take[] {
  const mine = facts.cards[card]!;
  const lefts = groups.filter((x) => facts.cards[x.cards[x.cards.length - 1]!]!.right.action === mine.left.action);
  const rights = groups.filter((x) => facts.cards[x.cards[0]!]!.left.action === mine.right.action);
  const out: Take[] = [['take', card, null, null, null, null]];
  const lies: Lies[] = ['over', 'under'];
  for (const l of lefts) for (const a of lies) out.push(['take', card, l.id, a, null, null]);
  for (const r of rights) for (const a of lies) out.push(['take', card, null, null, r.id, a]);
  for (const l of lefts)
    for (const r of rights)
      if (l !== r) for (const a of lies) for (const c of lies) out.push(['take', card, l.id, a, r.id, c]);
  return out;
}

export function stories(facts: Facts): Record<string, Story> {
  const mine = [
    g(0, ['tech_echo_borer', 'settlement_old_quarry'], ['left']),
    g(1, ['tech_nomad_beacon', 'tech_shadow_drone'], ['left']),
  ];
  const tomas = [g(0, ['settlement_dig_town', 'tech_guild_shovel', 'tech_rust_flask'], ['right', 'left'])];
  const kepler = [g(0, ['settlement_watch_rock', 'tech_star_chorus'], ['left'])];
  const yuna = [g(0, ['settlement_dune_port', 'tech_sand_sail'], ['left'])];
  const base = (players = 4): View => ({
    game: 'planet_5r',
    rules_version: 1,
    players,
    me: 0,
    step: 57,
    options: { die: '112233', confirm: true },
    commitment: '',
    seed: null,
    actors: [0],
    over: false,
    round: 11,
    rounds: 15,
    phase: 'select',
    wave: 1,
    deck: { top: 'tech_trap_vault', left: 4 },
    market: ['tech_dew_lens', 'tech_rain_mill', 'tech_common_well'].slice(0, players - 1),
    market_limit: players - 1,
    out: ['tech_siphon_hook'],
    die: [1, 1, 2, 2, 3, 3],
    counts: null,
    resolving: null,
    auction: null,
    seats: [
      seat(facts, 0, 'settlement_old_quarry', mine, ['develop']),
      seat(facts, 1, 'settlement_dig_town', tomas, ['plunder', 'develop'], { ready: true }),
      seat(facts, 2, 'settlement_watch_rock', kepler, ['develop', 'scout', 'excavate']),
      seat(facts, 3, 'settlement_dune_port', yuna, ['scout', 'develop'], { late: true }),
      seat(
        facts,
        4,
        'settlement_pump_camp',
        [g(0, ['tech_caravan_engine', 'settlement_pump_camp', 'tech_pack_horn'], ['left', 'left'])],
        ['scout'],
      ),
    ].slice(0, players),
    result: null,
  });
  const plays = ({ round, wave, seats }: View): Decision => ({
    seat: 0,
    kind: 'choose_card',
    rule: wave === 2 ? 'R5-5.3' : 'R5-5.2',
    params: { round, wave },
    actions: seats[0]!.hand.map((c) => ['play', c]),
  });
  const confirming = (rule: string): Decision => ({
    seat: 0,
    kind: 'confirm',
    rule,
    params: {},
    actions: [['confirm']],
  });
  const bidding = (kind: 'solo' | 'contested', water: number): Decision => ({
    seat: 0,
    kind: 'bid',
    rule: 'R5-8.2',
    params: { water, kind, market: 3 },
    actions: Array.from({ length: water }, (_, i) => ['bid', i + 1]),
  });
  const taking = (cards: string[], bid: number): Decision => ({
    seat: 0,
    kind: 'take_technology',
    rule: 'R5-9.4',
    params: { bid, market: 3 },
    actions: cards.flatMap((card) => placements(facts, mine, card)),
  });
  const out: Record<string, Story> = {};

  const choose = base();
  out.choose = { view: choose, decision: plays(choose), events: [] };
  const three = base(3);
  out.three = { view: three, decision: plays(three), events: [] };
  const five = base(5);
  five.market = ['tech_dew_lens', 'tech_rain_mill', 'tech_common_well', 'tech_mist_compass'];
  out.five = { view: five, decision: plays(five), events: [] };

  const start = base();
  start.round = 1;
  start.step = 1;
  start.market = ['tech_dew_lens'];
  start.deck.left = 14;
  start.out = [];
  start.seats = [
    seat(facts, 0, 'settlement_old_quarry', [g(0, ['settlement_old_quarry'], [])], [], { water: 5 }),
    seat(facts, 1, 'settlement_dig_town', [g(0, ['settlement_dig_town'], [])], []),
    seat(facts, 2, 'settlement_watch_rock', [g(0, ['settlement_watch_rock'], [])], []),
    seat(facts, 3, 'settlement_dune_port', [g(0, ['settlement_dune_port'], [])], []),
  ];
  out.start = { view: start, decision: plays(start), events: [] };

  const late = base();
  late.wave = 2;
  late.seats[0]!.late = true;
  late.seats[3]!.late = false;
  for (const [n, card] of [
    [1, 'excavate'],
    [2, 'plunder'],
    [3, 'expand'],
  ] as [number, ActionId][]) {
    const s = late.seats[n]!;
    late.seats[n] = { ...s, played: card, ready: false, hand: s.hand.filter((c) => c !== card) };
  }
  out.late = {
    view: late,
    decision: plays(late),
    events: [],
  };

  const waiting = base();
  waiting.actors = [2];
  waiting.seats[0] = seat(facts, 0, 'settlement_old_quarry', mine, ['develop'], { chosen: 'scout', ready: true });
  out.waiting = { view: waiting, decision: null, events: [] };

  const confirm = structuredClone(waiting);
  confirm.actors = [0, 2];
  out.confirm = { view: confirm, decision: confirming('R5-5.5'), events: [] };

  const resolving = (played: (ActionId | null)[]): View => {
    const v = base();
    v.phase = 'resolve';
    v.resolving = 'excavate';
    v.counts = { excavate: 0, develop: 0, plunder: 0, scout: 0, expand: 0 };
    v.seats = v.seats.map((s, i) => {
      const card = played[i] ?? null;
      if (card) v.counts![card] += 1;
      return { ...s, played: card, ready: false, hand: s.hand.filter((c) => c !== card) };
    });
    return v;
  };

  const solo = resolving(['excavate', 'scout', 'plunder', 'expand']);
  solo.auction = {
    kind: 'solo',
    members: [0],
    shown: false,
    bids: [null, null, null, null],
    made: [false, false, false, false],
    roll: null,
    fate: [null, null, null, null],
    taken: [null, null, null, null],
  };
  out.solo = { view: solo, decision: bidding('solo', 9), events: [] };

  const contested = resolving(['excavate', 'excavate', 'plunder', 'excavate']);
  contested.auction = {
    kind: 'contested',
    members: [0, 1, 3],
    shown: false,
    bids: [null, null, null, null],
    made: [false, true, false, false],
    roll: null,
    fate: [null, null, null, null],
    taken: [null, null, null, null],
  };
  out.bid = { view: contested, decision: bidding('contested', 9), events: [] };

  const place = resolving(['excavate', 'excavate', 'plunder', 'excavate']);
  place.auction = {
    kind: 'contested',
    members: [0, 1, 3],
    shown: true,
    bids: [4, 3, null, 3],
    made: [true, true, false, true],
    roll: null,
    fate: ['won', 'tied', null, 'tied'],
    taken: [null, null, null, null],
  };
  place.seats[0]!.water = 5;
  out.take = {
    view: place,
    decision: taking(place.market, 4),
    events: [],
  };
  out.place = {
    view: place,
    decision: taking(['tech_rain_mill'], 4),
    events: [],
  };

  const bidden = structuredClone(contested);
  bidden.auction!.bids[0] = 4;
  bidden.auction!.made[0] = true;
  out.bidden = { view: bidden, decision: confirming('R5-8.5'), events: [] };

  // Three clans, the one at the right with a tableau in two rows.
  const rows = base(3);
  rows.phase = 'resolve';
  rows.round = 13;
  rows.auction = { ...place.auction, members: [0, 1], bids: [4, 3, null], made: [true, true, false] };
  rows.auction.fate = ['won', 'late', null];
  rows.auction.taken = [null, null, null];
  rows.seats[2] = seat(
    facts,
    2,
    'settlement_watch_rock',
    [
      g(
        0,
        ['settlement_watch_rock', 'tech_star_chorus', 'tech_pack_horn', 'tech_mist_compass'],
        ['left', 'left', 'left'],
      ),
      g(1, ['tech_caravan_engine', 'tech_trap_vault'], ['left']),
      g(2, ['tech_guild_shovel'], []),
    ],
    ['develop'],
  );
  out.rows = {
    view: rows,
    decision: taking(rows.market, 4),
    events: [],
  };

  // A lone bid that the die beats, and a tie.
  const lost = structuredClone(solo);
  lost.step = 60;
  lost.seats[0]!.water = 8;
  out.lost = {
    view: solo,
    decision: null,
    events: [],
    next: {
      view: lost,
      events: [
        { e: 'bid_made', seat: 0, bid: 3 },
        { e: 'die_rolled', seat: 0, face: 3, reason: 'auction', card: null },
        { e: 'bid_paid', seat: 0, amount: 1, reason: 'lost' },
        { e: 'auction_failed' },
      ],
    },
  };
  const tied = structuredClone(contested);
  tied.step = 60;
  out.tied = {
    view: contested,
    decision: null,
    events: [],
    next: {
      view: tied,
      events: [
        {
          e: 'bids_shown',
          bids: [
            { seat: 0, bid: 4 },
            { seat: 1, bid: 3 },
            { seat: 3, bid: 3 },
          ],
        },
        { e: 'bids_tied', seats: [1, 3], bid: 3 },
        { e: 'bid_paid', seat: 1, amount: 1, reason: 'tied' },
        { e: 'bid_paid', seat: 3, amount: 1, reason: 'tied' },
        { e: 'bid_paid', seat: 0, amount: 4, reason: 'won' },
      ],
    },
  };

  // A whole round told: reveal, auction, placing by another clan, develop, plunder, scout.
  const shown = structuredClone(waiting);
  const told: GameEvent[] = [
    { e: 'card_chosen', seat: 2, card: null },
    {
      e: 'cards_revealed',
      wave: 1,
      cards: [
        { seat: 0, card: 'scout' },
        { seat: 1, card: 'excavate' },
        { seat: 2, card: 'plunder' },
      ],
    },
    { e: 'card_chosen', seat: 3, card: null },
    { e: 'cards_revealed', wave: 2, cards: [{ seat: 3, card: 'excavate' }] },
    {
      e: 'water_gained',
      seat: 1,
      amount: 2,
      reason: 'improvement',
      card: 'tech_guild_shovel',
      side: 'left',
      kind: 'gain_per_card',
      of: 'excavate',
    },
    { e: 'auction_began', kind: 'contested', members: [1, 3] },
    { e: 'bid_made', seat: 1, bid: null },
    { e: 'bid_made', seat: 3, bid: null },
    {
      e: 'bids_shown',
      bids: [
        { seat: 1, bid: 4 },
        { seat: 3, bid: 3 },
      ],
    },
    { e: 'bid_paid', seat: 1, amount: 4, reason: 'won' },
    {
      e: 'technology_taken',
      seat: 1,
      card: 'tech_dew_lens',
      left: 0,
      left_lies: 'over',
      right: null,
      right_lies: null,
      lit: ['joker'],
      covered: [],
    },
    { e: 'bid_paid', seat: 3, amount: 3, reason: 'won' },
    {
      e: 'technology_taken',
      seat: 3,
      card: 'tech_common_well',
      left: null,
      left_lies: null,
      right: null,
      right_lies: null,
      lit: ['blue'],
      covered: [],
    },
    { e: 'water_stolen', seat: 2, victim: 1, amount: 1, from_supply: 0, reason: 'plunder', card: null },
    { e: 'water_stolen', seat: 2, victim: 3, amount: 1, from_supply: 1, reason: 'plunder', card: null },
    { e: 'die_rolled', seat: 0, face: 3, reason: 'scout', card: null },
    { e: 'water_gained', seat: 0, amount: 3, reason: 'scout', card: null, side: null, kind: null, of: null },
    { e: 'late_next', seats: [0] },
    { e: 'card_discarded', seat: 1, card: 'excavate' },
    { e: 'card_discarded', seat: 0, card: 'scout' },
    { e: 'round_ended', round: 11 },
    { e: 'round_began', round: 12, card: 'tech_trap_vault', out: null, top: 'tech_mist_compass', deck: 3 },
  ];
  const after = base();
  after.step = 70;
  after.round = 12;
  after.market = ['tech_trap_vault', 'tech_rain_mill'];
  after.deck = { top: 'tech_mist_compass', left: 3 };
  after.seats[0] = seat(facts, 0, 'settlement_old_quarry', mine, ['develop', 'scout'], { water: 12, late: true });
  out.tell = { view: shown, decision: null, events: [], next: { view: after, events: told } };

  const end = base();
  end.over = true;
  end.phase = 'end';
  end.round = 15;
  end.actors = [];
  end.deck = { top: null, left: 0 };
  end.seats = end.seats.map((s, i) => ({ ...s, water: [5, 4, 7, 2][i] ?? 0 }));
  out.end = { view: end, decision: null, events: [] };

  const long = base();
  long.seats[0] = seat(
    facts,
    0,
    'settlement_pump_camp',
    [
      g(
        0,
        ['tech_trap_vault', 'tech_caravan_engine', 'settlement_pump_camp', 'tech_pack_horn', 'tech_nomad_beacon'],
        ['left', 'left', 'left', 'left'],
      ),
      g(1, ['tech_star_chorus'], []),
      g(2, ['tech_mist_compass'], []),
    ],
    ['develop', 'scout', 'plunder'],
    { water: 21 },
  );
  out.long = { view: long, decision: plays(long), events: [] };
  return out;
}
