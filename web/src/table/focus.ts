/** Where the focus goes. */

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** For the `onkeydown` of a list of buttons that is one stop for Tab: arrows, Home and End walk it. */
export function roved(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.findIndex((button) => button === event.target);
  if (at < 0) return;
  event.preventDefault();
  buttons[step(at, buttons.length - 1)]!.focus();
}
