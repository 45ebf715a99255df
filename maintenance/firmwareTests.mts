/**
 * Runs the firmware's own key event tests in the simulator: `npx tsx maintenance/firmwareTests.mts PATH [FILTER]`.
 * PATH is a checkout or an unpacked archive of ZMK, FILTER a part of test names. Prints the first event that differs in each
 * failed test, and the tests that were left out.
 */
import path from 'node:path';
import { runFirmwareTest, type TestEvent } from '#core/simulator';
import { openTree } from './facts/sourceTree.ts';

const [checkout, filter = ''] = process.argv.slice(2);
if (!checkout) {
  console.error('Usage: npx tsx maintenance/firmwareTests.mts path/to/zmk [filter]');
  process.exit(2);
}
const tree = openTree(checkout);

/** The keymap including files from the tests folder. The simulator has the firmware's own files. */
function keymapText(file: string): string {
  const text = tree.read(file) ?? '';
  return text.replace(/^[ \t]*#include[ \t]+"(.+)".*$/gm, (_, name: string) =>
    keymapText(path.posix.join(path.posix.dirname(file), name)),
  );
}

const hex = (text: string | undefined): number => Number.parseInt(text ?? '', 16);
/** A test that prints no state has only presses. One that prints no page has only the keyboard page. */
const eventLine =
  /^(?:\w+_)?(?:(pressed|released): )?(?:usage_page 0x(\w+) )?keycode 0x(\w+) implicit_mods 0x(\w+) explicit_mods 0x(\w+)$/;

function readEvents(snapshot: string): readonly TestEvent[] {
  return snapshot.split('\n').flatMap((line): readonly TestEvent[] => {
    const match = eventLine.exec(line.trim());
    if (!match) return [];
    const [, state = 'pressed', page = '07', code, implicit, explicit] = match;
    return [[state as TestEvent[0], hex(page), hex(code), hex(implicit), hex(explicit)]];
  });
}

const fileIn = (folder: string, ending: string): string =>
  tree.list.find((name) => path.posix.dirname(name) === folder && name.endsWith(ending)) ?? '';

/** Undefined if the test can run. */
function reasonToLeaveOut(folder: string): string | undefined {
  const has = (name: string) => tree.list.includes(`${folder}/${name}`);
  if (has('pending')) return 'the firmware marks it as pending';
  if (/&mock_encoder|&zip_button_behaviors/.test(keymapText(fileIn(folder, '.keymap'))))
    return 'the simulator has no encoders or input processors';
  if (!/hid_listener_keycode/.test(tree.read(`${folder}/events.patterns`) ?? '')) return 'it prints no key events';
  return undefined;
}

/** Why a test fails, with the first event that differs. Undefined if it passes. */
function findDifference(folder: string): string | undefined {
  const result = runFirmwareTest(keymapText(fileIn(folder, '.keymap')), tree.read(fileIn(folder, '.conf')));
  if (!result.ok) return result.reason;
  const patterns = tree.read(`${folder}/events.patterns`) ?? '';
  const onlyPresses = patterns.includes('keycode_pressed') && !patterns.includes('keycode_released');
  const got = result.events.filter(([state]) => !onlyPresses || state === 'pressed');
  const expected = readEvents(tree.read(`${folder}/keycode_events.snapshot`) ?? '');
  for (let index = 0; index < Math.max(expected.length, got.length); index++) {
    const [expectedEvent, gotEvent] = [expected, got].map((events) => events[index]?.join(' ') ?? 'nothing more');
    if (expectedEvent !== gotEvent) return `event ${index + 1}: expected ${expectedEvent}, got ${gotEvent}`;
  }
  return undefined;
}

const tests = 'app/tests/';
const folders = tree.list
  .filter((name) => name.startsWith(tests) && name.endsWith('/keycode_events.snapshot') && name.includes(filter))
  .map((name) => path.posix.dirname(name));
const leftOut: string[] = [];
let failed = 0;
let passed = 0;
for (const folder of folders) {
  const id = folder.slice(tests.length);
  const reason = reasonToLeaveOut(folder);
  if (reason !== undefined) {
    leftOut.push(`${id}: ${reason}`);
    continue;
  }
  const difference = findDifference(folder);
  if (difference === undefined) passed++;
  else {
    failed++;
    console.log(`${id}: ${difference}`);
  }
}
if (leftOut.length > 0) console.log(['Left out', ...leftOut].join('\n  '));
console.log(`${passed} of ${passed + failed} pass, ${leftOut.length} left out`);
process.exitCode = failed > 0 ? 1 : 0;
