import type { Override } from './types.ts';

/** Facts about options that we state differently. */
export const optionOverrides: readonly Override[] = [
  {
    name: 'CONFIG_NRF_STORE_REBOOT_TYPE_GPREGRET',
    field: 'hidden',
    source: true,
    because: 'Zephyr declares it too, with a prompt.',
  },
  {
    name: 'CONFIG_ZMK_SPLIT_BLE_ROLE_CENTRAL',
    field: 'deprecated',
    ours: true,
    because: 'Only a comment in the Kconfig file says that new shields should not set it.',
  },
];

/** Facts about hardware that we state differently. */
export const hardwareOverrides: readonly Override[] = [
  { name: 'romac_plus', field: 'url', source: 'https://example.org', because: 'The metadata has a placeholder.' },
];
