/** Hover, keyboard focus or a long press on a component opens its explanation; leaving closes it. */
import type { Board5R } from './context';

export interface Holdable {
  id: string;
  board: Board5R;
  /** Only a long press: for things that say enough at a glance. */
  pressOnly?: boolean;
}

const HOVER = 320;
const PRESS = 420;
/** In a narrow window the explanation would cover the table: there it takes a long press. */
const ROOM = 760;

export function holdable(node: HTMLElement, initial: Holdable) {
  let params = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const cancel = (): void => clearTimeout(timer);
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || params.pressOnly || innerWidth < ROOM) return;
    cancel();
    timer = setTimeout(() => params.board.explain(params.id, node), HOVER);
  };
  const leave = (): void => {
    cancel();
    if (!held) params.board.hush();
  };
  const focus = (): void => {
    if (!params.pressOnly && node.matches(':focus-visible')) params.board.explain(params.id, node);
  };
  const down = (event: PointerEvent): void => {
    held = false;
    if (event.pointerType === 'mouse') {
      cancel();
      params.board.hush();
      return;
    }
    cancel();
    timer = setTimeout(() => {
      held = true;
      params.board.explain(params.id, node, true);
    }, PRESS);
  };
  // The click that ends a long press is not a choice.
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event): void => {
    if (held) event.preventDefault();
  };
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', cancel);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('focus', focus);
  node.addEventListener('blur', leave);
  node.addEventListener('click', click, true);
  node.addEventListener('contextmenu', menu);
  return {
    update(next: Holdable): void {
      params = next;
    },
    destroy(): void {
      cancel();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', cancel);
      node.removeEventListener('pointercancel', cancel);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', leave);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    },
  };
}
