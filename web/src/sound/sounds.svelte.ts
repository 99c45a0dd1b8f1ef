/** Whether anything may be heard here, how loud, and not too much of it at once. */
import { prefs, type Hear } from '../store/prefs.svelte';
import type { Sound } from './recipes';
import type { Synth } from './synth';

/** Of what happens elsewhere on the table. */
const FAR = 0.6;
/** ms between two sounds of pieces and cards: faster they would only rattle. */
const GAP = 90;
/** These call somebody: they are never left out. */
const CALLS: ReadonlySet<Sound> = new Set<Sound>(['turn', 'loss', 'clock', 'end', 'chat']);

type Instrument = Pick<Synth, 'play'>;
/** Fetched by the first sound: most tables of one person alone are silent. */
const fetchSynth = (): Promise<Instrument> => import('./synth').then(({ Synth }) => new Synth());

export class Sounds {
  readonly #fetch: () => Promise<Instrument>;
  #instrument: Promise<Instrument> | null = null;
  #last = -Infinity;
  /** What was wished for before the sound was turned off. */
  #before: Hear = 'company';

  constructor(fetch: () => Promise<Instrument> = fetchSynth) {
    this.#fetch = fetch;
  }

  /** `company`: other people sit at this table. */
  audible(company: boolean): boolean {
    return prefs.hear === 'always' || (prefs.hear === 'company' && company);
  }

  /** The button and the key of a table: silent where something was heard, heard where nothing was. */
  toggle(company: boolean): void {
    if (this.audible(company)) {
      this.#before = prefs.hear;
      prefs.hear = 'off';
    } else {
      prefs.hear = company ? this.#before : 'always';
      this.play('gain');
    }
  }

  play(sound: Sound, far = false): void {
    const now = performance.now();
    if (!CALLS.has(sound)) {
      if (now - this.#last < GAP) return;
      this.#last = now;
    }
    const volume = (prefs.volume / 100) * (far ? FAR : 1);
    this.#instrument ??= this.#fetch();
    this.#instrument.then(
      (instrument) => instrument.play(sound, volume),
      // It could not be fetched; the next sound tries again.
      () => (this.#instrument = null),
    );
  }
}

export const sounds = new Sounds();
