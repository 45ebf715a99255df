/** A HID usage as a binding's parameter carries it: modifiers in the top byte, then the usage page, then the key code. */

export const keyboardPage = 0x07;
export const consumerPage = 0x0c;

const firstModifier = 0xe0;
const lastModifier = 0xe7;

export const usagePage = (usage: number): number => (usage >>> 16) & 0xff;
export const usageCode = (usage: number): number => usage & 0xffff;
export const usageMods = (usage: number): number => usage >>> 24;

export const encodeUsage = (page: number, code: number): number => (page << 16) | code;

/** Whether the firmware has a report for the page. Keys of other pages, such as `SYS_PWR`, go nowhere. */
export const isReported = (page: number): boolean => page === keyboardPage || page === consumerPage;

export const isModifier = (page: number, code: number): boolean =>
  page === keyboardPage && code >= firstModifier && code <= lastModifier;

/** Which of the eight modifier bits belongs to a modifier key, 0 for left control to 7 for right GUI. */
export const modifierIndex = (code: number): number => code - firstModifier;
