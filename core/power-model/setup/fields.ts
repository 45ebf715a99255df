import { boards, type BoardId } from '../data/boards.ts';
import type { ChoiceField, Field, FlagField, NumberField, OptionalField, Values } from './field.ts';

/*
 * Every input of the profiler. The keys are the query parameters of shared links, so don't rename them or change what
 * they mean. Defaults match the firmware's where it has one.
 */
const number = (
  label: string,
  [unit, min, max, step]: readonly [string, number, number, number],
  initial: number,
  hint: string,
): NumberField => ({ kind: 'number', label, unit, min, max, step, initial, hint });
const flag = (label: string, initial: boolean, hint: string): FlagField => ({ kind: 'flag', label, initial, hint });
const measuredCurrent = (label: string, hint: string): OptionalField => ({
  kind: 'optional',
  label,
  unit: 'µA',
  min: 0,
  max: 2_000_000,
  step: 1,
  initial: null,
  hint: `${hint} Measure at the battery.`,
});
const choice = <const Value extends string>(
  label: string,
  options: readonly Readonly<{ value: Value; label: string }>[],
  initial: NoInfer<Value>,
  hint: string,
): ChoiceField<Value> => ({ kind: 'choice', label, options, initial, hint });

const hours = ['h', 0, 24, 0.25] as const;
const percent = ['%', 0, 100, 1] as const;

const boardOptions: readonly Readonly<{ value: BoardId | 'custom'; label: string }>[] = [
  ...boards.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'custom', label: 'Another board' },
];

/** Fields for the whole keyboard. */
const keyboardFields = {
  layout: choice(
    'Keyboard',
    [
      { value: 'one', label: 'In one piece' },
      { value: 'split', label: 'Split, no dongle' },
      { value: 'dongle', label: 'Split with a dongle' },
    ],
    'one',
    'The central talks to the host and listens to the other half. A dongle takes over that role and is powered by USB. If your right half is the central, swap left and right.',
  ),
  board: choice(
    'Board',
    boardOptions,
    'nice-nano-v2',
    'The controller: what it draws in deep sleep, and how it regulates the battery voltage. Nobody has published figures for the SuperMini and other nice!nano copies, the nRFMicro, or the Mikoto. For those, choose “Another board” and describe the power supply.',
  ),
  supply: choice(
    'Power supply',
    [
      { value: 'ldo', label: 'Linear (LDO)' },
      { value: 'switching', label: 'Switching' },
    ],
    'ldo',
    'A linear regulator turns the excess voltage into heat, while a switching one loses only a few percent. Check the board’s schematic.',
  ),
  volts: number('Output voltage', ['V', 1.8, 5, 0.1], 3.3, 'The voltage for the controller and the LEDs.'),
  efficiency: number(
    'Supply efficiency',
    ['%', 50, 100, 1],
    90,
    'The efficiency of a switching regulator at small loads. See its data sheet.',
  ),
  quiescent: number(
    'Supply current',
    ['µA', 0, 100_000, 1],
    55,
    'What the regulator itself draws around the clock, called “quiescent current” in its data sheet.',
  ),
  other: number(
    'Other constant current',
    ['µA', 0, 100_000, 1],
    0,
    'Everything else that’s always on: the controller in deep sleep, a voltage divider, a charger chip.',
  ),
  profiles: number(
    'Connected hosts',
    ['', 1, 5, 1],
    1,
    'Bluetooth profiles whose host is connected at the same time, on average. Don’t count hosts that are off.',
  ),
  awake: number(
    'Hours awake a day',
    hours,
    24,
    'Time not spent in deep sleep. Deep sleep is off unless you set CONFIG_ZMK_SLEEP=y, so the default is 24.',
  ),
  typing: number('Hours of typing a day', hours, 2, 'Time spent typing, not counting pauses.'),
  alike: flag(
    'Both halves have the same battery and features',
    true,
    'Uncheck this to describe the right half separately.',
  ),
} satisfies Record<string, Field>;

