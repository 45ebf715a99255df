/** Runs as a separate process during the build. Draws the cards that it reads from standard input and writes each to its file. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';

export type Drawing = Readonly<{ svg: string; file: string }>;

const font = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');

for (const { svg, file } of JSON.parse(await text(process.stdin)) as readonly Drawing[]) {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'Inter' },
  }).render();
  // Written under another name first, so that a build that's stopped halfway leaves no incomplete file.
  const next = `${file}.${process.pid}`;
  fs.writeFileSync(next, image.asPng());
  fs.renameSync(next, file);
}
