import { expect, test } from 'vitest';
import { behaviors, constantName, constants, findBehavior, findConstant } from '#core/firmware';
import { encodeKeyCode } from '../firmware/key-codes/encode.ts';
import { phraseTable } from './phrases.ts';
import { topics } from './topics.ts';
import { qmkNames } from '#core/firmware/qmk';

const bindings = [...phraseTable, ...qmkNames].map(({ binding }) => binding).filter(Boolean);

test.each([...new Set(bindings)])('%s is a valid binding', (binding) => {
  const [label = '', ...cells] = binding.split(' ');
  expect(findBehavior(label)?.label).toBe(label);
  for (const cell of cells) {
    const isKnown =
      /^\d+$/.test(cell) || encodeKeyCode(cell).ok || findConstant(cell.replace(/\(.*/, '')) !== undefined;
    expect(isKnown, `${cell} in ${binding}`).toBe(true);
  }
});

test('every QMK name without an equivalent has a note and a page to read', () => {
  for (const { names, binding, note, page } of qmkNames.filter((row) => !row.binding)) {
    expect([binding, note, page], names[0]).toEqual(['', expect.stringMatching(/\.$/), expect.any(String)]);
  }
});

test('no phrase is both a topic and a binding', () => {
  const phrases = new Set(phraseTable.flatMap((row) => row.phrases));
  expect(topics.flatMap((topic) => topic.phrases).filter((phrase) => phrases.has(phrase))).toEqual([]);
});

test('no QMK name is listed twice', () => {
  const names = qmkNames.flatMap((row) => row.names);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every behavior and every constant for a binding can be found', () => {
  const inTable = phraseTable.flatMap(({ binding, phrases }) => [...binding.split(' '), ...phrases]);
  const known = new Set(inTable.map((name) => name.replace(/\(.*/, '')));
  const prefixes = behaviors.flatMap((behavior) => behavior.constants ?? []);
  const usable = constants.filter(
    ({ name, fills }) => fills !== 'arguments' && prefixes.some((prefix) => name.startsWith(prefix)),
  );
  const missing = usable.filter((row) => !known.has(constantName(row)) && !known.has(row.sameAs ?? ''));
  expect(missing.map(constantName)).toEqual([]);
  // The table has key codes for &kp, and macro controls only work inside a macro.
  const labels = behaviors.map(({ label }) => label).filter((label) => !/^&(?:kp$|macro_)/.test(label));
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
});
