import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { frameworkDetails } from './frameworkDetails.ts';

for (const { name, usedIn, source, texts } of frameworkDetails) {
  test(`Docusaurus still has: ${name}`, () => {
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

test('we rely on at most 12 private details', () => {
  expect(frameworkDetails.length).toBeLessThanOrEqual(12);
});
