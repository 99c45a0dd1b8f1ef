/** Telling apart what the engine says: the compiler knows of each kind what belongs to it. */

/**
 * The end of a `switch` over everything the engine can say: a kind without a case of its own does not compile. A server
 * that is newer than this page may say it all the same; then it goes by untold.
 */
export function unheard(_said: never): null {
  return null;
}

type Kinded = { kind: string };
export type OfKind<D extends Kinded, K extends D['kind']> = Extract<D, { kind: K }>;

function isOfKind<D extends Kinded, K extends D['kind']>(decision: D, kind: K): decision is OfKind<D, K> {
  return decision.kind === kind;
}

/** The question, if it is of this kind. */
export function ofKind<D extends Kinded, K extends D['kind']>(decision: D | null, kind: K): OfKind<D, K> | null {
  return decision && isOfKind(decision, kind) ? decision : null;
}

type Tagged = readonly [string, ...unknown[]];
export type OfVerb<A extends Tagged, V extends A[0]> = Extract<A, readonly [V, ...unknown[]]>;

function isOfVerb<A extends Tagged, V extends A[0]>(action: A, verb: V): action is OfVerb<A, V> {
  return action[0] === verb;
}

/** Those of the answers that begin with this word. */
export function ofVerb<A extends Tagged, V extends A[0]>(actions: readonly A[], verb: V): OfVerb<A, V>[] {
  return actions.filter((action): action is OfVerb<A, V> => isOfVerb(action, verb));
}
