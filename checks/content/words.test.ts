import { describe, expect, it } from 'vitest';
import { wordFindings, type Words } from './words.ts';

const facts = { LAMP: { hidden: true }, LIGHT: {} };
const table: Words = {
  kind: 'option',
  file: 'texts.ts',
  text: "const texts = {\n  LAMP: 'Lights up.',\n  LIGHT: 'Is bright.',\n};\n",
  needed: ['LAMP', 'LIGHT'],
  given: ['LAMP', 'LIGHT'],
  allowed: (name) => name in facts,
  overrides: [],
  factOf: (name) => (facts as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[name],
};

describe('words for the firmware', () => {
  it('are complete if each name has a line', () => {
    expect(wordFindings(table, '')).toEqual([]);
  });

  it('are missing for a new name, whose place is after the name before it', () => {
    expect(wordFindings({ ...table, needed: ['LAMP', 'LED', 'LIGHT'] }, '')).toMatchObject([
      { file: 'texts.ts', line: 2, fault: 'The option LED has no words.' },
    ]);
  });

  it('are too many for a name that is gone', () => {
    expect(wordFindings({ ...table, allowed: (name) => name === 'LAMP' }, '')).toMatchObject([
      { file: 'texts.ts', line: 3, fault: 'The firmware has no option LIGHT.' },
    ]);
  });

  it('may override a fact, as long as the source states it', () => {
    const override = { name: 'LAMP', field: 'hidden', source: true, because: 'measured' };
    const overridesText = "\n  { name: 'LAMP', field: 'hidden' },\n";
    const check = (source: unknown, name = 'LAMP') =>
      wordFindings({ ...table, overrides: [{ ...override, name, source }] }, overridesText);
    expect(check(true)).toEqual([]);
    expect(check(undefined)).toMatchObject([{ file: 'core/firmware/text/overrides.ts', line: 2 }]);
    expect(check(true, 'GONE')).toHaveLength(1);
  });
});
