import type { Machine } from '../machine.ts';
import type { BehaviorConfig, BehaviorKind, Binding } from '../model.ts';

type ConfigOfKind<Kind extends BehaviorKind> = Extract<BehaviorConfig, { kind: Kind }>;

/** The settings of a binding's behavior. Drivers are only invoked for their own kind, so anything else is a bug. */
export function configOf<Kind extends BehaviorKind>(
  machine: Machine,
  binding: Binding,
  kind: Kind,
): ConfigOfKind<Kind> {
  const config = machine.keymap.behaviors[binding.behavior];
  if (config?.kind !== kind) throw new Error(`&${binding.behavior} is not a ${kind}`);
  return config as ConfigOfKind<Kind>;
}
