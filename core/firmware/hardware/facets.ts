/** What hardware metadata can say about a keyboard; the metadata schema of the firmware knows no other words. */
export const features = ['keys', 'display', 'encoder', 'underglow', 'backlight', 'pointer', 'studio'] as const;

/** The ways to reach a host. */
export const outputs = ['usb', 'ble'] as const;
