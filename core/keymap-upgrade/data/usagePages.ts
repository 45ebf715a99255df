/**
 * Names of HID usage pages that were renamed. To add a row: the old name, the present one; each row is tested.
 * Source: dt-bindings/zmk/hid_usage_pages.h of the firmware, where the old names are marked as deprecated.
 */
export const renamedUsagePages: ReadonlyMap<string, string> = new Map([
  ['USAGE_CONSUMER', 'HID_USAGE_CONSUMER'],
  ['USAGE_KEYPAD', 'HID_USAGE_KEY'],
]);
