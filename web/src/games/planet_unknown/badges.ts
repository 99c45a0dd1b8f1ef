/** Consequences as badges: what a placement does, and what the engine says an answer leads to. */
import type { Beam, GameEvent, Guide, Idle, MarkerMoved, SeatView, Terrain, Track } from './wire';
import { cellAt, endOf, endsOf, isTrack, stepOf, type Ahead } from './advance';
import { nameOf, type Badge, type BoardPU, type TrackMark } from './context';
import { lineName, printIcon, printText, squareWords, terrainName } from './naming';
import { medalsOf, type Outcome } from './outcomes';
import type { Placed } from './placing';
import type { CellId } from './types';
import { signed } from '../../lib/figures';
import { listed } from './words';

/** "6 → 7 boost": a marker enters a cell and finds what is printed there. */
function moveBadge(board: BoardPU, seat: SeatView, marker: Track, start: CellId, end: CellId): Badge {
  const cell = cellAt(board.facts, seat, end);
  const from = stepOf(board.facts, seat, marker, start);
  const to = stepOf(board.facts, seat, marker, end);
  const prints = cell?.prints ?? [];
  return {
    icon: `pu-${marker}`,
    text: `${from} → ${to}`,
    icons: prints.map(printIcon),
    after: prints.map((p) => printText(board, p)).join(cell?.choice ? ' / ' : ', '),
    tone: to < from ? 'bad' : 'plain',
    spot: { cell: end },
  };
}

/** A station that moves nothing, and why. */
function idleBadge(board: BoardPU, terrain: Terrain, idle: Idle | null): Badge {
  return { icon: `pu-${terrain}`, text: board.b(idle ? `badge-${idle}` : 'badge-stays'), tone: 'bad' };
}

/** Losses first: nobody should have to look for them. */
function lossesFirst(badges: readonly Badge[]): Badge[] {
  return [...badges.filter((badge) => badge.tone === 'bad'), ...badges.filter((badge) => badge.tone !== 'bad')];
}

/** Medals of every kind, now and after it. */
function medalBadge(board: BoardPU, outcome: Outcome | null): Badge[] {
  const medals = medalsOf(outcome);
  if (medals === 0) return [];
  return [{ icon: 'pu-k-medal', text: signed(medals), tone: medals > 0 ? 'good' : 'bad' }];
}

export function placedBadges(
  board: BoardPU,
  seat: SeatView,
  placed: Placed,
  guide: Guide,
  outcome: Outcome | null,
): Badge[] {
  const b = board.b;
  const badges: Badge[] = [...medalBadge(board, outcome)];
  for (const station of placed.stations) {
    if (station.terrain === 'energy') {
      badges.push({
        icon: 'pu-energy',
        text: station.idle ? b(`badge-${station.idle}`) : '=',
        icons: placed.energy.map((t) => `pu-${t}`),
        after: station.gives ? '+1' : '',
        tone: 'plain',
        spot: { squares: [station.at] },
      });
    } else if (isTrack(station.terrain)) badges.push(stationBadge(board, seat, station.terrain, station, guide.ahead));
  }
  for (const id of placed.completes)
    badges.push({
      icon: 'pu-k-medal',
      text: b('badge-completes', { line: lineName(board, id) }),
      tone: 'good',
      spot: { line: id },
    });
  if (placed.meteorite)
    badges.push({
      icon: 'pu-k-meteorite',
      text: placed.spoils.length
        ? b('badge-meteorite-spoils', {
            at: squareWords(board, placed.meteorite),
            lines: listed(
              board.lang,
              placed.spoils.map((id) => lineName(board, id)),
            ),
          })
        : b('badge-meteorite', { at: squareWords(board, placed.meteorite) }),
      tone: placed.spoils.length ? 'bad' : 'plain',
      spot: { squares: [placed.meteorite] },
    });
  if (placed.lifepods.length)
    badges.push({
      icon: 'pu-k-lifepod',
      text: b('badge-pods-lost', { n: placed.lifepods.length }),
      tone: 'bad',
      spot: { squares: placed.lifepods },
    });
  if (placed.rovers.length)
    badges.push({
      icon: 'pu-k-rover',
      text: b('badge-rovers-lost', { n: placed.rovers.length }),
      tone: 'bad',
      spot: { squares: placed.rovers },
    });
  return lossesFirst([...badges, ...shotBadges(board, placed)]);
}

