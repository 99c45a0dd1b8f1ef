/** From one sight to another in a short while, slower towards the end. */
export class Glide {
  #frame = 0;

  /** Calls `step` with how far it has come, 0 to 1, until it is there or stopped. */
  start(ms: number, step: (part: number) => void): void {
    this.stop();
    const began = performance.now();
    const tick = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - began) / ms);
      if (t < 1) this.#frame = requestAnimationFrame(tick);
      step(1 - (1 - t) ** 3);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

interface Sight {
  k: number;
  x: number;
  y: number;
}

export function between(from: Sight, to: Sight, part: number): Sight {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
