import type { BehaviorConfig, Binding, MacroControl, ToggleMode } from '../model.ts';
import type { KconfigValues } from './kconfig.ts';
import type { PropertyReader } from './properties.ts';

const toggleModes: readonly ToggleMode[] = ['on', 'off', 'flip'];

const controls: Readonly<Record<string, MacroControl>> = {
  'zmk,macro-control-mode-tap': 'tap-mode',
  'zmk,macro-control-mode-press': 'press-mode',
  'zmk,macro-control-mode-release': 'release-mode',
  'zmk,macro-control-tap-time': 'tap-time',
  'zmk,macro-control-wait-time': 'wait-time',
  'zmk,macro-pause-for-release': 'pause-for-release',
  'zmk,macro-param-1to1': 'param-1to1',
  'zmk,macro-param-1to2': 'param-1to2',
  'zmk,macro-param-2to1': 'param-2to1',
  'zmk,macro-param-2to2': 'param-2to2',
};

const leftShift = 0x02;
const noBinding: Binding = { behavior: 'none', param1: 0, param2: 0 };

function readHoldTap(read: PropertyReader): BehaviorConfig {
  const [hold = 'none', tap = 'none'] = read.behaviors('bindings', 2);
  const quickTapMs = read.integer('quick-tap-ms', -1);
  return {
    kind: 'hold-tap',
    flavor: read.choice(
      'flavor',
      ['hold-preferred', 'balanced', 'tap-preferred', 'tap-unless-interrupted'],
      'hold-preferred',
    ),
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

/** The settings of a behavior's node. What is not simulated becomes an inert behavior, so that the rest of the keymap runs. */
export function readBehavior(read: PropertyReader, kconfig: KconfigValues): BehaviorConfig {
  const { compatible } = read;
  const control = controls[compatible];
  if (control) return { kind: 'macro-control', control };
  switch (compatible.replace('zmk,behavior-', '')) {
    case 'key-press':
      return { kind: 'key-press' };
    case 'key-toggle':
      return { kind: 'key-toggle', mode: read.choice('toggle-mode', toggleModes, 'flip') };
    case 'momentary-layer':
      return { kind: 'momentary-layer' };
    case 'to-layer':
      return { kind: 'to-layer' };
    case 'toggle-layer':
      return { kind: 'toggle-layer', mode: read.choice('toggle-mode', toggleModes, 'flip') };
    case 'transparent':
      return { kind: 'transparent' };
    case 'none':
      return { kind: 'none' };
    case 'key-repeat':
      return { kind: 'key-repeat', usagePages: read.integers('usage-pages') };
    case 'caps-word':
      return { kind: 'caps-word', mods: read.integer('mods', leftShift), continueList: read.integers('continue-list') };
    case 'hold-tap':
      return readHoldTap(read);
    case 'sticky-key':
      return readStickyKey(read);
    case 'tap-dance':
      return readTapDance(read);
    case 'mod-morph':
      return readModMorph(read);
    case 'macro':
    case 'macro-one-param':
    case 'macro-two-param':
      return {
        kind: 'macro',
        waitMs: read.integer('wait-ms', kconfig.macroWaitMs),
        tapMs: read.integer('tap-ms', kconfig.macroTapMs),
        bindings: read.bindings('bindings'),
      };
    default:
      return { kind: 'inert', compatible };
  }
}
