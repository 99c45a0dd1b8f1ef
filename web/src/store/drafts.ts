/** What is being written and not yet sent: a reload, or a look at another tab, does not take it away. */
const STORE = 'orrery.drafts';
const REMEMBERED = 20;

function remembered(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** `field`: such as "note k3f". */
export function draftOf(field: string): string {
  return remembered()[field] ?? '';
}

/** An empty text is nothing to keep. */
export function keepDraft(field: string, text: string): void {
  try {
    const others = Object.entries(remembered()).filter(([one]) => one !== field);
    const kept = text ? [...others.slice(1 - REMEMBERED), [field, text] as const] : others;
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Not kept: it is lost with the page, as it would be anywhere.
  }
}
