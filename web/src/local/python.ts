/**
 * Python in a worker, with the engine in it: the files of the bundle (tools/device_bundle.py) from the cache that a
 * person has filled for the way, or else from the server. Nothing comes from anywhere else.
 */
import type { PyodideInterface } from 'pyodide';
import { bundleFor, fetched } from './bundle';
import type { BootStep, Bundle } from './messages';

const BUNDLE = '/bundle/';
const HOME = '/orrery';

/** Scripts are imported, which asks for them anew. */
const imported = (name: string): boolean => name.endsWith('.mjs');

async function read(url: string, heard: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (await fetched(url)).body!.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    heard(part.value.length);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Python asks for its own parts by address: it is given those that are here. */
function serve(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): () => void {
  const real = self.fetch;
  self.fetch = (asked, options) => {
    const url = new URL(asked instanceof Request ? asked.url : asked, self.location.href);
    const found = files.get(url.pathname);
    if (!found) return real(asked, options);
    const type = url.pathname.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return Promise.resolve(new Response(found, { headers: { 'content-type': type } }));
  };
  return () => (self.fetch = real);
}

/** `asked`: the version of the page, or the very engine that this visit has begun with. */
export async function startPython(
  asked: string | Bundle,
  tell: (step: BootStep, done: number, of: number) => void,
): Promise<{ python: PyodideInterface; bundle: Bundle }> {
  const bundle = typeof asked === 'string' ? await bundleFor(asked) : asked;
  const wanted = bundle.files.filter(({ name }) => !imported(name));
  const of = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  tell('files', done, of);
  const files = new Map(
    await Promise.all(
      wanted.map(async ({ name }) => {
        const url = `${BUNDLE}${name}`;
        const body = await read(url, (bytes) => tell('files', (done += bytes), of));
        return [url, body] as const;
      }),
    ),
  );
  tell('python', 0, 1);
  const base = `${BUNDLE}${bundle.pyodide}/`;
  const restore = serve(files);
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof import('pyodide');
    const python = await loadPyodide({ indexURL: base });
    tell('rules', 0, 1);
    for (const name of [bundle.packages, bundle.engine])
      python.unpackArchive(files.get(`${BUNDLE}${name}`)!, 'zip', { extractDir: HOME });
    python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
    return { python, bundle };
  } finally {
    restore();
  }
}
