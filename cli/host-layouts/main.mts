/*
 * Writes core/host-layouts/data.ts from the keyboard layouts of xkeyboard-config, so that nobody types them by hand.
 * Needs xkbcli and keysymdef.h (Debian: libxkbcommon-tools, xkb-data, x11proto-dev):
 *   npm run host-layouts
 * To add a layout, add a line to layouts.ts beside this file and run it again.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { layoutsToRead, type LayoutToRead } from './layouts.ts';
import { readKeySymbols } from './readKeySymbols.ts';
import { readLayout } from './readLayout.ts';

const keySymbols = readKeySymbols(readFileSync('/usr/include/X11/keysymdef.h', 'utf8'));

function compile({ xkb }: LayoutToRead): string {
  const [layout = '', variant = ''] = xkb.split(/[()]/);
  return execFileSync('xkbcli', ['compile-keymap', '--layout', layout, '--variant', variant], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function toSource(layout: LayoutToRead): string {
  const { id, title, languages, ansi, xkb } = layout;
  const keys = readLayout(compile(layout), keySymbols);
  return [
    `  // xkeyboard-config: ${xkb}`,
    '  {',
    `    id: '${id}',`,
    `    title: '${title}',`,
    `    languages: [${languages.map((language) => `'${language}'`).join(', ')}],`,
    ...(ansi ? ['    ansi: true,'] : []),
    `    keys: ${JSON.stringify(keys).replace(/[\u0300-\u036f]/g, (mark) => `\\u0${mark.charCodeAt(0).toString(16)}`)},`,
    '  },',
  ].join('\n');
}

const version = execFileSync('pkg-config', ['--modversion', 'xkeyboard-config'], { encoding: 'utf8' }).trim();

writeFileSync(
  new URL('../../core/host-layouts/data.ts', import.meta.url),
  `import type { HostLayout } from './types.ts';

/*
 * Written by cli/host-layouts from xkeyboard-config ${version} (https://www.freedesktop.org/wiki/Software/XKeyboardConfig/),
 * whose license (MIT) allows it. Do not edit: change cli/host-layouts/layouts.ts and run npm run host-layouts.
 * One text per key in the order of keyPositions: what it types alone, with Shift, with AltGr, and with both. A combining
 * mark is a dead key, ␀ is nothing.
 */
// prettier-ignore
export const generatedLayouts: readonly HostLayout[] = [
${layoutsToRead.map(toSource).join('\n')}
];
`,
);