/** What a station does to its own marker. */
function stationBadge(
  board: BoardPU,
  seat: SeatView,
  terrain: Track,
  { at, gives, idle }: Placed['stations'][number],
  ahead: Ahead = {},
): Badge {
  const end = gives ? endOf(ahead, terrain) : null;
  if (end) return moveBadge(board, seat, terrain, seat.markers[terrain], end);
  const spot = { squares: [at] };
  if (!gives) return { ...idleBadge(board, terrain, idle), spot };
  if (endsOf(ahead, terrain).length > 0)
    return { icon: `pu-${terrain}`, text: `${stepOf(board.facts, seat, terrain)} → ?`, tone: 'plain', spot };
  return { icon: `pu-${terrain}`, text: board.b('badge-stays'), tone: 'bad', spot };
}

function shotBadge(board: BoardPU, shot: Beam): Badge {
  const line = lineName(board, shot.line);
  const lost = shot.rovers.length > 0;
  return {
    icon: 'pu-k-laser',
    text: lost
      ? board.b('badge-shot-rovers', { line, n: shot.rovers.length })
      : board.b('badge-shot', { line, n: shot.meteorites.length }),
    tone: lost ? 'bad' : shot.meteorites.length > 0 ? 'good' : 'plain',
    spot: { line: shot.line },
  };
}

/** On the moon: the satellite goes on, and there is a shot, or one of two. */
function shotBadges(board: BoardPU, { passing }: Placed): Badge[] {
  if (!passing) return [];
  const moved: Badge = {
    icon: 'pu-k-satellite',
    text: board.b('badge-satellite', { n: passing.points }),
    tone: 'plain',
  };
  return [moved, ...passing.beams.map((beam) => shotBadge(board, beam))];
}

/** What the engine tells of an answer, losses first; events of other seats are no consequence of mine. */
export function eventBadges(
  board: BoardPU,
  seat: SeatView,
  events: readonly GameEvent[],
  outcome: Outcome | null = null,
): Badge[] {
  const badges: Badge[] = medalBadge(board, outcome);
  for (const event of events) {
    if ('seat' in event && event.seat !== null && event.seat !== seat.seat) continue;
    const badge = eventBadge(board, seat, event);
    if (badge) badges.push(badge);
  }
  return lossesFirst(badges);
}

