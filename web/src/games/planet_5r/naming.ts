/** Names of places for people who do not see them, and the lines that tell what a joint joins and covers. */
import { actionName, gems, sideShort, techName, type Board5R } from './context';
import type { Line } from './forecast';
import type { Spot } from './placements';
import { kindIcon } from './icons';
import type { GroupView, PlacementGuide, SeatView, SideName, Take } from './wire';

function endName(board: Board5R, groups: GroupView[], id: number | null, end: SideName): string {
  const g = groups.find((x) => x.id === id);
  const card = end === 'right' ? g?.cards[g.cards.length - 1] : g?.cards[0];
  return card ? techName(board, card) : '';
}

export function spotName(board: Board5R, spot: Pick<Spot, 'left' | 'right'>, groups: GroupView[]): string {
  const left = endName(board, groups, spot.left, 'right');
  const right = endName(board, groups, spot.right, 'left');
  if (spot.left !== null && spot.right !== null) return board.b('spot-between', { left, right });
  if (spot.left !== null) return board.b('spot-after', { left });
  if (spot.right !== null) return board.b('spot-before', { right });
  return board.b('spot-alone');
}

/** "Between Old Quarry and Nomad Beacon, over left, under right; blue and joker light; crystals 7 to 16" */
export function takeName(board: Board5R, take: Take, me: SeatView, brings: PlacementGuide): string {
  const place = spotName(board, { left: take[2], right: take[4] }, me.groups);
  const lies = [
    take[3] ? board.b('lies-left', { lies: board.b(take[3]) }) : '',
    take[5] ? board.b('lies-right', { lies: board.b(take[5]) }) : '',
  ].filter(Boolean);
  return board.b('take-label', {
    place: [place, ...lies].join(', '),
    gems: gems(
      board,
      brings.lit.map(({ crystal }) => crystal),
    ),
    count: brings.lit.length,
    before: me.crystal_points,
    after: brings.crystal_points,
  });
}

export function joinLines(board: Board5R, take: Take, groups: GroupView[], brings: PlacementGuide): Line[] {
  const lines: Line[] = [];
  const card = board.facts.cards[take[1]];
  if (!card) return lines;
  const joint = (side: SideName): void => {
    const id = side === 'left' ? take[2] : take[4];
    const lies = side === 'left' ? take[3] : take[5];
    const g = groups.find((x) => x.id === id);
    const other = side === 'left' ? g?.cards[g.cards.length - 1] : g?.cards[0];
    if (!other || !lies) return;
    const theirs = board.facts.cards[other]?.[side === 'left' ? 'right' : 'left'];
    const shown = lies === 'over' ? card[side] : theirs;
    if (!shown) return;
    const owner = lies === 'over' ? take[1] : other;
    const params = {
      action: actionName(board, shown.action),
      effect: sideShort(board, shown),
      owner: techName(board, owner),
      other: techName(board, other),
    };
    if (shown.kind)
      lines.push({
        icon: `r5-${shown.action}`,
        tone: 'good',
        text: board.b(lies === 'over' ? 'join-shows' : 'join-stays', params),
      });
    else lines.push({ icon: `r5-${shown.action}`, tone: 'plain', text: board.b('join-bare', params) });
  };
  joint('left');
  joint('right');
  for (const side of ['left', 'right'] as const) {
    if ((side === 'left' ? take[2] : take[4]) !== null) continue;
    const own = card[side];
    if (own.kind)
      lines.push({
        icon: kindIcon(own.kind),
        tone: 'good',
        text: board.b('join-free', { action: actionName(board, own.action), effect: sideShort(board, own) }),
      });
  }
  for (const { card: id, side } of brings.covered) {
    const lost = board.facts.cards[id]?.[side];
    if (!lost?.kind) continue;
    lines.push({
      icon: 'i-veiled',
      tone: 'warn',
      text: board.b('join-covered', {
        action: actionName(board, lost.action),
        effect: sideShort(board, lost),
        owner: techName(board, id),
      }),
    });
  }
  return lines;
}
