import type { BehaviorDriver, InvokeResult, Machine } from '../machine.ts';
import { configOf } from './configOf.ts';

function resultOf(machine: Machine, layer: number, exists: boolean): InvokeResult {
  if (exists) return 'opaque';
  machine.note({ kind: 'error', message: `There is no layer ${layer}.` });
  return 'error';
}

/** `&mo`: activates a layer while the key is held. */
export function createMomentaryLayer(machine: Machine): BehaviorDriver {
  return {
    pressed: ({ param1 }) => resultOf(machine, param1, machine.layers.set(param1, true)),
    released: ({ param1 }) => resultOf(machine, param1, machine.layers.set(param1, false)),
  };
}

/** `&to`: activates a layer and deactivates all others. */
export function createToLayer(machine: Machine): BehaviorDriver {
  return {
    pressed({ param1 }) {
      machine.layers.moveTo(param1);
      return 'opaque';
    },
  };
}

/** `&tog`: activates or deactivates a layer. */
export function createToggleLayer(machine: Machine): BehaviorDriver {
  return {
    pressed(binding) {
      const { mode } = configOf(machine, binding, 'toggle-layer');
      const layer = binding.param1;
      return resultOf(
        machine,
        layer,
        mode === 'flip' ? machine.layers.toggle(layer) : machine.layers.set(layer, mode === 'on'),
      );
    },
  };
}
