/** Private notes of a table: for the person alone, pinned to the moment they were written. */
import { api, type Note } from '../net/api';

export const LONGEST_NOTE = 1000;

export class Notes {
  list = $state.raw<Note[] | null>(null);
  readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  async load(): Promise<void> {
    this.list = (await api.notes(this.table)).notes;
  }

  async add(text: string): Promise<void> {
    const note = await api.addNote(this.table, text);
    // Those written before may not have come yet.
    if (this.list) this.list = [...this.list, note];
    else await this.load();
  }

  async change(n: number, text: string): Promise<void> {
    const note = await api.changeNote(this.table, n, text);
    this.list = (this.list ?? []).map((one) => (one.n === n ? note : one));
  }

  async remove(n: number): Promise<void> {
    await api.changeNote(this.table, n, '');
    this.list = (this.list ?? []).filter((one) => one.n !== n);
  }
}