function eventBadge(board: BoardPU, seat: SeatView, event: GameEvent): Badge | null {
  const b = board.b;
  const square = ('at' in event && event.at) || '';
  const spot = square ? { squares: [square] } : {};
  const at = squareWords(board, square);
  switch (event.e) {
    case 'marker_moved':
      return moveBadge(board, seat, event.marker, event.start, event.end);
    case 'marker_stuck':
      return {
        icon: `pu-${event.marker}`,
        text: b('badge-stays'),
        tone: 'bad',
      };
    case 'station_idle':
      return idleBadge(board, event.terrain, event.idle);
    case 'boost_gained':
      return { icon: 'pu-b-synergy', text: b('badge-boost'), tone: 'glow' };
    case 'moves_gained':
      return { icon: 'pu-b-move', text: b('badge-moves', { n: event.points }), tone: 'glow' };
    case 'tech_gained':
    case 'tech_lost': {
      const tech = board.facts.techs[event.tech];
      return {
        icon: 'pu-b-techchip',
        text: b(event.e === 'tech_gained' ? 'badge-tech' : 'badge-tech-lost', {
          level: tech?.levelName[board.lang] ?? '',
          name: nameOf(board, tech),
        }),
        tone: event.e === 'tech_gained' ? 'good' : 'bad',
        spot: { tech: event.tech },
      };
    }
    case 'civ_due':
      return { icon: 'pu-b-civcard', text: b('badge-civ', { level: event.level }), tone: 'good' };
    case 'lifepod_collected':
      return { icon: 'pu-k-lifepod', text: b('badge-pod'), tone: 'good', spot };
    case 'meteorite_collected':
      return { icon: 'pu-k-meteorite', text: b('badge-meteorite-collected'), tone: 'good', spot };
    case 'meteorite_loaded':
      return { icon: 'pu-k-meteorite', text: b('badge-meteorite-loaded'), tone: 'good', spot };
    case 'meteorite_put':
      return { icon: 'pu-k-meteorite', text: b('badge-meteorite', { at }), tone: 'bad', spot };
    case 'lifepod_destroyed':
      return { icon: 'pu-k-lifepod', text: b('badge-pods-lost', { n: 1 }), tone: 'bad', spot };
    case 'rover_destroyed':
      return { icon: 'pu-k-rover', text: b('badge-rovers-lost', { n: 1 }), tone: 'bad', spot };
    case 'rover_put':
      return { icon: 'pu-k-rover', text: b('badge-rover-put', { at }), tone: 'good', spot };
    case 'patch_placed':
      return { icon: 'pu-k-patch', text: b('badge-patch', { at }), tone: 'good', spot };
    case 'patch_stored':
      return { icon: 'pu-k-patch', text: b('badge-patch-stored'), tone: 'plain' };
    case 'patch_lost':
      return { icon: 'pu-k-patch', text: b('badge-patch-lost'), tone: 'bad' };
    case 'tile_set_aside':
      return { icon: 'pu-u-x', text: b('badge-set-aside'), tone: 'bad' };
    case 'satellite_moved':
      return { icon: 'pu-k-satellite', text: b('badge-satellite', { n: event.points }), tone: 'plain' };
    case 'laser_fired':
      return shotBadge(board, {
        line: event.line,
        meteorites: event.meteorites,
        rovers: [],
      });
    case 'maintenance_paid':
      return {
        icon: 'pu-b-civcard',
        text: b('badge-maintenance', { card: nameOf(board, board.facts.civ[event.card]) }),
        tone: 'good',
      };
    case 'flux_moved':
      return {
        icon: `pu-${event.track}`,
        text: b('badge-flux', { track: terrainName(board, event.track) }),
        tone: 'plain',
      };
    default:
      return null;
  }
}

/** Cells of my tracks that these events change, numbered in the order in which it happens. */
export function eventMarks(seat: SeatView, events: readonly GameEvent[]): TrackMark[] {
  const moved = events.filter((e): e is MarkerMoved => e.e === 'marker_moved' && e.seat === seat.seat);
  return moved.map((e, i) => ({
    cell: e.end,
    mode: 'will',
    n: moved.length > 1 ? i + 1 : null,
    icon: null,
  }));
}

/** Cells a placement leads to: surely for its stations, perhaps for what energy may copy. */
export function placedMarks(placed: Placed, ahead: Ahead): TrackMark[] {
  const marks: TrackMark[] = [];
  for (const { terrain, gives } of placed.stations) {
    if (!gives || !isTrack(terrain)) continue;
    const mode = endOf(ahead, terrain) ? 'will' : 'may';
    for (const cell of endsOf(ahead, terrain)) marks.push({ cell, mode, n: null, icon: null });
  }
  if (placed.stations.some((s) => s.terrain === 'energy'))
    for (const terrain of placed.energy) {
      if (!isTrack(terrain)) continue;
      const cell = endOf(ahead, terrain);
      const sure = marks.some((mark) => mark.cell === cell);
      const then = cell && sure ? endOf(ahead, terrain, 1) : cell;
      if (then) marks.push({ cell: then, mode: 'may', n: null, icon: 'pu-energy' });
    }
  return marks;
}
