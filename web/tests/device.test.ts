/**
 * The engine as browsers get it (tools/device_bundle.py), in Pyodide: it plays the same games as the Python of this
 * machine, says the same of them, and runs a table without a server.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';

const MINUTES = 60_000;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const BUNDLE = here('../../src/orrery/server/bundle/');
const SCRIPT = here('../scripts/fingerprints.py');

interface Bundle {
  engine: string;
  packages: string;
  pyodide: string;
  files: { name: string; bytes: number; travels: number; sha256: string }[];
}

/** A table of each game, at which a person moves twelve times; after each move, how many have been stored. */
const TABLES = `
import json
from orrery.local.device import Device, bot_choice

class Table:
    def __init__(self, game):
        self.device, self.frames, self.stored = Device("Vega 7"), [], 0
        asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "normal"}, {"kind": "bot"}]}
        self.id = self.heard(self.device.call("POST", "/tables", json.dumps(asked)))["id"]
        self.heard(self.device.hear(json.dumps({"t": "join", "table": self.id})))

    def heard(self, done):
        found = json.loads(done)
        self.stored += sum(len(write["moves"]) for write in found["writes"])
        self.frames.extend(json.loads(text) for text in found["frames"])
        return found["body"]

    def move(self, n):
        while (turn := self.heard(self.device.bot_turn(self.id))) is not None:
            choice = bot_choice(turn["order"])
            self.heard(self.device.bot_answered(self.id, turn["seat"], turn["asked_at"], choice))
        state = [frame for frame in self.frames if frame["t"] == "state"][-1]
        said = {"t": "act", "table": self.id, "seat": 0, "at": state["at"], "key": f"key-{n:05}"}
        self.heard(self.device.hear(json.dumps({**said, "action": state["decision"]["actions"][0]})))
        return self.stored

def played():
    for game in ("planet_5r", "pandorum", "planet_unknown", "on_mars"):
        table = Table(game)
        for n in range(12):
            yield table.move(n)
        yield [game, [frame["t"] for frame in table.frames].count("ack"), table.stored > 24]

tables = played()
`;

const file = (name: string): Promise<Buffer> => readFile(BUNDLE + name);

describe('the engine in a browser', () => {
  let bundle: Bundle;
  let python: PyodideInterface;

  /** What an expression gives again and again, until it is null. Between two of them the runner of the tests is heard. */
  async function every(expression: string): Promise<unknown[]> {
    const found: unknown[] = [];
    for (;;) {
      const next = JSON.parse(python.runPython(expression) as string) as unknown;
      if (next === null) return found;
      found.push(next);
      await new Promise((done) => setImmediate(done));
    }
  }

  beforeAll(async () => {
    bundle = JSON.parse((await file('bundle.json')).toString()) as Bundle;
    python = await loadPyodide({ indexURL: BUNDLE + bundle.pyodide });
    for (const name of [bundle.packages, bundle.engine]) {
      python.unpackArchive(new Uint8Array(await file(name)), 'zip', { extractDir: '/orrery' });
    }
    python.runPython('import sys; sys.path.insert(0, "/orrery")');
  }, 5 * MINUTES);

  it('is named after what is in its files, and travels in at most 8 MB', async () => {
    expect(bundle.files.length).toBe(7);
    for (const { name, bytes, sha256 } of bundle.files) {
      const content = await file(name);
      expect(content.length).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
    expect(bundle.files.reduce((sum, { travels }) => sum + travels, 0)).toBeLessThan(8_000_000);
  });

  it(
    'plays the same games and says the same of them',
    async () => {
      const native = promisify(execFile)(process.env.ORRERY_PYTHON ?? here('../../.venv/bin/python'), [SCRIPT], {
        env: { ...process.env, ORRERY_ENGINE: 'pure' },
      });
      python.FS.writeFile('/orrery/fingerprints.py', await readFile(SCRIPT));
      python.runPython('import json, fingerprints\nfound = fingerprints.fingerprints()');
      const told = await every('json.dumps(next(found, None))');
      const expected = JSON.parse((await native).stdout) as [string, string][];
      expect(new Set(expected.map(([table]) => table)).size).toBe(8);
      expect(expected.length).toBe(8 * (20 + 1));
      expect(told).toEqual(expected);
    },
    15 * MINUTES,
  );

  it(
    'runs a table: dealt, answered by bots, stored',
    async () => {
      python.runPython(TABLES);
      const told = await every('json.dumps(next(tables, None))');
      expect(told.filter((moves) => typeof moves !== 'number')).toEqual([
        ['planet_5r', 12, true],
        ['pandorum', 12, true],
        ['planet_unknown', 12, true],
        ['on_mars', 12, true],
      ]);
    },
    10 * MINUTES,
  );
});
