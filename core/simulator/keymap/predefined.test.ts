import { behaviors, inputProcessors } from '#core/firmware';
import { expect, test } from 'vitest';
import { otherLabels, predefinedRows } from './predefined.ts';

/** Removes differences in notation. */
const normalize = (value: string | true): string | true =>
  value === true
    ? true
    : value
        .replace(/[<>]/g, '')
        .replace(/\s*([,|])\s*/g, (_, mark: string) => (mark === ',' ? ' ' : mark))
        .replace(/\s+/g, ' ')
        .trim();

/** Properties that don't affect the simulation. */
const withoutEffect = new Set([
  'display-name',
  'type',
  'split-peripheral-off-on-press',
  'x-input-code',
  'y-input-code',
  'time-to-max-speed-ms',
  'acceleration-exponent',
]);

test.each(behaviors.map((row) => [row.label, row] as const))('%s matches core/firmware', (label, row) => {
  const here = predefinedRows.find((candidate) => `&${candidate.label}` === label);
  expect(here, `add ${label} to predefined.ts`).toBeDefined();
  expect(here?.compatible).toBe(row.compatible);
  expect(here?.cells).toBe(row.parameters.length);
  if (row.kind === 'sensor-behavior') return;
  const wanted = Object.entries(row.properties).filter(([name]) => !withoutEffect.has(name));
  expect(Object.fromEntries(Object.entries(here?.set ?? {}).map(([name, value]) => [name, normalize(value)]))).toEqual(
    Object.fromEntries(wanted.map(([name, value]) => [name, normalize(value)])),
  );
});

test('core/firmware describes every predefined behavior', () => {
  const known = new Set<string>(behaviors.map(({ label }) => label));
  expect(predefinedRows.filter(({ label }) => !known.has(`&${label}`))).toEqual([]);
});

test('the input processors match core/firmware', () => {
  const here = otherLabels.filter((label) => label.startsWith('zip_')).map((label) => `&${label}`);
  expect(here.toSorted()).toEqual(inputProcessors.map(({ label }) => label).toSorted());
});
