import { expect, it } from 'vitest';
import { checkLockfile, type Lockfile } from './lockfile.ts';

const faults = (packages: Lockfile['packages']) =>
  checkLockfile({ packages }, 'package-lock.json').map(({ fault }) => fault);

it('accepts optional packages that are locked next to the package or in a folder above', () => {
  expect(
    faults({
      'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
      'node_modules/a-linux': {},
      'node_modules/a/node_modules/a-mac': {},
      'node_modules/x/node_modules/@y/b': { optionalDependencies: { 'a-linux': '1' } },
    }),
  ).toEqual([]);
});

it('finds an optional package that is not locked', () => {
  expect(faults({ 'node_modules/a': { optionalDependencies: { 'a-mac': '1' } } })).toEqual([
    'a-mac, which node_modules/a needs on other systems, is not in the lockfile, so npm ci would refuse it.',
  ]);
});

it('finds the URL of a registry', () => {
  expect(faults({ 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } })).toHaveLength(1);
});
