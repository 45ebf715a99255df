/** The keymap that the simulator runs: plain data, with constants resolved and defaults filled in. */

/** One use of a behavior, such as `&mt LSHFT A`. `behavior` is a key of `Keymap.behaviors`. */
export type Binding = Readonly<{ behavior: string; param1: number; param2: number }>;

export type ToggleMode = 'on' | 'off' | 'flip';
export const flavors = ['hold-preferred', 'balanced', 'tap-preferred', 'tap-unless-interrupted'] as const;
export type Flavor = (typeof flavors)[number];

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
  /** Names of the behaviors for hold and tap. They get the first and the second parameter of the binding. */
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

/** Bindings that control how a macro is executed. They do nothing outside of a macro. Their compatibles are `zmk,macro-…`. */
export const macroControls = [
  'control-mode-tap',
  'control-mode-press',
  'control-mode-release',
  'control-tap-time',
  'control-wait-time',
  'pause-for-release',
  'param-1to1',
  'param-1to2',
  'param-2to1',
  'param-2to2',
] as const;
export type MacroControl = (typeof macroControls)[number];

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
  /** A behavior that isn't simulated, such as `&bt`. Its key does nothing, which is recorded as a decision. */
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
  /** Empty if the combo works on every layer. */
  layers: readonly number[];
}>;

export type ConditionalLayer = Readonly<{ name: string; ifLayers: readonly number[]; thenLayer: number }>;

export type Layer = Readonly<{ name: string; bindings: readonly Binding[] }>;

/** Kconfig values that affect the simulation. */
export type Limits = Readonly<{
  holdTapMaxHeld: number;
  holdTapMaxCapturedEvents: number;
  stickyKeyMaxHeld: number;
  tapDanceMaxHeld: number;
  comboMaxPressed: number;
  behaviorQueueSize: number;
  /** Either a number of slots for keys (HKRO), or one bit per key up to a usage (NKRO). */
  keyboardReport: Readonly<{ kind: 'hkro'; size: number } | { kind: 'nkro'; maxUsage: number }>;
  consumerReportSize: number;
  /** Consumer keys above this usage aren't reported. */
  consumerMaxUsage: number;
}>;

/** The firmware's defaults. */
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
  keyCount: number;
  limits: Limits;
}>;
