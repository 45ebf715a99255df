/** A program of its own, beside the build: draws the cards that it is given, and writes each to its file. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encodePng.ts';

export type Drawing = Readonly<{ svg: string; file: string }>;

const font = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');

for (const { svg, file } of JSON.parse(await text(process.stdin)) as readonly Drawing[]) {
  const { width, height, pixels } = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Inter' },
  }).render();
  // All at once: a build that is stopped must leave no half of a picture to the next one.
  fs.writeFileSync(`${file}.next`, encodePng(width, height, pixels));
  fs.renameSync(`${file}.next`, file);
}
