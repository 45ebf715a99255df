import { expect, it } from 'vitest';
import { engines } from '../../package.json';
import { supportsNode } from './supportsNode.mjs';

it('is written for the range in package.json', () => {
  expect(engines.node).toBe('^20.19 || >=22.12');
});

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
])('for Node.js %s, returns %s', (version, expected) => {
  expect(supportsNode(version)).toBe(expected);
});
