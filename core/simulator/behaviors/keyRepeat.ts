import type { KeycodeEvent, Listener } from '../events.ts';
import type { BehaviorDriver, Machine } from '../machine.ts';

/** `last` is the key to repeat, and `current` the one being repeated. */
type Memory = { last?: KeycodeEvent; current?: KeycodeEvent };

/** Sends the last key again, with its modifiers. */
export function createKeyRepeat(machine: Machine): { driver: BehaviorDriver; listener: Listener } {
  const memories = new Map<string, Memory>();
  const configs = Object.entries(machine.keymap.behaviors).flatMap(([name, config]) => {
    if (config.kind !== 'key-repeat') return [];
    const memory: Memory = {};
    memories.set(name, memory);
    return [{ memory, usagePages: config.usagePages }];
  });

  const copyOf = (event: KeycodeEvent, pressed: boolean): KeycodeEvent => ({
    ...event,
    pressed,
    timestamp: machine.kernel.now,
    lastListener: -1,
  });

  return {
    driver: {
      pressed({ behavior }) {
        const memory = memories.get(behavior);
        if (!memory?.last) return 'opaque';
        memory.current = copyOf(memory.last, true);
        const { page, code, implicitMods } = memory.current;
        machine.note({ kind: 'key-repeat', page, code, mods: implicitMods });
        machine.bus.raise({ ...memory.current });
        return 'opaque';
      },
      released({ behavior }) {
        const memory = memories.get(behavior);
        if (memory?.current) machine.bus.raise(copyOf(memory.current, false));
        return 'opaque';
      },
    },
    listener: {
      name: 'key-repeat',
      keycode(event) {
        if (!event.pressed) return 'bubble';
        for (const { memory, usagePages } of configs) {
          if (!usagePages.includes(event.page)) continue;
          memory.last = { ...event, implicitMods: event.implicitMods | machine.hid.explicitMods };
        }
        return 'bubble';
      },
    },
  };
}
