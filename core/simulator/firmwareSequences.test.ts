import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { comparedSequences, readKeymap, simulate } from './index.ts';

/** What the real firmware sent for random key presses. README.md says how these were made. */
const file = path.join(import.meta.dirname, 'fixtures/firmwareSequences.jsonl.br');

type KeyEvent = readonly [at: number, state: 'press' | 'release', position: number];
/** `mods` are the event's implicit and explicit ones, and those of the report that follows it. */
type Sent = readonly [at: number, state: 'down' | 'up', page: number, code: number, ...mods: number[]];
type Sequence = Readonly<{ keymap: string; events: readonly KeyEvent[]; expected: readonly Sent[] }>;

const lines = brotliDecompressSync(fs.readFileSync(file))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sequence | Readonly<{ keymap: string; source: string }>);
const keymaps = lines.flatMap((line) => ('source' in line ? [line] : []));
const sequences = lines.flatMap((line) => ('events' in line ? [line] : []));

test('there are as many keymaps and sequences as the playground says', () => {
  expect(comparedSequences).toMatchObject({ keymaps: keymaps.length, sequences: sequences.length });
});

describe.each(keymaps)('on the keymap "$keymap"', ({ keymap: name, source }) => {
  test('the simulator sends what the firmware sent, in the same order and milliseconds', () => {
    const read = readKeymap(source);
    if (!read.ok) throw new Error(read.reason);
    expect(read.notes).toEqual([]);
    const own = sequences.filter(({ keymap }) => keymap === name);
    expect(own.length).toBeGreaterThan(0);
    for (const { events, expected } of own) {
      const keys = events.map(([at, state, position]) => ({ at, position, pressed: state === 'press' }));
      const sent = simulate(read.keymap, keys, { settleMs: 8000 }).events.map((event): Sent => {
        const { at, pressed, page, code, implicitMods, explicitMods, reportedMods } = event;
        return [at, pressed ? 'down' : 'up', page, code, implicitMods, explicitMods, reportedMods];
      });
      expect(sent, `keys: ${JSON.stringify(events)}`).toEqual(expected);
    }
  });
});
