// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draggable } from '../drag';

function pointer(type: string, x: number, y: number): PointerEvent {
  return new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y }) as PointerEvent;
}

function setUp() {
  const source = document.body.appendChild(document.createElement('div'));
  const planet = document.body.appendChild(document.createElement('div'));
  const take = vi.fn();
  const drop = vi.fn();
  const clicked = vi.fn();
  source.addEventListener('pointerdown', draggable({ take, drop }).onpointerdown as EventListener);
  source.addEventListener('click', clicked);
  let over: Element = planet;
  document.elementFromPoint = () => over;
  return { source, planet, take, drop, clicked, at: (element: Element) => (over = element) };
}

describe('dragging a tile out of the depot', () => {
  afterEach(() => document.body.replaceChildren());

  it('takes it once the pointer has left and drops it where it is let go', () => {
    const { source, planet, take, drop } = setUp();
    source.dispatchEvent(pointer('pointerdown', 10, 10));
    window.dispatchEvent(pointer('pointermove', 12, 12));
    expect(take).not.toHaveBeenCalled();
    window.dispatchEvent(pointer('pointermove', 40, 40));
    window.dispatchEvent(pointer('pointermove', 60, 60));
    expect(take).toHaveBeenCalledOnce();
    window.dispatchEvent(pointer('pointerup', 90, 90));
    expect(drop).toHaveBeenCalledOnce();
    expect(drop.mock.calls[0]![0]).toBe(planet);
  });

  it('leaves a plain click alone', () => {
    const { source, take, drop, clicked } = setUp();
    source.dispatchEvent(pointer('pointerdown', 10, 10));
    window.dispatchEvent(pointer('pointerup', 11, 10));
    source.click();
    expect(take).not.toHaveBeenCalled();
    expect(drop).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('does not take it twice when it is let go at home', () => {
    const { source, take, drop, clicked, at } = setUp();
    at(source);
    source.dispatchEvent(pointer('pointerdown', 10, 10));
    window.dispatchEvent(pointer('pointermove', 40, 40));
    window.dispatchEvent(pointer('pointerup', 12, 12));
    source.click();
    expect(take).toHaveBeenCalledOnce();
    expect(drop).not.toHaveBeenCalled();
    expect(clicked).not.toHaveBeenCalled();
  });
});
