import type { Machine } from '../machine.ts';
import type { BehaviorConfig, BehaviorKind, Binding } from '../model.ts';

type ConfigOfKind<Kind extends BehaviorKind> = Extract<BehaviorConfig, { kind: Kind }>;

/** The settings of a binding's behavior. A driver is only ever called for its own kind. */
export function configOf<Kind extends BehaviorKind>(
  machine: Machine,
  binding: Binding,
  kind: Kind,
): ConfigOfKind<Kind> {
  const config = machine.keymap.behaviors[binding.behavior];
  if (config?.kind !== kind) throw new Error(`&${binding.behavior} is not a ${kind}`);
  return config as ConfigOfKind<Kind>;
}
