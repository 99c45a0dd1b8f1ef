/** The table in words, for those who hear it: what is on offer, how far the colony is, what everybody has, what is new. */
import { nameOf, textOf, whoName, type BoardOM } from './context';
import { amountsWords, pileWords, shuttleWords } from './naming';
import type { OwnContractView, PartyView, SharedType, View } from './wire';
import { listed } from './words';

export interface TextSection {
  title: string;
  lines: string[];
}

const CUBES: SharedType[] = ['mine', 'generator', 'water_extractor', 'greenhouse', 'oxygen_condenser'];

/** Everything that belongs to nobody, but the map. */
export function tableText(board: BoardOM, view: View): TextSection[] {
  const { b } = board;
  const sections = [
    { title: b('text-table'), lines: [...colony(board, view), ...support(board, view)] },
    { title: b('missions'), lines: missions(board, view) },
    { title: b('progress'), lines: progress(board, view) },
    { title: b('text-grid'), lines: techs(board, view) },
    { title: b('text-display'), lines: told(board, view.display) },
    {
      title: b('short-hire_or_contract'),
      lines: told(
        board,
        view.places.flatMap((place) => [place?.scientist, place?.contract]),
      ),
    },
    { title: b('text-warehouse'), lines: warehouse(board, view) },
    { title: b('exploration'), lines: exploration(board, view) },
    { title: b('buildings'), lines: piles(board, view) },
    { title: b('lacerda'), lines: lacerda(board, view) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** All that one party has. Of others' goals only their number is known. */
export function partyText(board: BoardOM, party: PartyView): string[] {
  const { b } = board;
  return [
    party.space === 0 ? b('no-space') : b(`in-${party.side}`, { n: party.space }),
    amountsWords(board, party.resources),
    b('text-bots', { bots: party.bots_supply, markers: party.markers }),
    b('quarters-line', { n: party.quarters, of: party.capacity, working: party.working, supply: party.supply }),
    b('crystals-line', { n: party.crystals, incoming: party.incoming, room: party.room }),
    b('hangar-line', { n: party.hangar }),
    ...laboratory(board, party),
    ...blueprints(board, party),
    ...party.scientists.map((own) =>
      [nameOf(board, own.scientist), own.at && nameOf(board, own.at), b('text-worth', { op: own.op })]
        .filter(Boolean)
        .join(', '),
    ),
    ...party.contracts.map((own) => contract(board, own)),
    ...told(board, [...party.discoveries, ...party.research, ...(party.first_cards ?? [])]),
    ...goals(board, party),
  ];
}

/**
 * Whatever reads differently now from how it read then, as it reads now: the table's lines, then each party's with its
 * name.
 */
export function tableNews(board: BoardOM, then: View, now: View): string[] {
  const known = new Set(tableText(board, then).flatMap(({ lines }) => lines));
  const table = tableText(board, now).flatMap(({ lines }) => lines);
  const parties = now.parties.flatMap((party, i) => {
    const before = then.parties[i];
    const had = new Set(before ? partyText(board, before) : []);
    const scored = party.op - (before?.op ?? 0);
    const name = whoName(board, party.party);
    return [
      ...(scored === 0 ? [] : [board.b('text-op', { name, n: scored })]),
      ...partyText(board, party)
        .filter((line) => !had.has(line))
        .map((line) => `${name}: ${line}`),
    ];
  });
  return [...table.filter((line) => !known.has(line)), ...parties];
}

function told(board: BoardOM, ids: readonly (string | null | undefined)[]): string[] {
  return ids.flatMap((id) => (id ? [`${nameOf(board, id)}. ${textOf(board, id)}`] : []));
}

function colony(board: BoardOM, view: View): string[] {
  const { b } = board;
  const ending = view.ending ? b('last-round', { n: view.ending.last_round }) : '';
  return [b('level-of', { n: view.level }), shuttleWords(board, view), ending].filter(Boolean);
}

function support(board: BoardOM, view: View): string[] {
  return view.lss.map((column) =>
    board.b('lss-column', {
      type: nameOf(board, column.type),
      row: column.row,
      left: column.left,
      tile: nameOf(board, column.tile),
      op: column.op[view.me ?? 0] ?? 0,
    }),
  );
}

function missions(board: BoardOM, view: View): string[] {
  const { b } = board;
  const lines = view.missions.map((m) =>
    m.done
      ? `${nameOf(board, m.mission)}: ${b('mission-done')}`
      : b('mission-line', {
          name: nameOf(board, m.mission),
          text: textOf(board, m.mission),
          done: m.of - m.left,
          of: m.of,
          crystals: m.crystals,
        }),
  );
  return [...lines, `${b('remaining-title')}: ${view.remaining}`];
}

function progress(board: BoardOM, view: View): string[] {
  return CUBES.map((type) => {
    const names = view.parties.filter((p) => p.progress.includes(type)).map((p) => whoName(board, p.party));
    return board.b('progress-type', {
      type: nameOf(board, type),
      names: names.length > 0 ? listed(board.lang, names) : board.b('nobody'),
    });
  });
}

function techs(board: BoardOM, view: View): string[] {
  const free = new Set(view.grid.flatMap(({ tech }) => tech ?? []));
  return [...free].map((tech) => `${nameOf(board, tech)}. ${textOf(board, tech)}`);
}

function warehouse(board: BoardOM, view: View): string[] {
  return Object.entries(view.warehouse).map(([item, n]) =>
    board.b('warehouse-item', { item: board.b(`item-${item}`), n, of: view.capacity }),
  );
}

function exploration(board: BoardOM, view: View): string[] {
  return view.exploration.flatMap((tile, i) =>
    tile
      ? [
          board.b('explore-tile', {
            name: nameOf(board, tile),
            text: textOf(board, tile),
            n: view.explore_left[i] ?? 0,
          }),
        ]
      : [],
  );
}

function piles(board: BoardOM, view: View): string[] {
  const mine = view.me === null ? undefined : view.parties[view.me];
  return [
    ...view.piles.map((pile) => pileWords(board, nameOf(board, pile.type), pile.left, pile.arrows?.length ?? 0)),
    ...(mine ? [pileWords(board, nameOf(board, 'shelter'), mine.shelters_left, 0)] : []),
  ];
}

function lacerda(board: BoardOM, view: View): string[] {
  if (!view.solo) return [];
  const { b } = board;
  const { action, icon, travels, deck, solo_pass: pass } = view.solo;
  return [
    action ? b('lacerda-did', { action: b(`short-${action}`) }) : b('lacerda-draws'),
    b(travels ? 'lacerda-rides' : 'lacerda-stays'),
    `${b('lacerda-builds')} ${nameOf(board, icon)}`,
    b('lacerda-cards', { n: deck, pass }),
  ];
}

function laboratory(board: BoardOM, party: PartyView): string[] {
  const level = new Map(board.facts.lab.map((space) => [space.id, space.level]));
  return Object.entries(party.lab).map(([space, tech]) =>
    board.b('lab-tile', { name: nameOf(board, tech), level: level.get(space) ?? 0 }),
  );
}

function blueprints(board: BoardOM, party: PartyView): string[] {
  return party.blueprints.map((own) => {
    const card = board.b(own.hex ? 'card-built' : 'card-unbuilt', {
      name: nameOf(board, own.card),
      text: textOf(board, own.card),
      op: board.facts.blueprints[own.card]?.op ?? 0,
    });
    return [card, ...[own.scientist, own.radar].flatMap((id) => (id ? [nameOf(board, id)] : []))].join('; ');
  });
}

function contract(board: BoardOM, own: OwnContractView): string {
  const facts = board.facts.contracts[own.contract];
  const worth = facts ? board.b('contract-worth', { op: facts.op, penalty: facts.penalty }) : '';
  const items = Object.entries(facts?.needs ?? {}).map(([item, need]) =>
    board.b('deliver-item', { item: board.b(`item-${item}`), have: own.items[item] ?? 0, need }),
  );
  const state = own.done ? [board.b('mission-done')] : [...items, worth];
  return [`${nameOf(board, own.contract)}. ${textOf(board, own.contract)}`, ...state.filter(Boolean)].join('; ');
}

function goals(board: BoardOM, party: PartyView): string[] {
  const { b } = board;
  const achieved = party.achieved ? [b('goal-done', { name: nameOf(board, party.achieved) })] : [];
  if (!party.hand) return [...achieved, ...(party.goals > 0 ? [b('text-goals', { n: party.goals })] : [])];
  const hand = party.hand.map((goal) =>
    b('goal-line', {
      name: nameOf(board, goal.goal),
      text: textOf(board, goal.goal),
      have: goal.have.join(', '),
      need: goal.need.join(', '),
      ready: goal.ready ? 'yes' : 'no',
    }),
  );
  return [...hand, ...achieved];
}
