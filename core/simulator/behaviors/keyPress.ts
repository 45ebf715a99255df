import type { KeycodeEvent } from '../events.ts';
import type { BehaviorDriver, Machine } from '../machine.ts';
import { isModifier, keyboardPage, usageCode, usageMods, usagePage } from '../usage.ts';

/** The key code event for an encoded usage. In `LC(LSHFT)`, the control is held like a key (explicit); in `LC(A)`, it's sent with the A (implicit). */
export function keycodeEvent(usage: number, pressed: boolean, timestamp: number): KeycodeEvent {
  const page = usagePage(usage) || keyboardPage;
  const code = usageCode(usage);
  const mods = usageMods(usage);
  const explicit = isModifier(page, code);
  return {
    type: 'keycode',
    page,
    code,
    implicitMods: explicit ? 0 : mods,
    explicitMods: explicit ? mods : 0,
    pressed,
    timestamp,
    lastListener: -1,
  };
}

export function createKeyPress(machine: Machine): BehaviorDriver {
  return {
    pressed(binding, event) {
      machine.bus.raise(keycodeEvent(binding.param1, true, event.timestamp));
      return 'opaque';
    },
    released(binding, event) {
      machine.bus.raise(keycodeEvent(binding.param1, false, event.timestamp));
      return 'opaque';
    },
  };
}
