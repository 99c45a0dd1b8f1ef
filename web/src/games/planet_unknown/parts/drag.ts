/** Taking something by dragging it: it is taken as soon as the pointer has left with it, and put where it is let go. */

const FAR = 6;

interface Dragging {
  /** The pointer has moved away with the thing. */
  take(): void;
  /** Let go over this element. */
  drop(over: Element, event: PointerEvent): void;
}

export function draggable(dragging: Dragging): Record<string, unknown> {
  return {
    onpointerdown: (down: PointerEvent) => {
      if (down.button !== 0) return;
      const source = down.currentTarget as Element;
      let gone = false;
      const move = (event: PointerEvent): void => {
        if (gone || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
        gone = true;
        // A finger keeps all events on what it touched first (a part of the thing); the planet wants to see them.
        const touched = down.target as Element;
        if (touched.hasPointerCapture?.(down.pointerId)) touched.releasePointerCapture(down.pointerId);
        dragging.take();
      };
      const end = (event: PointerEvent): void => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (!gone) return;
        const over = event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null;
        if (over && source.contains(over)) swallow(source);
        else if (over) dragging.drop(over, event);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
  };
}

/** Let go where it was taken from: the click that follows at once would take it a second time. */
function swallow(source: Element): void {
  const stop = (click: Event): void => click.stopImmediatePropagation();
  source.addEventListener('click', stop, { capture: true });
  setTimeout(() => source.removeEventListener('click', stop, { capture: true }));
}

/** What lies under the pointer is clicked as if the pointer had gone down and up there. */
export function clickAt(over: Element, event: PointerEvent): void {
  const { clientX, clientY, pointerType } = event;
  over.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, clientX, clientY, pointerType }));
}
