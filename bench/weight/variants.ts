import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

/** `built`: the page as it is. `bare`: without scripts. `linked`: without scripts and with a linked stylesheet. */
export const variants = ['built', 'bare', 'linked'] as const;
export type Variant = (typeof variants)[number];

const withoutScripts = (html: string) => html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

function rewrite(html: string, variant: Variant, stylesheet: string): string {
  switch (variant) {
    case 'built':
      return html;
    case 'bare':
      return withoutScripts(html);
    case 'linked':
      return withoutScripts(html).replace(
        /<style data-inlined[^>]*>[\s\S]*?<\/style>/,
        `<link rel="stylesheet" href="${stylesheet}">`,
      );
  }
}

/** Writes a file and its compressed copy, which is what the server sends. */
function writeCompressed(file: string, text: string): void {
  fs.writeFileSync(file, text);
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(text));
}

export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route}.html`);

/** Copies the site and turns the pages at `routes` into a variant. */
export function writeVariant(build: string, routes: readonly string[], variant: Variant): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `weight-${variant}-`));
  fs.cpSync(build, folder, { recursive: true, filter: (file) => !/\.html\.(?:br|gz)$/.test(file) });
  const stylesheet = fs.readdirSync(path.join(build, 'assets/css')).find((file) => /^styles\..*css$/.test(file));
  if (!stylesheet) throw new Error('The build has no stylesheet. Run: npm run build');
  for (const route of routes) {
    const html = fs.readFileSync(path.join(build, fileOf(route)), 'utf8');
    writeCompressed(path.join(folder, fileOf(route)), rewrite(html, variant, `/assets/css/${stylesheet}`));
  }
  return folder;
}
