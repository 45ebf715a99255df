import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const project = () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  write('docs/index.mdx', 'Hello');
  return { root, write };
};

it('changes with the content, names, and number of files, and with the settings', () => {
  const { root, write } = project();
  const seen = new Set([fingerprint(root, {})]);
  write('docs/index.mdx', 'Hello!');
  seen.add(fingerprint(root, {}));
  write('docs/other.mdx', '');
  seen.add(fingerprint(root, {}));
  fs.renameSync(path.join(root, 'docs/other.mdx'), path.join(root, 'docs/another.mdx'));
  seen.add(fingerprint(root, {}));
  seen.add(fingerprint(root, { GA_MEASUREMENT_ID: 'G-1' }));
  expect(seen.size).toBe(5);
});

it('does not change with generated files, tests, and checks', () => {
  const { root, write } = project();
  const before = fingerprint(root, {});
  write('build/index.html', 'made');
  write('node_modules/a/index.js', 'made');
  write('.docusaurus/routes.js', 'made');
  write('docs/index.test.ts', 'a test');
  write('docs/other.test.mts', 'a test');
  write('checks/all.ts', 'a check');
  expect(fingerprint(root, {})).toBe(before);
});
