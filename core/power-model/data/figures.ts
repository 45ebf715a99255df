import { measured, type Figure } from './figure.ts';

/*
 * Every constant of the model. To add one: give it a name that includes the unit, a value with bounds, a label that
 * completes the sentence "Most of the uncertainty comes from …", and a source. The range takes new figures into account
 * automatically. A test checks that the value is within its bounds.
 */
const table = {
  batteryVolts: {
    value: 3.8,
    low: 3.7,
    high: 3.85,
    label: 'the mean voltage of the cell',
    source: 'Mean of published lithium-ion discharge curves; labels say 3.7 V.',
  },
  usableShare: {
    value: 0.9,
    low: 0.75,
    high: 1,
    label: 'how much of the printed capacity is usable',
    source:
      'Our assumption: small cells hold less than their label says, lose capacity with age, and a 3.3 V regulator gives out before the cell is empty.',
  },
  selfDischargePerMonth: {
    value: 0.045,
    low: 0.02,
    high: 0.06,
    label: 'the self-discharge of the cell',
    source: 'Usual figures for lithium-ion: 1 to 2% of the charge per month, plus about 3% for the protection circuit.',
  },
  quiescentFactor: measured(1, 'what the board itself draws'),
  efficiencyFactor: {
    value: 1,
    low: 0.92,
    high: 1.03,
    label: 'the efficiency of the switching supply',
    source: 'Our assumption: efficiency depends on load, and is lower at the microamperes of an idle keyboard.',
  },
  hostConnectionMicroA: measured(23, 'the current for each connected host'),
  centralIdleMicroA: measured(490, 'the current for listening to the other half'),
  peripheralIdleMicroA: measured(20, 'the current for the link to the central'),
  standaloneTypingMicroA: measured(315, 'the current while a key is down'),
  centralTypingMicroA: measured(380, 'the current while a key is down'),
  peripheralTypingMicroA: measured(365, 'the current while a key is down'),
  keyDownShare: {
    value: 0.5,
    low: 0.3,
    high: 0.8,
    label: 'how long keys are held while typing',
    source: 'Our assumption: five keys per second, each down for about a tenth of a second.',
  },
  glowFirmwareMicroA: measured(60, 'the current for driving the LED chain'),
  glowLedFullMicroA: {
    value: 20_000,
    low: 10_000,
    high: 30_000,
    label: 'the current of a lit RGB LED',
    source: 'Published estimate for a WS2812B at full white, anywhere from 10 to 30 mA.',
  },
  glowLedDarkMicroA: {
    value: 460,
    low: 300,
    high: 1000,
    label: 'the current of a dark RGB LED',
    source: 'Published for a WS2812B; data sheets of its copies go up to 1 mA.',
  },
  backlightPwmMicroA: measured(510, 'the current of the PWM module'),
  backlightLedFactor: {
    value: 1,
    low: 0.5,
    high: 1.6,
    label: 'the forward voltage of the backlight LEDs',
    source:
      'Our assumption: data sheets allow 0.2 V either way, which matters more the closer the LED is to the supply voltage.',
  },
  epaperActiveShare: {
    value: 0.05,
    low: 0.02,
    high: 0.1,
    label: 'how often the e-paper refreshes',
    source: 'Published assumption: one three-second refresh per minute.',
  },
  epaperActiveMicroA: measured(1500, 'the current of an e-paper refresh'),
  epaperRestMicroA: measured(5, 'the current of the e-paper at rest'),
  oledLitMicroA: {
    value: 10_000,
    low: 5000,
    high: 15_000,
    label: 'the current of the lit OLED',
    source: 'Published estimate for a 128x32 SSD1306 with about half of its pixels on.',
  },
  oledDarkMicroA: measured(7, 'the current of the dark OLED'),
  niceviewActiveShare: {
    value: 0.01,
    low: 0.005,
    high: 0.02,
    label: 'how often the nice!view refreshes',
    source: 'Published assumption: two 5 ms refreshes per second.',
  },
  niceviewActiveMicroA: measured(1425, 'the current of a nice!view refresh'),
  niceviewRestMicroA: measured(1, 'the current of the nice!view at rest'),
  ownMeasurementFactor: {
    value: 1,
    low: 0.95,
    high: 1.05,
    label: 'your own measurement',
    source: 'Our assumption: a good multimeter or power profiler, held for long enough.',
  },
} satisfies Record<string, Figure>;

export type FigureId = keyof typeof table;
export const figures: Readonly<Record<FigureId, Figure>> = table;
export const figureIds = Object.keys(table) as readonly FigureId[];
