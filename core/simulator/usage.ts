/** HID usages in the parameters of bindings: the modifiers in the top byte, then the usage page, then the key code. */

export const keyboardPage = 0x07;
export const consumerPage = 0x0c;

const firstModifier = 0xe0;
const lastModifier = 0xe7;

export const usagePage = (usage: number): number => (usage >>> 16) & 0xff;
export const usageCode = (usage: number): number => usage & 0xffff;
export const usageMods = (usage: number): number => usage >>> 24;

export const encodeUsage = (page: number, code: number): number => (page << 16) | code;

/** Whether the computer receives a key. Keys on other pages (`SYS_PWR`) and 0, an unknown key code, aren't sent. */
export const isReported = (page: number, code: number): boolean =>
  code !== 0 && (page === keyboardPage || page === consumerPage);

export const isModifier = (page: number, code: number): boolean =>
  page === keyboardPage && code >= firstModifier && code <= lastModifier;

/** The bit of a modifier key, from 0 for left control to 7 for right GUI. */
export const modifierIndex = (code: number): number => code - firstModifier;
