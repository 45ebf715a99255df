import { flavors, macroControls, type BehaviorConfig, type Binding, type ToggleMode } from '../model.ts';
import type { KconfigValues } from './kconfig.ts';
import type { PropertyReader } from './propertyReader.ts';

const toggleModes: readonly ToggleMode[] = ['on', 'off', 'flip'];

const leftShift = 0x02;
const noBinding: Binding = { behavior: 'none', param1: 0, param2: 0 };

const readToggleMode = (read: PropertyReader): ToggleMode => read.choice('toggle-mode', toggleModes, 'flip');

function readCapsWord(read: PropertyReader): BehaviorConfig {
  return { kind: 'caps-word', mods: read.integer('mods', leftShift), continueList: read.integers('continue-list') };
}

function readHoldTap(read: PropertyReader): BehaviorConfig {
  const [hold = 'none', tap = 'none'] = read.behaviors('bindings', 2);
  const quickTapMs = read.integer('quick-tap-ms', -1);
  return {
    kind: 'hold-tap',
    flavor: read.choice('flavor', flavors, 'hold-preferred'),
    tappingTermMs: read.required('tapping-term-ms'),
    quickTapMs,
    requirePriorIdleMs: read.has('global-quick-tap') ? quickTapMs : read.integer('require-prior-idle-ms', -1),
    holdWhileUndecided: read.has('hold-while-undecided'),
    holdWhileUndecidedLinger: read.has('hold-while-undecided-linger'),
    retroTap: read.has('retro-tap'),
    holdTriggerOnRelease: read.has('hold-trigger-on-release'),
    holdTriggerKeyPositions: read.integers('hold-trigger-key-positions'),
    hold,
    tap,
  };
}

function readModMorph(read: PropertyReader): BehaviorConfig {
  const bindings = read.bindings('bindings');
  const [normal = noBinding, morph = noBinding] = bindings;
  if (bindings.length < 2) read.problem('bindings needs two bindings.');
  const mods = read.required('mods');
  return { kind: 'mod-morph', normal, morph, mods, maskedMods: mods & ~read.integer('keep-mods', 0) };
}

function readStickyKey(read: PropertyReader): BehaviorConfig {
  const [behavior = 'none'] = read.behaviors('bindings', 1);
  return {
    kind: 'sticky-key',
    behavior,
    releaseAfterMs: read.required('release-after-ms'),
    quickRelease: read.has('quick-release'),
    lazy: read.has('lazy'),
    ignoreModifiers: read.has('ignore-modifiers'),
  };
}

function readTapDance(read: PropertyReader): BehaviorConfig {
  const bindings = read.bindings('bindings');
  if (bindings.length === 0) read.problem('bindings is missing.');
  return { kind: 'tap-dance', tappingTermMs: read.integer('tapping-term-ms', 200), bindings };
}

function readMacro(read: PropertyReader, { macroWaitMs, macroTapMs }: KconfigValues): BehaviorConfig {
  return {
    kind: 'macro',
    waitMs: read.integer('wait-ms', macroWaitMs),
    tapMs: read.integer('tap-ms', macroTapMs),
    bindings: read.bindings('bindings'),
  };
}

type Reader = (read: PropertyReader, kconfig: KconfigValues) => BehaviorConfig;

/** The readers of all simulated behaviors, by compatible. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['zmk,behavior-key-press', () => ({ kind: 'key-press' })],
  ['zmk,behavior-key-toggle', (read) => ({ kind: 'key-toggle', mode: readToggleMode(read) })],
  ['zmk,behavior-momentary-layer', () => ({ kind: 'momentary-layer' })],
  ['zmk,behavior-to-layer', () => ({ kind: 'to-layer' })],
  ['zmk,behavior-toggle-layer', (read) => ({ kind: 'toggle-layer', mode: readToggleMode(read) })],
  ['zmk,behavior-transparent', () => ({ kind: 'transparent' })],
  ['zmk,behavior-none', () => ({ kind: 'none' })],
  ['zmk,behavior-key-repeat', (read) => ({ kind: 'key-repeat', usagePages: read.integers('usage-pages') })],
  ['zmk,behavior-caps-word', readCapsWord],
  ['zmk,behavior-hold-tap', readHoldTap],
  ['zmk,behavior-sticky-key', readStickyKey],
  ['zmk,behavior-tap-dance', readTapDance],
  ['zmk,behavior-mod-morph', readModMorph],
  ['zmk,behavior-macro', readMacro],
  ['zmk,behavior-macro-one-param', readMacro],
  ['zmk,behavior-macro-two-param', readMacro],
  ...macroControls.map((control): [string, Reader] => [
    `zmk,macro-${control}`,
    () => ({ kind: 'macro-control', control }),
  ]),
]);

export const isSimulated = (compatible: string): boolean => readers.has(compatible);

/** Reads the settings of a behavior. Behaviors that aren't simulated become inert, so that the rest of the keymap works. */
export function readBehavior(read: PropertyReader, kconfig: KconfigValues): BehaviorConfig {
  const { compatible } = read;
  return readers.get(compatible)?.(read, kconfig) ?? { kind: 'inert', compatible };
}
