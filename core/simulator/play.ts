import { readExample, type Example } from './example.ts';
import type { Binding, Keymap } from './model.ts';
import { describeOutcome, labelWithMods } from './outcome.ts';
import { readScript, type KeyHold } from './readScript.ts';
import { simulate, type Run } from './simulate.ts';
import { keyboardPage, usageCode, usageMods, usagePage } from './usage.ts';

/** An example that was simulated. */
export type Play = Readonly<{
  keymap: Keymap;
  /** The name of each key, by position. */
  keys: readonly string[];
  holds: readonly KeyHold[];
  run: Run;
  outcome: string;
}>;

/**
 * A short label for what a binding does when tapped, as on a keycap. `outer` are the behaviors that contain this binding;
 * a behavior that contains itself is labeled with its name.
 */
export function bindingLabel(keymap: Keymap, binding: Binding, outer: readonly string[] = []): string {
  const { behavior, param1, param2 } = binding;
  const config = outer.includes(behavior) ? undefined : keymap.behaviors[behavior];
  const labelOf = (inner: Binding): string => bindingLabel(keymap, inner, [...outer, behavior]);
  switch (config?.kind) {
    case 'key-press':
      return usageLabel(param1);
    case 'hold-tap':
      return labelOf({ behavior: config.tap, param1: param2, param2: 0 });
    case 'sticky-key': {
      const inner = labelOf({ behavior: config.behavior, param1, param2: 0 });
      return config.behavior === 'mo' ? `sl ${param1}` : `${behavior} ${inner}`;
    }
    case 'mod-morph':
      return labelOf(config.normal);
    case 'tap-dance':
      return config.bindings[0] ? labelOf(config.bindings[0]) : behavior;
    case 'momentary-layer':
    case 'to-layer':
    case 'toggle-layer':
      return `${behavior} ${param1}`;
    case 'key-toggle':
      return `${behavior} ${usageLabel(param1)}`;
    case 'transparent':
      return '▽';
    case 'none':
      return '✕';
    default:
      return behavior;
  }
}

export const usageLabel = (usage: number): string =>
  labelWithMods(usagePage(usage) || keyboardPage, usageCode(usage), usageMods(usage));

/** Unique names for the keys, from the bindings on layer 0. Duplicates get their position as a suffix. */
export function keyNamesOf(keymap: Keymap): readonly string[] {
  const labels = (keymap.layers[0]?.bindings ?? []).map((binding) =>
    bindingLabel(keymap, binding).replace(/\s+/g, '_'),
  );
  return labels.map((label, position) =>
    labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label}_${position}`,
  );
}

/** Simulates an example with a script such as `F 0-250, J 60-120`. Fails if anything in the example has a problem. */
export function playExample(
  example: Example,
  script: string,
  names?: readonly string[],
): Readonly<{ ok: true; play: Play } | { ok: false; reason: string }> {
  const read = readExample(example);
  if (!read.ok) return { ok: false, reason: read.reason };
  if (read.notes.length > 0) return { ok: false, reason: read.notes.join(' ') };
  const { keymap } = read;
  const keys = names ?? keyNamesOf(keymap);
  const result = readScript(script, keys);
  if (!result.ok) return result;
  const run = simulate(keymap, result.events);
  return { ok: true, play: { keymap, keys, holds: result.holds, run, outcome: describeOutcome(run.events) } };
}
