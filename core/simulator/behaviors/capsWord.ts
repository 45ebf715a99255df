import type { KeycodeEvent, Listener } from '../events.ts';
import type { BehaviorDriver, Machine } from '../machine.ts';
import type { CapsWordConfig } from '../model.ts';
import { isModifier, keyboardPage, usageCode, usageMods, usagePage } from '../usage.ts';

// The firmware only checks the low byte of the code and ignores the page.
const isLetter = (code: number): boolean => (code & 0xff) >= 0x04 && (code & 0xff) <= 0x1d;
const isDigit = (code: number): boolean => (code & 0xff) >= 0x1e && (code & 0xff) <= 0x27;

/** Adds shift to letters until a key is pressed that isn't part of a word. */
export function createCapsWord(machine: Machine): { driver: BehaviorDriver; listener: Listener } {
  const active = new Set<string>();
  const configs = Object.entries(machine.keymap.behaviors).flatMap(([name, config]) =>
    config.kind === 'caps-word' ? [{ name, config }] : [],
  );

  function isContinuation(config: CapsWordConfig, event: KeycodeEvent): boolean {
    const heldMods = event.implicitMods | machine.hid.explicitMods;
    return config.continueList.some((usage) => {
      const mods = usageMods(usage);
      return usagePage(usage) === event.page && usageCode(usage) === (event.code & 0xff) && (mods & heldMods) === mods;
    });
  }

  return {
    driver: {
      pressed({ behavior }) {
        if (!active.delete(behavior)) active.add(behavior);
        machine.note({ kind: 'caps-word', active: active.has(behavior), reason: 'pressed' });
        return 'opaque';
      },
    },
    listener: {
      name: 'caps-word',
      keycode(event) {
        if (!event.pressed || active.size === 0) return 'bubble';
        for (const { name, config } of configs) {
          if (!active.has(name)) continue;
          if (event.page === keyboardPage && isLetter(event.code)) event.implicitMods |= config.mods;
          const inWord = isLetter(event.code) || isDigit(event.code) || isModifier(event.page, event.code);
          if (inWord || isContinuation(config, event)) continue;
          active.delete(name);
          machine.note({ kind: 'caps-word', active: false, reason: 'other-key' });
        }
        return 'bubble';
      },
    },
  };
}
