/**
 * Every legal answer has a key: the place on the table where it is given. A technology is taken from its place in the
 * market; where it is laid is weighed on the tableau, see placements.ts.
 */
import { unheard } from '../../lib/wire';
import type { Action } from './wire';

export function targets(action: Action): string[] {
  switch (action[0]) {
    case 'play':
      return [`hand:${action[1]}`];
    case 'bid':
      return [`bid:${action[1]}`];
    case 'take':
      return [`market:${action[1]}`];
    case 'confirm':
      return ['confirm'];
    default:
      unheard(action);
      return [];
  }
}
