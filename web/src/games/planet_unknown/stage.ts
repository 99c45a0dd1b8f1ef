/** Where things stand on the wide table. Drawn for 1440 x 843 below the bar, carried to other sizes by what room there is. */

export interface Stage {
  /** Left part: planet, station, strip. */
  width: number;
  planet: number;
  side: number;
  station: number;
  /** How high the bays of my depot are: they take what the station leaves of its column. */
  bays: number;
  strip: number;
  /** My corporation. */
  corp: number;
  /** Tracks and technologies: how high they may be. */
  tracks: number;
  /** The log has a column of its own; 0: it stands below the corporation. */
  log: number;
}

const GAP = 8;
export const CREW = 30;
export const LINE = 44;

/** Bays of the depot: as high as their tiles need, and as is still of use to see them. */
export const BAYS = 104;
const TALLEST = 260;
/** More does not show more of the station; the tiles of the depot can still grow. */
const LARGEST = 460;

/** Boxes of what I have gathered, and the line below them. */
const COLLECTION = 136;

/** Below the corporation it gets three quarters of what a window is higher than the design. */
const LOG = 196;

const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v));

/**
 * Windows larger than the design show it enlarged as a whole, so that nothing on it stays small; a little smaller ones
 * show it a little smaller, so that nothing on it is cut.
 */
export function enlargement(width: number, height: number): number {
  const fit = Math.min(width / 1400, height / 830);
  return fit < 1 ? Math.max(0.86, fit) : clamp(Math.min(width / 1920, height / 1000), 1, 2.2);
}

/**
 * `below`: how high the panels under the station are; `goals`: how high my own goals stand above the log; `box`: the
 * drawing of what I build on, wider with a moon.
 */
export function stageOf(
  width: number,
  height: number,
  below: number,
  goals = 0,
  box: { w: number; h: number } = { w: 620, h: 624 },
): Stage {
  // A moon makes the drawing wide: then the log lies below the corporation on large screens too.
  const moon = box.w > 700;
  const log = width >= 1600 && !moon ? clamp(width * 0.16, 250, 330) : 0;
  const corp = clamp(width * 0.31, 372, 452);
  const left = width - corp - (log ? log + GAP : 0) - 3 * GAP - 4;
  const strip = clamp(height * 0.176, 150, 200);
  const room = height - 2 * GAP - CREW - LINE - strip - 3 * 6;
  // The planet is as large as height allows, but leaves the station its column.
  const side = moon ? 268 : clamp(left * 0.32, 268, 400);
  const planet = Math.min(left - side - GAP, room * (box.w / box.h));
  const free = left - planet - GAP;
  const station = Math.max(200, Math.min(free, room - below, LARGEST));
  const bays = clamp(BAYS + room - below - station - GAP, BAYS, TALLEST);
  const tracks = clamp(
    height - 2 * GAP - 44 - 14 - COLLECTION - goals - (log ? 40 : LOG + clamp((height - 843) * 0.75, 0, 140)),
    330,
    700,
  );
  return { width: left, planet, side: free, station, bays, strip, corp, tracks, log };
}
