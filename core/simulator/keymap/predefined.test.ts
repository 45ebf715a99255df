import { behaviors, inputProcessors } from '#core/firmware';
import { expect, test } from 'vitest';
import { otherLabels, predefinedRows } from './predefined.ts';

/** Property texts without what only the way of writing adds. */
const normalize = (value: string | true): string | true =>
  value === true
    ? true
    : value
        .replace(/[<>]/g, '')
        .replace(/\s*([,|])\s*/g, (_, mark: string) => (mark === ',' ? ' ' : mark))
        .replace(/\s+/g, ' ')
        .trim();

/** What only names a behavior or matters to behaviors that are not simulated. */
const withoutEffect = new Set([
  'display-name',
  'type',
  'split-peripheral-off-on-press',
  'x-input-code',
  'y-input-code',
  'time-to-max-speed-ms',
  'acceleration-exponent',
]);

test.each(behaviors.map((row) => [row.label, row] as const))('%s is here as the reference has it', (label, row) => {
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

test('nothing is here that the reference does not have', () => {
  const known = new Set<string>(behaviors.map(({ label }) => label));
  expect(predefinedRows.filter(({ label }) => !known.has(`&${label}`))).toEqual([]);
});

test('every input processor of the reference is here', () => {
  const here = otherLabels.filter((label) => label.startsWith('zip_')).map((label) => `&${label}`);
  expect(here.toSorted()).toEqual(inputProcessors.map(({ label }) => label).toSorted());
});
