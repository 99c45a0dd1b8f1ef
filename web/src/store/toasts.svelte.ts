/** Short messages: refusals at the spot where the click was, other news at the edge of the screen. */
export interface Toast {
  id: number;
  text: string;
  tone: 'info' | 'bad' | 'good';
  rule: string | null;
  /** Whose rule it is. */
  game: string | null;
  at: { x: number; y: number } | null;
  /** What can be done about it; such a message stays until somebody closes it. */
  action: { label: string; run: () => void } | null;
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  show(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> & { ms?: number } = {}): void {
    const id = this.#next++;
    const { tone = 'info', rule = null, game = null, at = null, action = null } = options;
    const toast: Toast = { id, text, tone, rule, game, at, action };
    // One message per spot: a second refusal replaces the first.
    this.list = [...this.list.filter((other) => !(toast.at && other.at)), toast].slice(-3);
    if (!action) setTimeout(() => this.close(id), options.ms ?? Math.max(4200, text.length * 70));
  }

  /** The table has moved on: what was refused at a spot before no longer matters. */
  dropSpots(): void {
    if (this.list.some((toast) => toast.at)) this.list = this.list.filter((toast) => !toast.at);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
