import type { BehaviorDriver, Machine } from '../machine.ts';
import type { Binding } from '../model.ts';
import { configOf } from './configOf.ts';

/** Chooses between two bindings when pressed, depending on whether one of the modifiers is held. */
export function createModMorph(machine: Machine): BehaviorDriver {
  // By behavior, not by key. As in the firmware, two keys with the same mod-morph can't be held together.
  const held = new Map<string, Binding>();
  return {
    pressed(binding, event) {
      if (held.has(binding.behavior)) return 'error';
      const { mods, maskedMods, normal, morph } = configOf(machine, binding, 'mod-morph');
      const morphed = (machine.hid.explicitMods & mods) !== 0;
      if (morphed) machine.hid.setMasked(maskedMods);
      const chosen = morphed ? morph : normal;
      held.set(binding.behavior, chosen);
      machine.note({ kind: 'mod-morph', morphed, position: event.position, behavior: binding.behavior });
      return machine.invoke(chosen, event, true);
    },
    released(binding, event) {
      const chosen = held.get(binding.behavior);
      if (!chosen) return 'error';
      held.delete(binding.behavior);
      const outcome = machine.invoke(chosen, event, false);
      machine.hid.setMasked(0);
      return outcome;
    },
  };
}
