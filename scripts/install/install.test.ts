import { describe, expect, it } from 'vitest';
import { isOlder } from './isOlder.mjs';
import { isInRange, rangeInWords } from './nodeRange.mjs';
import { missingPackage } from './missingPackage.mjs';

const all = () => true;
const machine = { platform: 'linux', arch: 'x64' };
const wanted = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/only-mac': { version: '1.0.0', optional: true },
  },
};
const complete = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
};

describe('missingPackage', () => {
  it('asks for an installation when there is none', () => {
    expect(missingPackage(wanted, undefined, machine, all)).toBe('nothing is installed yet');
  });

  it('accepts a complete installation in which packages for other systems are absent', () => {
    expect(missingPackage(wanted, { packages: complete }, machine, all)).toBeUndefined();
  });

  it('names a package that is absent or of another version', () => {
    expect(missingPackage(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } }, machine, all)).toBe(
      'b is missing',
    );
    const old = { ...complete, 'node_modules/a': { version: '0.9.0' } };
    expect(missingPackage(wanted, { packages: old }, machine, all)).toBe('a 1.0.0 is missing');
  });

  it('notices a folder that was deleted', () => {
    const gone = (place: string) => place !== 'node_modules/a';
    expect(missingPackage(wanted, { packages: complete }, machine, gone)).toBe('a is missing');
  });

  it('rejects node_modules that were copied from another system', () => {
    const copied = { ...complete, 'node_modules/only-mac': { version: '1.0.0', os: ['darwin'] } };
    expect(missingPackage(wanted, { packages: copied }, machine, all)).toBe(
      'only-mac was installed for another system',
    );
    const fine = { ...complete, 'node_modules/only-mac': { version: '1.0.0', os: ['!win32'] } };
    expect(missingPackage(wanted, { packages: fine }, machine, all)).toBeUndefined();
  });
});

describe('the range of Node.js versions', () => {
  const range = '^20.19 || >=22.12';

  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.2.0', false],
    ['22.12.0', true],
    ['23.11.1', true],
    ['24.0.0', true],
    ['26.1.0', true],
  ])('has %s: %s', (version, expected) => {
    expect(isInRange(version, range)).toBe(expected);
  });

  it('can be told in words', () => {
    expect(rangeInWords(range)).toBe('20.19 or a later 20, or 22.12 or newer');
  });
});

describe('isOlder', () => {
  it.each([
    ['18.20.8', '20.19', true],
    ['20.9.0', '20.19', true],
    ['20.19.0', '20.19', false],
    ['24.0.0', '20.19', false],
  ])('%s before %s: %s', (a, b, expected) => {
    expect(isOlder(a, b)).toBe(expected);
  });
});
