/** Makes sounds with Web Audio, once a person has touched the page: no browser lets a page be heard before that. */
import { RECIPES, type Sound } from './recipes';

/** Whatever cannot be heard by then is past. */
const PATIENCE = 400;
/** A sound does not jump up: a loudspeaker would click. In seconds. */
const ATTACK = 0.006;
const SILENCE = 0.0001;

function makeContext(): AudioContext | null {
  // Older browsers do not tell whether they were touched; they refuse by themselves.
  const touched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
  return touched && typeof AudioContext === 'function' ? new AudioContext() : null;
}

export class Synth {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  readonly #make: () => AudioContext | null;

  constructor(make: () => AudioContext | null = makeContext) {
    this.#make = make;
  }

  /** `volume`: 0 to 1, as loud as it seems to an ear. */
  play(sound: Sound, volume: number): void {
    if (volume <= 0) return;
    try {
      const context = (this.#context ??= this.#make());
      if (!context) return;
      if (context.state === 'running') this.#sound(context, sound, volume);
      else void this.#wake(context, sound, volume);
    } catch (error) {
      console.error('A sound could not be made; the table goes on.', error);
    }
  }

  /** A phone puts the sound of a page to sleep. What it was asked for meanwhile must not all come at once. */
  async #wake(context: AudioContext, sound: Sound, volume: number): Promise<void> {
    const asked = performance.now();
    try {
      await context.resume();
      if (performance.now() - asked < PATIENCE) this.#sound(context, sound, volume);
    } catch {
      // The browser does not let it be heard, which is for it to decide.
    }
  }

  #sound(context: AudioContext, sound: Sound, volume: number): void {
    const { rings, rustles } = RECIPES[sound];
    const out = context.createGain();
    out.gain.value = volume * volume;
    out.connect(context.destination);
    const now = context.currentTime;
    for (const { wave, at, ms, level, hz, to } of rings) {
      const from = now + at / 1000;
      const until = from + ms / 1000;
      const source = context.createOscillator();
      source.type = wave;
      source.frequency.setValueAtTime(hz, from);
      if (to) source.frequency.exponentialRampToValueAtTime(to, until);
      source.connect(this.#fade(context, out, from, until, level));
      source.start(from);
      source.stop(until);
    }
    for (const { at, ms, level, hz, q } of rustles) {
      const from = now + at / 1000;
      const until = from + ms / 1000;
      const source = context.createBufferSource();
      source.buffer = this.#noise ??= noise(context);
      const band = context.createBiquadFilter();
      band.type = 'bandpass';
      band.frequency.value = hz;
      band.Q.value = q;
      source.connect(band);
      band.connect(this.#fade(context, out, from, until, level));
      source.start(from);
      source.stop(until);
    }
  }

  #fade(context: AudioContext, out: GainNode, from: number, until: number, level: number): GainNode {
    const fade = context.createGain();
    fade.gain.setValueAtTime(SILENCE, from);
    fade.gain.linearRampToValueAtTime(level, from + ATTACK);
    fade.gain.exponentialRampToValueAtTime(SILENCE, until);
    fade.connect(out);
    return fade;
  }
}

/** Half a second of it is enough for a rustle. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
