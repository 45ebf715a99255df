import type { Interconnect } from './types.ts';

const shieldsOnly = {
  row: { source: '', because: 'It has no metadata file. Shields name it in `requires` and `exposes`.' },
};

/* From app/boards/interconnects, plus two small headers that only the metadata of shields mentions. */
export const interconnects: readonly Interconnect[] = [
  {
    kind: 'interconnect',
    id: 'pro_micro',
    name: 'Pro Micro',
    manufacturer: 'SparkFun',
    url: 'https://www.sparkfun.com/products/12640',
    nodeLabels: { gpio: 'pro_micro', i2c: 'pro_micro_i2c', spi: 'pro_micro_spi', uart: 'pro_micro_serial' },
    about: 'Two rows of twelve pins, the most common place for a controller in keyboards you solder yourself.',
  },
  {
    kind: 'interconnect',
    id: 'seeed_xiao',
    name: 'Seeed XIAO',
    manufacturer: 'Seeed',
    url: 'https://wiki.seeedstudio.com/Seeeduino-XIAO/',
    nodeLabels: { gpio: 'xiao_d', i2c: 'xiao_i2c', spi: 'xiao_spi', uart: 'xiao_serial' },
    about: 'Two rows of seven pins around a controller the size of a thumbnail.',
  },
  {
    kind: 'interconnect',
    id: 'blackpill',
    name: 'BlackPill',
    manufacturer: 'WeAct Studio',
    url: 'https://github.com/WeActStudio/WeActStudio.MiniSTM32F4x1',
    nodeLabels: { gpio: 'blackpill', i2c: 'blackpill_i2c', spi: 'blackpill_spi', uart: 'blackpill_serial' },
    about: 'Two rows of twenty pins, for keyboards that need many of them.',
  },
  {
    kind: 'interconnect',
    id: 'arduino_uno',
    name: 'Arduino Uno Rev3',
    manufacturer: 'Arduino',
    url: 'https://store-usa.arduino.cc/products/arduino-uno-rev3?selectedStore=us',
    nodeLabels: {
      gpio: 'arduino_header',
      i2c: 'arduino_i2c',
      spi: 'arduino_spi',
      uart: 'arduino_serial',
      adc: 'arduino_adc',
    },
    about: 'The headers of the Arduino Uno, found on development kits.',
  },
  {
    kind: 'interconnect',
    id: 'makerdiary_nrf52840_m2',
    name: 'MakerDiary nRF52840 M.2',
    manufacturer: 'MakerDiary',
    url: 'https://wiki.makerdiary.com/nrf52840-m2/',
    nodeLabels: {},
    about: 'A module in an M.2 slot, like the SSD in a laptop.',
  },
  {
    kind: 'interconnect',
    id: 'i2c_oled',
    name: 'I2C OLED header',
    nodeLabels: {},
    about: 'Four pins for a small OLED display.',
    differs: shieldsOnly,
  },
  {
    kind: 'interconnect',
    id: 'nice_view_header',
    name: 'nice!view header',
    nodeLabels: {},
    about: 'Five pins for a nice!view display: the four of an OLED and one to select the display.',
    differs: shieldsOnly,
  },
];
