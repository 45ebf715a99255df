import type { PropertyFact } from '../facts/types.ts';
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

const setByDriver = 'The binding file has no default. The code falls back to this one.';

/** A property in overrides: `compatible name`, or `compatible child/name`. */
export const propertyName = ({ compatible, child, name }: PropertyFact): string =>
  `${compatible} ${child ? 'child/' : ''}${name}`;

/** Facts about properties that we state differently. */
// prettier-ignore
export const propertyOverrides: readonly Override[] = [
  { name: 'zmk,behavior-caps-word mods', field: 'default', ours: 'MOD_LSFT', because: setByDriver },
  { name: 'zmk,behavior-hold-tap tapping-term-ms', field: 'required', ours: true, because: 'The code reads the property in a way that does not compile without it.' },
  { name: 'zmk,behavior-hold-tap hold-trigger-key-positions', field: 'default', ours: 'empty', because: setByDriver },
  { name: 'zmk,behavior-input-two-axis delay-ms', field: 'default', ours: '0', because: setByDriver },
  { name: 'zmk,behavior-macro wait-ms', field: 'default', ours: 'CONFIG_ZMK_MACRO_DEFAULT_WAIT_MS', because: setByDriver },
  { name: 'zmk,behavior-macro tap-ms', field: 'default', ours: 'CONFIG_ZMK_MACRO_DEFAULT_TAP_MS', because: setByDriver },
  { name: 'zmk,behavior-macro-one-param wait-ms', field: 'default', ours: 'CONFIG_ZMK_MACRO_DEFAULT_WAIT_MS', because: setByDriver },
  { name: 'zmk,behavior-macro-one-param tap-ms', field: 'default', ours: 'CONFIG_ZMK_MACRO_DEFAULT_TAP_MS', because: setByDriver },
  { name: 'zmk,behavior-macro-two-param wait-ms', field: 'default', ours: 'CONFIG_ZMK_MACRO_DEFAULT_WAIT_MS', because: setByDriver },
  { name: 'zmk,behavior-macro-two-param tap-ms', field: 'default', ours: 'CONFIG_ZMK_MACRO_DEFAULT_TAP_MS', because: setByDriver },
  { name: 'zmk,behavior-soft-off hold-time-ms', field: 'default', ours: '0', because: setByDriver },
  { name: 'alps,ec11 steps', field: 'default', ours: '0', because: setByDriver },
  { name: 'zmk,keymap-sensors triggers-per-rotation', field: 'default', ours: 'CONFIG_ZMK_KEYMAP_SENSORS_DEFAULT_TRIGGERS_PER_ROTATION', because: setByDriver },
  { name: 'zmk,input-processor-behaviors type', field: 'default', ours: 'INPUT_EV_KEY', because: setByDriver },
  { name: 'zmk,input-processor-temp-layer excluded-positions', field: 'default', ours: 'empty', because: setByDriver },
  { name: 'zmk,input-processor-transform type', field: 'default', ours: 'INPUT_EV_REL', because: setByDriver },
  { name: 'zmk,ext-power-generic init-delay-ms', field: 'default', ours: '0', because: setByDriver },
];
