import { describe, expect, test } from 'vitest';
import { behaviors, inputProcessors } from './behaviors.ts';
import { constants } from './constants.ts';
import { bindingForm, constantName, findBehavior, findConstant } from './find.ts';

const nodes = [...behaviors, ...inputProcessors];
const sentence = /^[A-Z].*\.$/;

describe.each(nodes.map((row) => [row.label, row] as const))('%s', (label, row) => {
  test('is listed once and found by its label', () => {
    expect(nodes.filter((other) => other.label === label)).toEqual([row]);
    expect(findBehavior(label)).toBe(row);
  });

  test('has a one-sentence description for itself and each parameter', () => {
    expect(row.does).toMatch(sentence);
    expect(row.does).not.toContain('. ');
    for (const parameter of row.parameters) expect(parameter.means).toMatch(sentence);
  });

  test('has an example that starts with its label and fills every parameter', () => {
    const [first, ...cells] = row.example.replace(/\([^)]*\)/g, '()').split(' ');
    expect(first).toBe(label);
    const constant = cells[0] ? findConstant(cells[0]) : undefined;
    expect(cells.length + (constant?.fills === 'both' ? 1 : 0)).toBe(row.parameters.length);
    if (constant?.fills === 'first') expect(cells).toHaveLength(2);
  });

  test('has properties in devicetree syntax', () => {
    for (const value of Object.values(row.properties)) {
      if (value !== true) expect(value).toMatch(/^(<[^<>]+>(, <[^<>]+>)*|"[a-z-]+")$/);
    }
  });

  test('accepts constants that exist', () => {
    for (const prefix of row.constants ?? []) {
      expect(constants.some(({ name }) => name.startsWith(prefix))).toBe(true);
    }
  });
});

describe.each(constants.map((row) => [row.name, row] as const))('%s', (name, row) => {
  test('is listed once and described in one sentence', () => {
    expect(constants.filter((other) => other.name === name)).toEqual([row]);
    expect(findConstant(constantName(row))).toBe(row);
    expect(row.does).toMatch(sentence);
  });

  test('has a 32-bit value unless it takes arguments', () => {
    if (row.value === undefined) {
      expect(row.fills).toBe('arguments');
    } else {
      expect(Number.isInteger(row.value) && row.value >= 0 && row.value < 2 ** 32).toBe(true);
    }
  });

  test('has the same value as its alias', () => {
    if (row.sameAs) expect(constants.find((other) => other.name === row.sameAs)?.value).toBe(row.value);
  });
});

test('bindingForm has placeholders for the parameters', () => {
  expect(behaviors.filter(({ label }) => label === '&mt' || label === '&trans').map(bindingForm)).toEqual([
    '&trans',
    '&mt HOLD TAP',
  ]);
});

test('findBehavior finds a behavior by a deprecated label', () => {
  expect(findBehavior('&inc_dec_cp')?.label).toBe('&inc_dec_kp');
});
