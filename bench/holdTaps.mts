/** `npm run bench:hold-taps`: what the hold-tap tuner suggests for three simulated typists, and how long its search takes. */
import {
  habits,
  inferIntent,
  makeRecording,
  replay,
  currentSettings,
  sampleKeymap,
  sampleText,
  findBestSettings,
  keyLookupOf,
  homeRowModsOf,
} from '#core/hold-tap-tuning';
import { decodeKeys, handsOf } from '#core/keyboard-shape';
import { readDrawing } from '#core/keymap-drawing';
import { readKeymap } from '#core/simulator';

const read = readKeymap(sampleKeymap.source);
if (!read.ok) throw new Error('The example keymap cannot be read.');
const homeRowMods = homeRowModsOf(read.keymap, handsOf(decodeKeys(sampleKeymap.keys)));
const current = currentSettings(homeRowMods);
if (!current) throw new Error('The example keymap has no home row mods.');

console.log(
  'typist          presses  misfires before → after  letters mean/worst        modifiers mean/worst      search',
);
for (const [name, habit] of Object.entries(habits)) {
  const presses = inferIntent(
    makeRecording(sampleText, habit),
    keyLookupOf(readDrawing(sampleKeymap.source), homeRowMods.hands),
  );
  const before = replay(homeRowMods, presses);
  const started = performance.now();
  const searching = findBestSettings(homeRowMods, presses);
  let step = searching.next();
  while (!step.done) step = searching.next();
  const seconds = (performance.now() - started) / 1000;
  const [best] = step.value;
  if (!best) continue;
  const { result, settings } = best;
  const delays = (pick: 'letters' | 'modifiers') =>
    [before, result]
      .map(({ [pick]: delay }) => (delay ? `${delay.meanMs.toFixed(0)}/${delay.worstMs.toFixed(0)}` : 'none'))
      .join(' → ')
      .padEnd(26);
  console.log(
    `${name.padEnd(16)}${String(presses.length).padStart(7)}  ${`${before.misfires.length} → ${result.misfires.length} of ${result.pressCount}`.padEnd(25)}${delays('letters')}${delays('modifiers')}${seconds.toFixed(1)} s`,
  );
  console.log(
    `                ${settings.flavor}, ${settings.tappingTermMs} ms, prior idle ${settings.requirePriorIdleMs === 0 ? 'off' : `${settings.requirePriorIdleMs} ms`}${settings.oppositeHand ? ', other hand or thumb' : ''}; ${step.value.length} choices`,
  );
}
