// Runs in a page before anything else does, and notes when things happen, by the page's own clock (milliseconds).
(() => {
  const ROOT = '.r5.root, .pd.root, .pu.root, .om.root';
  const watch = { ready: null, reactions: [], gaps: null, long: [] };
  window.orreryWatch = watch;
  const painted = (then) => requestAnimationFrame(() => setTimeout(then)); // the frame under way is on the screen

  // The first useful picture: a board with something on it that can be pressed.
  const useful = () => {
    const root = document.querySelector(ROOT);
    if (root?.querySelector('button:not(:disabled), [role=button]')) painted(() => (watch.ready ??= performance.now()));
    else requestAnimationFrame(useful);
  };
  requestAnimationFrame(useful);

  // An answer: from the press that sent it to the first frame that shows a change of the board, and to the first frame
  // that shows one after the server has answered.
  let pressed = 0;
  let answer = null;
  for (const kind of ['pointerup', 'keydown'])
    addEventListener(kind, (event) => (pressed = event.timeStamp), { capture: true });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (answer && /^\{"t":"(steps|state)"/.test(data)) answer.heard ??= performance.now();
      });
    }
    send(data) {
      if (/"t":"act"/.test(data)) answer = { from: pressed, sent: performance.now(), seen: null, heard: null };
      super.send(data);
    }
  };
  const stirred = (changes) => {
    if (!answer || !changes.some(({ target }) => (target.closest ?? (() => target.parentElement?.closest(ROOT))).call(target, ROOT)))
      return;
    const one = answer;
    if (one.seen === null) {
      one.seen = 0;
      painted(() => (one.seen = performance.now() - one.from));
    }
    if (one.heard !== null) {
      answer = null;
      painted(() => watch.reactions.push({ seen: one.seen, told: performance.now() - one.from, wire: one.heard - one.sent }));
    }
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(stirred).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    }),
  );

  // Frames: the time between two of them while somebody counts, and what Chromium itself calls a long frame.
  let last = null;
  const frame = (now) => {
    if (watch.gaps && last !== null) watch.gaps.push(now - last);
    last = watch.gaps ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  watch.count = () => ((watch.gaps = []), (watch.long = []), (last = null));
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      watch.long.push({
        at: one.startTime,
        ms: one.duration,
        work: one.scripts.reduce((sum, script) => sum + script.duration, 0),
        layout: one.styleAndLayoutStart ? one.startTime + one.duration - one.styleAndLayoutStart : 0,
        why: one.scripts.map((script) => `${script.invokerType} ${script.invoker}`).slice(0, 2),
      });
  }).observe({ type: 'long-animation-frame', buffered: false });
})();
