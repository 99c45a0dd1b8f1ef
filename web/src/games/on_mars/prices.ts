/** What a red action would ask of me beside its colonist, also while it is not the moment to choose (OM-6.3 to OM-6.5). */
import type { Party } from './types';
import type { RedAction, View } from './wire';

const SLOTS = 3;

export function paymentsFor(view: View, action: RedAction, me: Party): number {
  const counts = new Map<Party, number>();
  for (const party of view.slots[action]) counts.set(party, (counts.get(party) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  // Full slots are cleared of those who have the most there; hiring has a slot for everybody.
  const cleared = action !== 'hire_or_contract' && view.slots[action].length >= SLOTS;
  const left = [...counts].filter(([, n]) => !cleared || n < most);
  if (view.parties.length <= 2) return left.reduce((sum, [, n]) => sum + n, 0);
  return left.filter(([party]) => party !== me).length;
}
