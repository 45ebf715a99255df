import { expect, it } from 'vitest';
import { parsePage } from './content.ts';
import { currents } from './currents.ts';

const faults = async (text: string) =>
  (await currents.run({ root: '', partials: [], pages: [parsePage('docs/page.mdx', text)] })).map(
    ({ line, fault }) => `${line} ${fault}`,
  );

it.each([
  'An LED draws about half a milliampere even when it shows black.',
  'LEDs draw current even when dark, about 0.5 mA each (0.3 to 1 mA).',
  'A lit LED takes 10 to 30 mA at full white, so 20 of them can draw 600 mA.',
  'An OLED draws about 10 mA. A nice!view needs about 15 µA.',
  'The charger of this OLED keyboard is meant for 110 mAh.',
])('accepts currents that agree with the power model: %s', async (text) => {
  expect(await faults(text)).toEqual([]);
});

it.each([
  ['A dark LED draws 2 mA.', '1 2000 µA is not within 300 to 1000 µA'],
  ['A dark LED draws 50 to 400 µA.', '1 50 µA'],
  ['\nOne WS2812 at full white takes 50 mA.', '2 50000 µA is not within 10000 to 30000 µA'],
  ['A dark LED draws two. An OLED draws 100 µA.', "the power model's range for the current of the lit OLED"],
])('finds a number that contradicts the power model: %s', async (text, fault) => {
  expect(await faults(text)).toEqual([expect.stringContaining(fault)]);
});
