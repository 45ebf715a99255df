import type { KeyCode } from './types.ts';

/** The HID report types that can carry a code. The options CONFIG_ZMK_HID_* choose between them. */
type Carriers = Readonly<{
  /** The default keyboard report, up to six keys at once (CONFIG_ZMK_HID_REPORT_TYPE_HKRO). */
  hkro: boolean;
  /** CONFIG_ZMK_HID_REPORT_TYPE_NKRO */
  nkro: boolean;
  /** NKRO with CONFIG_ZMK_HID_KEYBOARD_NKRO_EXTENDED_REPORT */
  nkroExtended: boolean;
  /** The default consumer report (CONFIG_ZMK_HID_CONSUMER_REPORT_USAGES_FULL). */
  consumerFull: boolean;
  /** CONFIG_ZMK_HID_CONSUMER_REPORT_USAGES_BASIC */
  consumerBasic: boolean;
}>;

/* Limits from app/include/zmk/hid.h. Modifiers have their own byte in every keyboard report. */
const keyboardPage = 0x07;
const consumerPage = 0x0c;
const nkroLast = 0x67;
const nkroExtendedLast = 0x97;
const basicLast = 0xff;
const isModifier = (id: number) => id >= 0xe0 && id <= 0xe7;

/** The reports that can carry a code. If none can, the firmware can't send it. */
export function carriers({ usagePage, usageId }: KeyCode): Carriers {
  const keyboard = usagePage === keyboardPage;
  const consumer = usagePage === consumerPage;
  return {
    hkro: keyboard,
    nkro: keyboard && (usageId <= nkroLast || isModifier(usageId)),
    nkroExtended: keyboard && (usageId <= nkroExtendedLast || isModifier(usageId)),
    consumerFull: consumer,
    consumerBasic: consumer && usageId <= basicLast,
  };
}
