import type { BoardChange } from './types.ts';

type After = NonNullable<BoardChange['after']>;

/** Most boards have the `zmk` variant. */
const zmk = (before: string, board: string, chip: string, more: Partial<After> = {}): BoardChange => ({
  before,
  after: { board, chip, variant: 'zmk', ...more },
});

/*
 * Every board name of the release, sorted, with its name from the board.yml and *.zmk.yml files of `main`. The test
 * lists boards that are missing.
 */
export const boardChanges: readonly BoardChange[] = [
  zmk('adafruit_kb2040', 'adafruit_kb2040', 'rp2040'),
  zmk('adafruit_qt_py_rp2040', 'adafruit_qt_py_rp2040', 'rp2040'),
  zmk('adv360pro_left', 'adv360pro_left', 'nrf52840'),
  zmk('adv360pro_right', 'adv360pro_right', 'nrf52840'),
  zmk('bdn9_rev2', 'bdn9', 'stm32f072xb', { revision: '2.0.0', defaultRevision: true }),
  zmk('blackpill_f401cc', 'blackpill_f401cc', 'stm32f401xc'),
  zmk('blackpill_f401ce', 'blackpill_f401ce', 'stm32f401xe'),
  zmk('blackpill_f411ce', 'blackpill_f411ce', 'stm32f411xe'),
  zmk('bluemicro840_v1', 'bluemicro840', 'nrf52840'),
  zmk('boardsource_blok', 'boardsource_blok', 'rp2040'),
  zmk('bt60_v1', 'bt60', 'nrf52840', { revision: '1.0.0' }),
  zmk('bt60_v1_hs', 'bt60_hs', 'nrf52840'),
  zmk('bt60_v2', 'bt60', 'nrf52840', { revision: '2.0.0', defaultRevision: true }),
  zmk('bt65_v1', 'bt65', 'nrf52840'),
  zmk('bt75_v1', 'bt75', 'nrf52840'),
  zmk('corneish_zen_v1_left', 'corneish_zen_left', 'nrf52840', { revision: '1.0.0' }),
  zmk('corneish_zen_v1_right', 'corneish_zen_right', 'nrf52840', { revision: '1.0.0' }),
  zmk('corneish_zen_v2_left', 'corneish_zen_left', 'nrf52840', { revision: '2.0.0', defaultRevision: true }),
  zmk('corneish_zen_v2_right', 'corneish_zen_right', 'nrf52840', { revision: '2.0.0', defaultRevision: true }),
  { before: 'dz60rgb_rev1' },
  zmk('ferris_rev02', 'ferris', 'stm32f072xb'),
  { before: 'glove80_lh', after: { board: 'glove80_lh', chip: 'nrf52840' } },
  { before: 'glove80_rh', after: { board: 'glove80_rh', chip: 'nrf52840' } },
  zmk('kbdfans_tofu65_v2', 'tofu65', 'rp2040'),
  zmk('mikoto', 'mikoto', 'nrf52840', { revision: '5.20.0', defaultRevision: true }),
  zmk('mikoto@5.20', 'mikoto', 'nrf52840', { revision: '5.20.0', defaultRevision: true }),
  zmk('mikoto@6.1', 'mikoto', 'nrf52840', { revision: '6.1.0' }),
  zmk('mikoto@6.3', 'mikoto', 'nrf52840', { revision: '6.3.0' }),
  zmk('mikoto@7.2', 'mikoto', 'nrf52840', { revision: '7.2.0' }),
  zmk('nice60', 'nice60', 'nrf52840'),
  zmk('nice_nano', 'nice_nano', 'nrf52840', { revision: '1.0.0' }),
  zmk('nice_nano_v2', 'nice_nano', 'nrf52840', { revision: '2.0.0', defaultRevision: true }),
  zmk('nrf52840_m2', 'nrf52840_m2', 'nrf52840'),
  zmk('nrf52840dk_nrf52840', 'nrf52840dk', 'nrf52840', { severalChips: true }),
  {
    before: 'nrf5340dk_nrf5340_cpuapp',
    after: { board: 'nrf5340dk', chip: 'nrf5340', variant: 'cpuapp', severalChips: true },
  },
  zmk('nrfmicro_11', 'nrfmicro', 'nrf52840', { revision: '1.1.0', severalChips: true }),
  zmk('nrfmicro_11_flipped', 'nrfmicro', 'nrf52840', {
    variant: 'flipped_zmk',
    revision: '1.1.0',
    severalChips: true,
  }),
  zmk('nrfmicro_13', 'nrfmicro', 'nrf52840', { revision: '1.3.0', defaultRevision: true, severalChips: true }),
  zmk('nrfmicro_13_52833', 'nrfmicro', 'nrf52833', { revision: '1.3.0', defaultRevision: true, severalChips: true }),
  zmk('pillbug', 'pillbug', 'nrf52840'),
  zmk('planck_rev6', 'planck', 'stm32f303xc', { revision: '6.0.0', defaultRevision: true }),
  zmk('preonic_rev3', 'preonic', 'stm32f303xc', { revision: '3.0.0', defaultRevision: true }),
  zmk('proton_c', 'proton_c', 'stm32f303xc'),
  zmk('puchi_ble_v1', 'puchi_ble', 'nrf52840'),
  zmk('rpi_pico', 'rpi_pico', 'rp2040'),
  zmk('s40nc', 's40nc', 'nrf52840'),
  zmk('seeeduino_xiao', 'seeeduino_xiao', 'samd21g18a'),
  zmk('seeeduino_xiao_ble', 'xiao_ble', 'nrf52840'),
  zmk('seeeduino_xiao_rp2040', 'xiao_rp2040', 'rp2040'),
  zmk('sparkfun_pro_micro_rp2040', 'sparkfun_pro_micro_rp2040', 'rp2040'),
];
