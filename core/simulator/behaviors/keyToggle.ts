import type { BehaviorDriver, Machine } from '../machine.ts';
import { configOf } from './configOf.ts';
import { keycodeEvent } from './keyPress.ts';

/** `&kt`: presses a key and leaves it pressed, or releases it. */
export function createKeyToggle(machine: Machine): BehaviorDriver {
  return {
    pressed(binding, event) {
      const { mode } = configOf(machine, binding, 'key-toggle');
      const press = mode === 'flip' ? !machine.hid.isPressed(binding.param1) : mode === 'on';
      machine.bus.raise(keycodeEvent(binding.param1, press, event.timestamp));
      return 'opaque';
    },
  };
}
