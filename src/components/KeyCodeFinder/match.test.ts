import { expect, test } from 'vitest';
import { score, textQuery, type FindableRow } from './match';

const row = (names: string, text: string, characters = '', press = ''): FindableRow => ({
  names: names.split(' '),
  text: `${names} ${text}`.toLowerCase(),
  characters,
  press,
});

const backspace = row(
  'backspace bspc kc_bspc kc_backspace',
  'backspace deletes what is before the cursor.',
  '⌫',
  'Backspace',
);
const grave = row('grave kc_grv', 'grave accent types `, or ~ with shift.', '`~', 'Backquote');
const tilde = row('tilde kc_tild', 'types ~.', '~');
const space = row('space kc_spc', 'types a space.', ' ␣', 'Space');
const pageUp = row('page_up pg_up kc_pgup', 'scrolls one page up.', '⇞', 'PageUp');
const rightParenthesis = row('right_parenthesis rpar kc_rprn', 'types ).', ')');
const rows = { backspace, grave, tilde, space, pageUp, rightParenthesis };

const found = (input: string) =>
  Object.entries(rows)
    .map(([name, each]) => ({ name, points: score(each, textQuery(input)) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ name }) => name);

test.each([
  ['BSPC', ['backspace']],
  ['kc_bspc', ['backspace']],
  ['&kp BSPC', ['backspace']],
  ['&kp LC(BSPC)', ['backspace']],
  ['lc(ra(bspc))', ['backspace']],
  ['LS(BSP', ['backspace']],
  ['LS(~)', ['tilde', 'grave']],
  [')', ['rightParenthesis']],
  ['deletes before', ['backspace']],
  ['page up', ['pageUp']],
  ['pageup', ['pageUp']],
  ['⌫', ['backspace']],
  ['~', ['tilde', 'grave']],
  [' ', ['space']],
  ['nothing like it', []],
])('%j finds %j', (input, expected) => {
  expect(found(input)).toEqual(expected);
});

test('an empty query finds everything', () => {
  expect(found('  ')).toHaveLength(6);
});

test('a pressed key is found by its place and by the character it types', () => {
  const query = { kind: 'press', code: 'Backquote', key: '~' } as const;
  expect([score(grave, query), score(tilde, query), score(space, query)]).toEqual([3, 2, 0]);
});

test('a key that is not on the list finds nothing', () => {
  expect(Object.values(rows).map((each) => score(each, { kind: 'press', code: '', key: 'Unidentified' }))).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
});
