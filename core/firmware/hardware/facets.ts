/** The feature names that the firmware's metadata schema allows. */
export const features = ['keys', 'display', 'encoder', 'underglow', 'backlight', 'pointer', 'studio'] as const;

/** How a keyboard connects to a computer. */
export const outputs = ['usb', 'ble'] as const;
