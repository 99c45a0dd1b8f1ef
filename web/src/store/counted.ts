/** Whose score this device has seen counted: the pad is written line by line the first time only. */
const STORE = 'orrery.counted';
const REMEMBERED = 100;

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const wasCounted = (table: string): boolean => remembered().includes(table);

export function keepCounted(table: string): void {
  const others = remembered().filter((id) => id !== table);
  try {
    localStorage.setItem(STORE, JSON.stringify([...others.slice(1 - REMEMBERED), table]));
  } catch {
    // Not kept: it is counted again at the next visit.
  }
}
