/** What cannot be done offline is dimmed, stays in reach of the keyboard, and says why. */
import type { Attachment } from 'svelte/attachments';
import { line } from '../net/line.svelte';
import { t } from '../store/prefs.svelte';
import { toasts } from '../store/toasts.svelte';

/** `unless`: this device can do it by itself. */
export const needsNet =
  (unless = false): Attachment<HTMLElement> =>
  (element) => {
    if (!line.offline || unless) return;
    const why = t('needs-net');
    const refuse = (event: MouseEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      toasts.show(why);
    };
    element.setAttribute('aria-disabled', 'true');
    element.setAttribute('aria-description', why);
    element.setAttribute('title', why);
    element.addEventListener('click', refuse, { capture: true });
    return () => {
      for (const name of ['aria-disabled', 'aria-description', 'title']) element.removeAttribute(name);
      element.removeEventListener('click', refuse, { capture: true });
    };
  };
