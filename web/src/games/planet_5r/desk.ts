/** What the two layouts (wide and narrow) need to let a person act. */
import type { ActionId, CardGuide, Decision, KeptView, Lies, SideName } from './wire';
import type { Choice } from './choice.svelte';
import type { Spot } from './placements';

export interface Desk {
  readonly decision: Decision | null;
  readonly playable: ActionId[];
  /** The card of the fan that is raised. */
  readonly raised: ActionId | null;
  /** It is laid down, unseen, and may still be changed. */
  readonly tentative: boolean;
  readonly bids: number[];
  readonly takeable: string[];
  readonly spots: Spot[];
  readonly spot: Spot | null;
  /** What is said of the raised card. */
  readonly told: CardGuide | null;
  /** My water without the bid that is weighed, on its way or not settled; null: it is not mine to see. */
  readonly kept: KeptView | null;
  readonly dragging: boolean;
  readonly canUndo: boolean;
  readonly choice: Choice;
  raise(card: ActionId | null): void;
  play(): void;
  bid(): void;
  place(): void;
  confirm(): void;
  undo(): void;
  illegalPlay(card: ActionId, element: Element): void;
  illegalTake(card: string, element: Element): void;
  pick(card: string): void;
  release(): void;
  move(to: Spot): void;
  lay(side: SideName, lies: Lies): void;
  hold(card: string, event: PointerEvent): void;
  register(nearest: (x: number, y: number) => Spot | null): void;
}
