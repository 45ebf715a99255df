/**
 * Renamed HID usage pages: the old name and the current one. Each row is tested.
 * Source: the firmware's dt-bindings/zmk/hid_usage_pages.h, where the old names are marked as deprecated.
 */
export const renamedUsagePages: ReadonlyMap<string, string> = new Map([
  ['USAGE_CONSUMER', 'HID_USAGE_CONSUMER'],
  ['USAGE_KEYPAD', 'HID_USAGE_KEY'],
]);
