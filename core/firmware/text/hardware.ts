/** What we say about hardware, one line per id of its metadata. Everything else comes from the facts. */

type BoardText = Readonly<{
  chip: string;
  /** Other names of the same hardware, or of copies that are built as this. */
  alsoFor?: readonly string[];
}>;

// prettier-ignore
export const boardTexts: Readonly<Record<string, BoardText>> = {
  adafruit_kb2040: { chip: 'RP2040' },
  adafruit_qt_py_rp2040: { chip: 'RP2040' },
  adv360pro: { chip: 'nRF52840', alsoFor: ['Kinesis Advantage360'] },
  bdn9_rev2: { chip: 'STM32F072' },
  blackpill_f401cc: { chip: 'STM32F401' },
  blackpill_f401ce: { chip: 'STM32F401' },
  blackpill_f411ce: { chip: 'STM32F411' },
  bluemicro840_v1: { chip: 'nRF52840' },
  boardsource_blok: { chip: 'RP2040' },
  bt60_v1: { chip: 'nRF52840' },
  bt60_v1_hs: { chip: 'nRF52840' },
  bt60_v2: { chip: 'nRF52840' },
  bt65_v1: { chip: 'nRF52840' },
  bt75_v1: { chip: 'nRF52840' },
  corneish_zen_v1: { chip: 'nRF52840' },
  corneish_zen_v2: { chip: 'nRF52840' },
  ferris_rev02: { chip: 'STM32F072' },
  glove80: { chip: 'nRF52840' },
  kbdfans_tofu65_v2: { chip: 'RP2040' },
  mikoto: { chip: 'nRF52840' },
  nice60: { chip: 'nRF52840' },
  nice_nano: { chip: 'nRF52840' },
  nice_nano_v2: { chip: 'nRF52840', alsoFor: ['SuperMini', 'Pro Micro nRF52840'] },
  nrf52840_m2: { chip: 'nRF52840' },
  nrf52840dk_nrf52840: { chip: 'nRF52840' },
  nrf5340dk_nrf5340_cpuapp: { chip: 'nRF5340' },
  nrfmicro_11: { chip: 'nRF52840' },
  nrfmicro_11_flipped: { chip: 'nRF52840' },
  nrfmicro_13: { chip: 'nRF52840' },
  nrfmicro_13_52833: { chip: 'nRF52833' },
  pillbug: { chip: 'nRF52840' },
  planck_rev6: { chip: 'STM32F303' },
  preonic_rev3: { chip: 'STM32F303' },
  proton_c: { chip: 'STM32F303' },
  puchi_ble_v1: { chip: 'nRF52840' },
  s40nc: { chip: 'nRF52840' },
  seeeduino_xiao: { chip: 'SAMD21' },
  seeeduino_xiao_ble: { chip: 'nRF52840', alsoFor: ['XIAO nRF52840 Sense'] },
  seeeduino_xiao_rp2040: { chip: 'RP2040' },
  sparkfun_pro_micro_rp2040: { chip: 'RP2040', alsoFor: ['Elite-Pi', '0xCB Helios'] },
};

/** Other names of shields, or of copies that are built as one. */
export const shieldTexts: Readonly<Record<string, readonly string[]>> = {
  corne: ['crkbd'],
  cradio: ['Ferris Sweep'],
};

/** `name` is for headers that have no metadata file, because only shields mention them in `requires` and `exposes`. */
type InterconnectText = Readonly<{ about: string; name?: string }>;

// prettier-ignore
export const interconnectTexts: Readonly<Record<string, InterconnectText>> = {
  pro_micro: { about: 'Two rows of twelve pins, the most common place for a controller in keyboards you solder yourself.' },
  seeed_xiao: { about: 'Two rows of seven pins around a controller the size of a thumbnail.' },
  blackpill: { about: 'Two rows of twenty pins, for keyboards that need many of them.' },
  arduino_uno: { about: 'The headers of the Arduino Uno, found on development kits.' },
  makerdiary_nrf52840_m2: { about: 'A module in an M.2 slot, like the SSD in a laptop.' },
  i2c_oled: { name: 'I2C OLED header', about: 'Four pins for a small OLED display.' },
  nice_view_header: { name: 'nice!view header', about: 'Five pins for a nice!view display: the four of an OLED and one to select the display.' },
};
