/**
 * Runs test cases of the firmware through the simulator: `npx tsx cli/firmwareTests.mts cases.json [part of an id]`.
 * The file holds `{"vectors": [{"id", "keymap", "conf", "events"}]}`; an event is [state, page, code, implicit, explicit].
 */
import { readFileSync } from 'node:fs';
import { runFirmwareTest, type TestEvent } from '#core/simulator';

type Vector = Readonly<{ id: string; keymap: string; conf?: string; events: readonly TestEvent[] }>;

const [path, part = ''] = process.argv.slice(2);
if (!path) {
  console.error('Usage: npx tsx cli/firmwareTests.mts cases.json [part of an id]');
  process.exit(2);
}

/** Why a case fails, with the first event that differs, or nothing when it passes. */
function findDifference({ keymap, conf, events }: Vector): string | undefined {
  const result = runFirmwareTest(keymap, conf);
  if (!result.ok) return result.reason;
  const length = Math.max(events.length, result.events.length);
  for (let index = 0; index < length; index++) {
    const expected = events[index]?.join(' ') ?? 'nothing more';
    const got = result.events[index]?.join(' ') ?? 'nothing more';
    if (expected !== got) return `event ${index + 1}: expected ${expected}, got ${got}`;
  }
  return undefined;
}

const { vectors } = JSON.parse(readFileSync(path, 'utf8')) as { vectors: readonly Vector[] };
const chosen = vectors.filter(({ id }) => id.includes(part));
let failed = 0;
for (const vector of chosen) {
  const difference = findDifference(vector);
  if (!difference) continue;
  failed++;
  console.log(`${vector.id}: ${difference}`);
}
console.log(`${chosen.length - failed} of ${chosen.length} pass`);
process.exitCode = failed > 0 ? 1 : 0;
