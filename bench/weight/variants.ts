import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The page as built; the same without scripts; and the same without scripts and with its CSS behind a link. */
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

/** A copy of the site in which each of `routes` is rewritten as `variant` asks. */
export function writeVariant(build: string, routes: readonly string[], variant: Variant): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `weight-${variant}-`));
  fs.cpSync(build, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const stylesheet = fs.readdirSync(path.join(build, 'assets/css')).find((file) => file.endsWith('.css'));
  for (const route of routes) {
    const file = path.join(folder, route === '/' ? 'index.html' : `${route}.html`);
    fs.writeFileSync(file, rewrite(fs.readFileSync(file, 'utf8'), variant, `/assets/css/${stylesheet}`));
  }
  return folder;
}
