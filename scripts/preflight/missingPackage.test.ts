import { describe, expect, it } from 'vitest';
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
  it('reports a missing installation', () => {
    expect(missingPackage(wanted, undefined, machine, all)).toBe('nothing is installed yet');
  });

  it('accepts a complete installation without packages for other systems', () => {
    expect(missingPackage(wanted, { packages: complete }, machine, all)).toBeUndefined();
  });

  it('finds a package that is missing or has another version', () => {
    expect(missingPackage(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } }, machine, all)).toBe(
      'b is missing',
    );
    const old = { ...complete, 'node_modules/a': { version: '0.9.0' } };
    expect(missingPackage(wanted, { packages: old }, machine, all)).toBe('a 1.0.0 is missing');
  });

  it('finds a folder that was deleted', () => {
    const gone = (place: string) => place !== 'node_modules/a';
    expect(missingPackage(wanted, { packages: complete }, machine, gone)).toBe('a is missing');
  });

  it('finds packages that were copied from another system', () => {
    const copied = { ...complete, 'node_modules/only-mac': { version: '1.0.0', os: ['darwin'] } };
    expect(missingPackage(wanted, { packages: copied }, machine, all)).toBe(
      'only-mac was installed for another system',
    );
    const fine = { ...complete, 'node_modules/only-mac': { version: '1.0.0', os: ['!win32'] } };
    expect(missingPackage(wanted, { packages: fine }, machine, all)).toBeUndefined();
  });
});
