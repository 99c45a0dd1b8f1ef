/** Hands a person a file that the page has made. */
import type { Json } from './types';

export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The record of a game. */
export const saveRecord = (game: string, table: string, record: Json): void =>
  saveFile(`orrery-${game}-${table}.json`, 'application/json', JSON.stringify(record, null, 1));
