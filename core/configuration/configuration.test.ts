import { expect, it } from 'vitest';
import { readConfiguration } from './index.ts';

const files = new Map([
  ['build.yaml', 'include:\n  - board: nice_nano_v2\n    shield: corne_left\n'],
  ['config/corne.conf', 'CONFIG_ZMK_SLEEP=y\n'],
]);

it('reads only the files that have changed', () => {
  const first = readConfiguration(files);
  const second = readConfiguration(new Map(files).set('config/corne.conf', ''), first);
  expect(second.file('build.yaml')).toBe(first.file('build.yaml'));
  expect(second.file('config/corne.conf')?.settings).toEqual([]);
});

it('parses a YAML file once', () => {
  const { file } = readConfiguration(files);
  expect(file('build.yaml')?.yaml).toBe(file('build.yaml')?.yaml);
});

it.each([
  ['v0.3', 'known', 'v0.3'],
  ['v0.3.1', 'known', 'v0.3'],
  ['v0.3-branch', 'known', 'v0.3'],
  ['main', 'known', 'main'],
  ['v0.2', 'older', 'v0.3'],
  ['v0.4', 'newer', 'v0.3'],
  ['v0.10.2', 'newer', 'v0.3'],
  ['ac7f75b', 'revision', 'v0.3'],
  ['my-branch', 'revision', 'v0.3'],
  ['0.3', 'known', 'v0.3'],
])('for the revision %s, the release is %s', (revision, status, facts) => {
  const west = `manifest:\n  projects:\n    - name: zmk\n      revision: ${revision}\n`;
  expect(readConfiguration(new Map([['config/west.yml', west]])).release).toMatchObject({ status, facts });
});
