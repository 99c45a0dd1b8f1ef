/** Tracks of a rival as five bars: how far each marker has come, wherever it stands. */
import type { CorporationFacts } from '../facts';
import { TRACKS } from '../types';
import type { SeatView, Track } from '../wire';
import { cellOf, picture, ROWS } from './tracks';

export interface Bar {
  track: Track;
  /** Cells from the start, as a player counts them. */
  step: number;
  /** 0..1 of the way. */
  part: number;
}

export function bars(seat: Pick<SeatView, 'markers'>, corporation: CorporationFacts | undefined): Bar[] {
  const pic = corporation ? picture(corporation) : null;
  return TRACKS.map((track) => {
    const at = cellOf(seat.markers[track]);
    const path = track === 'water' ? (pic?.path ?? []) : [];
    if (path.length > 0) {
      const step = Math.max(0, path.indexOf(seat.markers.water));
      return { track, step, part: step / (path.length - 1) };
    }
    const cells = (pic?.cells ?? []).filter((c) => c.track === at.track).sort((a, b) => a.row - b.row);
    const doubled = cells.some((c) => c.rows === 2);
    const step = doubled
      ? Math.max(
          0,
          cells.findIndex((c) => c.row === at.row),
        )
      : at.row;
    return { track, step, part: at.row / (ROWS - 1) };
  });
}
