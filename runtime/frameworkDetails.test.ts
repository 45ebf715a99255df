import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { frameworkDetails } from './frameworkDetails.ts';

for (const { name, usedIn, source, texts } of frameworkDetails) {
  test(`the installed Docusaurus still has this private detail: ${name}`, () => {
    const file = path.resolve('node_modules', source);
    const code = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const missing = texts.filter((text) => !code.includes(text));
    expect(
      missing,
      `${source} has changed: ${name}. Adapt ${usedIn}, then the detail in runtime/frameworkDetails.ts.`,
    ).toEqual([]);
    expect(fs.existsSync(usedIn), usedIn).toBe(true);
  });
}

test('this project relies on at most 12 private details of Docusaurus', () => {
  expect(frameworkDetails.length).toBeLessThanOrEqual(12);
});
