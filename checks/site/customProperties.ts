import fs from 'node:fs';
import path from 'node:path';
import type { Check, Finding } from '../check.ts';
import type { BuiltSite } from './site.ts';

const uses = /var\(\s*(--[\w-]+)\s*\)/g;
/** In a stylesheet, a `style` attribute, or a script: `--x:1`, `style=--x:1`, `"--x":1`, `setProperty("--x",1)`. */
const definitions = /(?:^|[\s{;="'])(--[\w-]+)(?:\s*:|["']\s*[:,])/g;
/** Undefined in Docusaurus' stylesheet, for pictures with an `align` attribute, which this site doesn't use. */
const ignored = /^--image-alignment-padding$/;

/** Names that `styles` use but neither they nor the scripts define. */
export const undefinedProperties = (styles: string, scripts: string): readonly string[] => {
  const defined = new Set([...`${styles}\n${scripts}`.matchAll(definitions)].map(([, name]) => name));
  const used = new Set([...styles.matchAll(uses)].map(([, name]) => name ?? ''));
  return [...used].filter((name) => !defined.has(name) && !ignored.test(name)).sort();
};

/** All custom properties in use are defined. Browsers would silently use black, or nothing, for the others. */
export const customProperties: Check<BuiltSite> = {
  name: 'custom properties',
  run(site) {
    const read = (end: string) =>
      [...site.files]
        .filter((file) => file.endsWith(end))
        .map((file) => fs.readFileSync(path.join(site.folder, file), 'utf8'))
        .join('\n');
    const inPages = site.pages.map(({ html }) => html).join('\n');
    return undefinedProperties(`${read('.css')}\n${inPages}`, read('.js')).map((name): Finding => ({
      file: 'src/css/tokens.css',
      fault: `Stylesheets or pages use ${name}, which is not defined.`,
      fix: 'Define it, correct its name, or find out why runtime/build/inlineCss removed it.',
    }));
  },
};
