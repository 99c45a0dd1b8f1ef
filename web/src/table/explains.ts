/** How one asks a thing what it is: by hovering, with the focus of the keyboard, or with a finger that rests on it. */

interface Teller {
  explain(id: string, element: Element, sticky?: boolean): void;
  hush(): void;
}

/** So long a finger has to rest, in ms, and so far it may slip, in px: one that has begun to drag does not ask. */
const PRESS = 450;
const SLIP = 8;

/** The one finger that rests on something: kept here, as the parts may be drawn anew under it. */
let resting: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
/** The finger that asked for words presses nothing when it is lifted. */
let asked: Element | null = null;

/** Where a mouse has pressed last: what slides under it by itself is not looked at before the hand moves. */
let pressed: { x: number; y: number } | null = null;
/** What has slid there. */
let slid: Element | null = null;
const unmoved = ({ clientX, clientY }: PointerEvent): boolean => pressed?.x === clientX && pressed.y === clientY;
if (typeof document === 'object')
  document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pressed = { x, y }), { capture: true });

function lift(): void {
  clearTimeout(resting?.timer);
  resting = null;
}

interface Ways {
  /** Only a finger asks: the thing says enough at a glance. */
  pressOnly?: boolean;
}

/** Attributes of anything that explains itself. */
export function explains(board: Teller, id: string, { pressOnly = false }: Ways = {}): Record<string, unknown> {
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || pressOnly) return;
      const element = event.currentTarget as Element;
      if (unmoved(event)) slid = element;
      else board.explain(id, element);
    },
    onpointerleave: () => {
      slid = null;
      lift();
      board.hush();
    },
    onpointerdown: (event: PointerEvent) => {
      const element = event.currentTarget as Element;
      lift();
      asked = null;
      if (event.pointerType !== 'touch') return board.hush();
      const timer = setTimeout(() => {
        if (!element.isConnected) return;
        asked = element;
        board.explain(id, element, true);
      }, PRESS);
      resting = { timer, x: event.clientX, y: event.clientY };
    },
    onpointermove: (event: PointerEvent) => {
      if (slid && slid === event.currentTarget && !unmoved(event)) {
        board.explain(id, slid);
        slid = null;
      }
      if (resting && Math.hypot(event.clientX - resting.x, event.clientY - resting.y) > SLIP) lift();
    },
    onpointerup: lift,
    onpointercancel: lift,
    onclickcapture: (event: MouseEvent) => {
      if (asked !== event.currentTarget) return;
      asked = null;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    oncontextmenu: (event: Event) => {
      if (asked === event.currentTarget) event.preventDefault();
    },
    onfocus: (event: FocusEvent) => {
      const element = event.currentTarget as Element;
      if (!pressOnly && element.matches(':focus-visible')) board.explain(id, element);
    },
    onblur: () => board.hush(),
  };
}
