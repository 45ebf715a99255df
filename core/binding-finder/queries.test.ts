import { expect, test } from 'vitest';
import { qmkNames } from '#core/firmware/qmk';
import { findHostLayout } from '#core/host-layouts';
import { keyCodes } from '../firmware/key-codes/keyCodes.ts';
import { encodeKeyCode } from '../firmware/key-codes/encode.ts';
import { createFinder, type FindableCode } from './index.ts';
import { heldOutQueries } from './queries/heldOut.ts';
import { tunedQueries, type FinderQuery } from './queries/tuned.ts';

const codes = keyCodes.map(
  ({ name, aliases, qmk, title, does, types = '', shifted = '', marks = '', press = '' }): FindableCode => ({
    names: [name, ...aliases],
    qmk,
    title,
    does,
    characters: `${types}${shifted}${marks}`,
    press,
  }),
);
const find = createFinder(codes);

/** Replaces key codes by their number, so that `BSPC` and `BACKSPACE` are the same. */
function normalize(binding: string): string {
  return binding.replace(/(?<=&kp |&sk |&kt |&mt |&lt \d )\S+(?: \S+)?/g, (cells) =>
    cells
      .split(' ')
      .map((cell) => {
        const encoded = encodeKeyCode(cell);
        return encoded.ok ? String(encoded.code.value) : cell;
      })
      .join(' '),
  );
}

function firstAnswer({ query, layout = 'us' }: FinderQuery): string {
  const host = findHostLayout(layout);
  if (!host) throw new Error(`no layout ${layout}`);
  return find(query, host).answers[0]?.binding ?? 'nothing';
}

test.each(tunedQueries.map((each) => [each.layout ? `${each.query} (${each.layout})` : each.query, each] as const))(
  'finds the right binding for %s',
  (_title, each) => {
    const answer = firstAnswer(each);
    expect(each.expected.map(normalize), answer).toContain(normalize(answer));
  },
);

test.each(qmkNames.flatMap(({ names, binding }) => names.map((name) => [name, binding || 'nothing'] as const)))(
  'translates the QMK name %s to %s',
  (query, binding) => expect(normalize(firstAnswer({ query, expected: [] }))).toBe(normalize(binding)),
);

test('finds the right binding for at least 95 % of the held-out queries', () => {
  const wrong = heldOutQueries.flatMap((each) => {
    const answer = firstAnswer(each);
    return each.expected.map(normalize).includes(normalize(answer)) ? [] : [`${each.query}: ${answer}`];
  });
  expect(1 - wrong.length / heldOutQueries.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('no query has two answers that are the same binding under different names', () => {
  const us = findHostLayout('us')!;
  const repeated = tunedQueries.flatMap(({ query }) => {
    const { answers, message } = find(query, us);
    const bindings = answers.map(({ binding }) => normalize(binding));
    // With a message, each answer is for another layout.
    return message === undefined && new Set(bindings).size < bindings.length ? [query] : [];
  });
  expect(repeated).toEqual([]);
});

test('a key code that does nothing is not a first answer, and a shortcut says which layout it is for', () => {
  const { answers } = find('sleep', findHostLayout('us')!);
  expect(answers.slice(0, 3).map(({ binding }) => binding)).not.toContain('&kp SYSTEM_SLEEP');
  const [shortcut] = find('ctrl+z', findHostLayout('german')!).answers;
  expect(shortcut).toMatchObject({ binding: '&kp LC(Y)', title: 'ctrl+z on a computer set to German' });
});
