/** Which version of the client this page is of, as the build has put it there. */
import { VERSION_NAME } from './cache-names';

const DEVELOPED = 'dev'; // a page that was not built goes with whatever engine the server has

export function pageVersion(): string {
  if (typeof document === 'undefined') return DEVELOPED;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_NAME}"]`)?.content ?? '';
  return /^\w+$/.test(content) ? content : DEVELOPED;
}

/** Whether an engine that was offered for this version of the client may play with that page. */
export const playsWith = (page: string, client: string | undefined): boolean =>
  page === DEVELOPED || client === undefined || client === page;