/** Fields for each part with its own battery. */
const partFields = {
  battery: number(
    'Battery size',
    ['mAh', 1, 20_000, 1],
    110,
    'As printed on the cell. A 301230 cell has about 110 mAh.',
  ),
  display: choice(
    'Display',
    [
      { value: 'none', label: 'None' },
      { value: 'niceview', label: 'nice!view' },
      { value: 'oled', label: 'OLED, 128x32' },
      { value: 'epaper', label: 'E-paper, 1.02 inch' },
    ],
    'none',
    'The figures are for a GoodDisplay e-paper, an SSD1306 OLED, and the nice!view.',
  ),
  'oled-hours': number(
    'Hours the OLED is lit a day',
    hours,
    3,
    'It goes dark after 30 seconds without a key, so count your hours of typing plus the short pauses.',
  ),
  glow: flag('RGB underglow', false, 'A chain of addressable LEDs such as the WS2812B.'),
  'glow-leds': number('Underglow LEDs', ['', 1, 1000, 1], 10, 'LEDs fed by this battery.'),
  'glow-level': number('Underglow brightness', percent, 100, '100% is full white, which draws the most.'),
  'glow-hours': number(
    'Hours the underglow is lit a day',
    hours,
    24,
    'At most the hours awake. Underglow stays on while idle unless CONFIG_ZMK_RGB_UNDERGLOW_AUTO_OFF_IDLE=y.',
  ),
  'glow-cut': flag(
    'Power to dark LEDs is cut',
    true,
    'Dark LEDs draw nearly half a milliamp each, unless the board switches off their power (external power).',
  ),
  light: flag('Backlight', false, 'Single-color LEDs, each with its own resistor.'),
  'light-leds': number('Backlight LEDs', ['', 1, 1000, 1], 60, 'LEDs fed by this battery.'),
  'light-color': choice(
    'LED color',
    [
      { value: 'white', label: 'White (3.2 V)' },
      { value: 'blue', label: 'Blue (3.0 V)' },
      { value: 'green', label: 'Green (2.2 V)' },
      { value: 'yellow', label: 'Yellow (2.1 V)' },
      { value: 'red', label: 'Red (1.8 V)' },
      { value: 'other', label: 'Other' },
    ],
    'white',
    'The color sets the forward voltage; the rest of the supply voltage drives the current.',
  ),
  'light-volts': number('Forward voltage', ['V', 0.5, 5, 0.1], 2.2, '“Forward voltage” in the data sheet of the LED.'),
  'light-ohms': number('LED resistor', ['Ω', 1, 100_000, 1], 100, 'The resistor in series with each LED.'),
  'light-level': number('Backlight brightness', percent, 100, 'Below 100%, the LEDs are dimmed by switching (PWM).'),
  'light-hours': number(
    'Hours the backlight is lit a day',
    hours,
    24,
    'At most the hours awake. It stays on while idle unless CONFIG_ZMK_BACKLIGHT_AUTO_OFF_IDLE=y.',
  ),
  'own-idle': measuredCurrent(
    'Measured: awake and idle',
    'Connected, no key down, lights and display off. Subtract what it draws in deep sleep.',
  ),
  'own-typing': measuredCurrent('Measured: more while a key is held', 'How much more than awake and idle.'),
  'own-glow': measuredCurrent('Measured: underglow, lit', 'The difference between lit and off.'),
  'own-light': measuredCurrent('Measured: backlight, lit', 'The difference between lit and off.'),
  'own-display': measuredCurrent('Measured: display', 'While lit for an OLED, the mean while awake for the others.'),
} satisfies Record<string, Field>;

export type KeyboardValues = Values<typeof keyboardFields>;
export type PartValues = Values<typeof partFields>;
export type Setup = Readonly<{ keyboard: KeyboardValues; left: PartValues; right: PartValues }>;
export type Section = keyof Setup;

export const fieldsOf = (section: Section): Readonly<Record<string, Field>> =>
  section === 'keyboard' ? keyboardFields : partFields;

const initialValues = <Fields extends Readonly<Record<string, Field>>>(fields: Fields): Values<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([key, { initial }]) => [key, initial])) as Values<Fields>;

export const defaultSetup: Setup = {
  keyboard: initialValues(keyboardFields),
  left: initialValues(partFields),
  right: initialValues(partFields),
};
