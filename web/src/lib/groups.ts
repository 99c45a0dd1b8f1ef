/** My games, by what they wait for. */
import { isLocal } from './local-ids';
import type { Table } from './types';

export interface Group {
  key: 'games-yours' | 'games-others' | 'games-stand-in' | 'games-waiting' | 'games-over' | 'games-net';
  icon: string;
  list: Table[];
}

/** A bot plays for me there. */
const left = (table: Table): boolean => table.seats.some((seat) => seat.mine && seat.stand_in);

/** `offline`: nobody answers, and what the server said of its tables is as old as the net is gone. */
export function grouped(tables: readonly Table[], offline = false): Group[] {
  if (offline) {
    const away = tables.filter((table) => !isLocal(table.id));
    const here = grouped(tables.filter((table) => isLocal(table.id)));
    return away.length ? [...here, { key: 'games-net', icon: 'i-hourglass', list: away }] : here;
  }
  const of = (test: (table: Table) => boolean): Table[] => tables.filter(test);
  const others = of((x) => x.status === 'playing' && !x.my_turn);
  const groups: Group[] = [
    { key: 'games-yours', icon: 'i-play', list: of((x) => x.status === 'playing' && x.my_turn) },
    { key: 'games-others', icon: 'i-clock', list: others.filter((x) => !left(x)) },
    { key: 'games-stand-in', icon: 'i-bot', list: others.filter(left) },
    { key: 'games-waiting', icon: 'i-link', list: of((x) => x.status === 'waiting') },
    { key: 'games-over', icon: 'i-trophy', list: of((x) => x.status === 'over') },
  ];
  return groups.filter((group) => group.list.length);
}
