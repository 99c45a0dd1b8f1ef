/** How things stood when my last turn was over: what has changed since then is news to me, what I did is not. */
export class SinceMyTurn<V> {
  /** Null: no turn of mine is over yet. */
  view: V | null = $state.raw(null);
  #mine = false;

  constructor(private readonly mine: (view: V) => boolean) {}

  see(now: V): void {
    const mine = this.mine(now);
    if (this.#mine && !mine) this.view = now;
    this.#mine = mine;
  }
}
