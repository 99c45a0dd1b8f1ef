/** Which games of this device the server keeps too, and under which name there. */
const STORE = 'orrery.handed-over';

function read(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export const handedOver = (table: string): string | null => read()[table] ?? null;

export function noteHandedOver(table: string, there: string): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...read(), [table]: there }));
  } catch {
    // Then it is offered again, and the server keeps it twice.
  }
}
