/** What a journey would bring me, in numbers: goods of miners and advanced buildings, and who comes home. */
import { PRODUCT } from './looks';
import { ORBIT_ACTIONS } from './targets';
import type { Item, PartyView, Side, View } from './wire';

export interface Journey {
  /** Only on the way to orbit. */
  goods: { item: Item; n: number }[];
  /** Colonists from the slots of the side of arrival and from work. */
  home: number;
}

export function journeyOf(view: View, mine: PartyView): Journey {
  const to: Side = mine.side === 'colony' ? 'orbit' : 'colony';
  const goods = new Map<Item, number>();
  if (to === 'orbit')
    for (const { building } of view.hexes)
      if (building && (building.miner === mine.party || building.advanced?.party === mine.party)) {
        const item = PRODUCT[building.type];
        goods.set(item, (goods.get(item) ?? 0) + 1);
      }
  const placed = Object.entries(view.slots)
    .filter(([action]) => ((ORBIT_ACTIONS as readonly string[]).includes(action) ? 'orbit' : 'colony') === to)
    .reduce((sum, [, there]) => sum + there.filter((party) => party === mine.party).length, 0);
  return {
    goods: [...goods].map(([item, n]) => ({
      item,
      n: item === 'crystal' ? n : Math.min(n, mine.limit - mine.resources[item]),
    })),
    home: placed + mine.working,
  };
}

/** Rounds until the shuttle flies, as one counts them now: in the shuttle phase this round's flight is over. */
export function fliesIn(view: View): number {
  return view.shuttle.flies_in + (view.phase === 'shuttle' ? 1 : 0);
}
