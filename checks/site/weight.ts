import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { budgets } from '../../site-settings/budgets.ts';
import type { Check, Finding } from '../check.ts';
import { attribute, textOf, type Page } from './page.ts';
import { placeOf, type BuiltSite } from './site.ts';

/** The compressed size, within a few percent. scripts/site/compress.ts uses level 8 for pages and 11 for hashed files. */
export const sentBytes = (text: string | Buffer, level = 9): number =>
  zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } }).length;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function inlineText(page: Page, tagName: string): string {
  return (
    page.elements
      .filter((element) => element.tagName === tagName && attribute(element, 'src') === undefined)
      // JSON isn't code. It's data for search engines or for the page's scripts.
      .map((element) => (/json$/.test(attribute(element, 'type') ?? '') ? '' : textOf(element)))
      .join('\n')
  );
}

/** Most pages have the same scripts and styles, so each text is compressed only once. */
function sizes() {
  const known = new Map<string, number>();
  return (text: string): number => {
    let size = known.get(text);
    if (size === undefined) known.set(text, (size = sentBytes(text)));
    return size;
  };
}

function checkPages(site: BuiltSite): readonly Finding[] {
  const sizeOf = sizes();
  return site.pages.flatMap((page) =>
    [
      { what: 'JavaScript in the page', bytes: sizeOf(inlineText(page, 'script')), max: budgets.initialScripts },
      { what: 'CSS in the page', bytes: sizeOf(inlineText(page, 'style')), max: budgets.initialStyles },
    ]
      .filter(({ bytes, max }) => bytes > max)
      .map(({ what, bytes, max }): Finding => ({
        ...placeOf(site, page),
        fault: `${page.route}: ${what} takes ${kilobytes(bytes)}, more than ${kilobytes(max)}.`,
        fix: 'Load it on demand, or make it smaller. The limits are in site-settings/budgets.ts.',
      })),
  );
}

function checkStylesheets(site: BuiltSite): readonly Finding[] {
  return [...site.files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, bytes: sentBytes(fs.readFileSync(path.join(site.folder, file)), 11) }))
    .filter(({ bytes }) => bytes > budgets.stylesheet)
    .map(({ file, bytes }) => ({
      file: `build${file}`,
      fault: `The stylesheet takes ${kilobytes(bytes)}, more than ${kilobytes(budgets.stylesheet)}.`,
      fix: 'Remove rules that no page uses, or load those of a component together with it.',
    }));
}

/** Every page stays within its size budget. */
export const weight: Check<BuiltSite> = {
  name: 'weight',
  run: (site) => [...checkPages(site), ...checkStylesheets(site)],
};
