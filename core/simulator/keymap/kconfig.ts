import { defaultLimits, type Limits } from '../model.ts';

export type KconfigValues = Readonly<{ limits: Limits; macroWaitMs: number; macroTapMs: number }>;

/** Reads the settings in a .conf file that affect the simulation, and ignores the others. */
export function readKconfig(conf: string): KconfigValues {
  const set = new Map(
    [...conf.matchAll(/^[ \t]*(CONFIG_\w+)[ \t]*=[ \t]*"?([^"\r\n#]*)"?/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const number = (name: string, fallback: number): number => {
    const value = set.get(`CONFIG_ZMK_${name}`) ?? '';
    return /^\d+$/.test(value) ? Number(value) : fallback;
  };
  const isSet = (name: string): boolean => set.get(`CONFIG_ZMK_HID_${name}`) === 'y';
  const maxUsage = isSet('KEYBOARD_NKRO_EXTENDED_REPORT') ? 0x97 : 0x67;
  return {
    limits: {
      holdTapMaxHeld: number('BEHAVIOR_HOLD_TAP_MAX_HELD', defaultLimits.holdTapMaxHeld),
      holdTapMaxCapturedEvents: number('BEHAVIOR_HOLD_TAP_MAX_CAPTURED_EVENTS', defaultLimits.holdTapMaxCapturedEvents),
      stickyKeyMaxHeld: number('BEHAVIOR_STICKY_KEY_MAX_HELD', defaultLimits.stickyKeyMaxHeld),
      tapDanceMaxHeld: number('BEHAVIOR_TAP_DANCE_MAX_HELD', defaultLimits.tapDanceMaxHeld),
      comboMaxPressed: number('COMBO_MAX_PRESSED_COMBOS', defaultLimits.comboMaxPressed),
      behaviorQueueSize: number('BEHAVIORS_QUEUE_SIZE', defaultLimits.behaviorQueueSize),
      keyboardReport: isSet('REPORT_TYPE_NKRO')
        ? { kind: 'nkro', maxUsage }
        : { kind: 'hkro', size: number('HID_KEYBOARD_REPORT_SIZE', 6) },
      consumerReportSize: number('HID_CONSUMER_REPORT_SIZE', defaultLimits.consumerReportSize),
      consumerMaxUsage: isSet('CONSUMER_REPORT_USAGES_BASIC') ? 0xff : defaultLimits.consumerMaxUsage,
    },
    macroWaitMs: number('MACRO_DEFAULT_WAIT_MS', 15),
    macroTapMs: number('MACRO_DEFAULT_TAP_MS', 30),
  };
}
