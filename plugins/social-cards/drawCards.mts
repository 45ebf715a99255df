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
  // All at once, and under a name of its own: a build that is stopped must not spoil the next one, beside which this may go on.
  const next = `${file}.${process.pid}`;
  fs.writeFileSync(next, encodePng(width, height, pixels));
  fs.renameSync(next, file);
}
