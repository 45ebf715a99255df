import fs from 'node:fs';
import path from 'node:path';
import type { Check, Finding } from '../check.ts';
import type { Content } from './content.ts';

const tokenFile = 'src/css/tokens.css';
const definition = /^\s*(--[\w-]+)\s*:/;

const definitionsIn = (css: string) =>
  css.split('\n').flatMap((text, index) => {
    const [, name] = definition.exec(text) ?? [];
    return name === undefined ? [] : [{ name, line: index + 1 }];
  });

/** Where the stylesheet `file` gives a new value to a custom property that tokens.css defines. */
export function checkTokens(tokens: string, css: string, file: string): readonly Finding[] {
  const own = new Set(definitionsIn(tokens).map(({ name }) => name));
  return definitionsIn(css)
    .filter(({ name }) => own.has(name))
    .map(({ name, line }) => ({
      file,
      line,
      fault: `${name} is redefined here.`,
      fix: `Change it in ${tokenFile}, or choose another name.`,
    }));
}

/**
 * Design tokens are defined only in tokens.css, so each has one value per theme. Stylesheets of components may redefine
 * them for the component, as drawings do in forced colors.
 */
export const tokens: Check<Content> = {
  name: 'tokens stated once',
  run({ root }) {
    const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
    return fs
      .readdirSync(path.join(root, 'src/css'))
      .map((name) => `src/css/${name}`)
      .filter((file) => file !== tokenFile)
      .flatMap((file) => checkTokens(read(tokenFile), read(file), file));
  },
};
