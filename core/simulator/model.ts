/** The keymap as the engine needs it: plain data, with every constant resolved and every default filled in. */

/** One use of a behavior, such as `&mt LSHFT A`. `behavior` is a key of `Keymap.behaviors`. */
export type Binding = Readonly<{ behavior: string; param1: number; param2: number }>;

export type ToggleMode = 'on' | 'off' | 'flip';
export type Flavor = 'hold-preferred' | 'balanced' | 'tap-preferred' | 'tap-unless-interrupted';

export type HoldTapConfig = Readonly<{
  kind: 'hold-tap';
  flavor: Flavor;
  tappingTermMs: number;
  quickTapMs: number;
  requirePriorIdleMs: number;
  holdWhileUndecided: boolean;
  holdWhileUndecidedLinger: boolean;
  retroTap: boolean;
  holdTriggerOnRelease: boolean;
  holdTriggerKeyPositions: readonly number[];
  /** Names of the behaviors for hold and for tap; they get the first and the second parameter. */
  hold: string;
  tap: string;
}>;

export type StickyKeyConfig = Readonly<{
  kind: 'sticky-key';
  behavior: string;
  releaseAfterMs: number;
  quickRelease: boolean;
  lazy: boolean;
  ignoreModifiers: boolean;
}>;

export type TapDanceConfig = Readonly<{ kind: 'tap-dance'; tappingTermMs: number; bindings: readonly Binding[] }>;

export type ModMorphConfig = Readonly<{
  kind: 'mod-morph';
  normal: Binding;
  morph: Binding;
  mods: number;
  maskedMods: number;
}>;

export type CapsWordConfig = Readonly<{ kind: 'caps-word'; mods: number; continueList: readonly number[] }>;

export type MacroConfig = Readonly<{ kind: 'macro'; waitMs: number; tapMs: number; bindings: readonly Binding[] }>;

/** The markers that steer a macro. They do nothing outside one. */
export type MacroControl =
  | 'tap-mode'
  | 'press-mode'
  | 'release-mode'
  | 'tap-time'
  | 'wait-time'
  | 'pause-for-release'
  | 'param-1to1'
  | 'param-1to2'
  | 'param-2to1'
  | 'param-2to2';

export type BehaviorConfig =
  | Readonly<{ kind: 'key-press' }>
  | Readonly<{ kind: 'key-toggle'; mode: ToggleMode }>
  | Readonly<{ kind: 'momentary-layer' }>
  | Readonly<{ kind: 'to-layer' }>
  | Readonly<{ kind: 'toggle-layer'; mode: ToggleMode }>
  | Readonly<{ kind: 'transparent' }>
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'key-repeat'; usagePages: readonly number[] }>
  | Readonly<{ kind: 'macro-control'; control: MacroControl }>
  /** A behavior that exists but is not simulated, such as `&bt`. Its key does nothing and the run says so. */
  | Readonly<{ kind: 'inert'; compatible: string }>
  | HoldTapConfig
  | StickyKeyConfig
  | TapDanceConfig
  | ModMorphConfig
  | CapsWordConfig
  | MacroConfig;

export type BehaviorKind = BehaviorConfig['kind'];

export type Combo = Readonly<{
  name: string;
  binding: Binding;
  keyPositions: readonly number[];
  timeoutMs: number;
  requirePriorIdleMs: number;
  slowRelease: boolean;
  /** Empty: the combo works on every layer. */
  layers: readonly number[];
}>;

export type ConditionalLayer = Readonly<{ name: string; ifLayers: readonly number[]; thenLayer: number }>;

export type Layer = Readonly<{ name: string; bindings: readonly Binding[] }>;

/** Kconfig values that change what happens; the defaults are the firmware's. */
export type Limits = Readonly<{
  holdTapMaxHeld: number;
  holdTapMaxCapturedEvents: number;
  stickyKeyMaxHeld: number;
  tapDanceMaxHeld: number;
  comboMaxPressed: number;
  behaviorQueueSize: number;
  /** How many keys a keyboard report holds, or the highest usage when it has a bit for each. */
  keyboardReport: Readonly<{ kind: 'hkro'; size: number } | { kind: 'nkro'; maxUsage: number }>;
  consumerReportSize: number;
  /** Consumer keys above it are not reported. */
  consumerMaxUsage: number;
}>;

export const defaultLimits: Limits = {
  holdTapMaxHeld: 10,
  holdTapMaxCapturedEvents: 40,
  stickyKeyMaxHeld: 10,
  tapDanceMaxHeld: 10,
  comboMaxPressed: 4,
  behaviorQueueSize: 64,
  keyboardReport: { kind: 'hkro', size: 6 },
  consumerReportSize: 6,
  consumerMaxUsage: 0xfff,
};

export type Keymap = Readonly<{
  behaviors: Readonly<Record<string, BehaviorConfig>>;
  layers: readonly Layer[];
  combos: readonly Combo[];
  conditionalLayers: readonly ConditionalLayer[];
  /** How many key positions the keyboard has. */
  keyCount: number;
  limits: Limits;
}>;
