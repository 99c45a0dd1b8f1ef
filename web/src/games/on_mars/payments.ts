/** Several ways to pay for the same thing: what each one takes, and which one suits a person who does not care. */
import { RESOURCES, type Payment } from './types';
import type { PartyView, Resource } from './wire';

export function paidBy(payment: Payment): Resource[] {
  return payment === 'none' ? [] : (payment.split('+') as Resource[]);
}

export function countsOf(payment: Payment): Partial<Record<Resource, number>> {
  const found: Partial<Record<Resource, number>> = {};
  for (const r of paidBy(payment)) found[r] = (found[r] ?? 0) + 1;
  return found;
}

/** Minerals can stand for everything, so they go last; of the others what there is most of goes first. */
function sacrifice(payment: Payment, stored: PartyView['resources'] | null): number {
  const counts = countsOf(payment);
  let sum = 0;
  for (const r of RESOURCES) {
    const n = counts[r] ?? 0;
    if (n === 0) continue;
    const left = (stored?.[r] ?? n) - n;
    sum += (r === 'mineral' ? 100 : 10 - Math.min(9, left)) * n;
  }
  return sum;
}

/** The ways to pay, the most sensible first. */
export function ranked(payments: readonly Payment[], party: PartyView | null): Payment[] {
  return [...new Set(payments)].sort(
    (a, b) => sacrifice(a, party?.resources ?? null) - sacrifice(b, party?.resources ?? null),
  );
}
