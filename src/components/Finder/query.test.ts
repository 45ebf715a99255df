import { expect, test } from 'vitest';
import { isEmpty, readQuery, writeQuery, type Fields } from './query';

const fields: Fields = {
  text: 'find',
  choices: { kind: { values: ['lamp', 'switch'] }, has: { values: ['red', 'blue'], several: true } },
};

test.each([
  ['?find=idle', { find: 'idle', kind: '', has: '' }],
  ['?has=red,green,blue&kind=lamp', { find: '', kind: 'lamp', has: 'red,blue' }],
  ['?kind=lamp,switch', { find: '', kind: 'lamp', has: '' }],
])('%j is read', (search, query) => expect(readQuery(search, fields)).toEqual(query));

test.each(['', '?kind=toString', '?has=green', '?other=1'])('%j asks for nothing that a choice could show', (search) =>
  expect(isEmpty(readQuery(search, fields))).toBe(true),
);

test('a query comes back from the address, and other parameters stay', () => {
  const search = '?board=b&find=a+b&kind=lamp&has=red,blue';
  expect(writeQuery(readQuery(search, fields), search, fields)).toBe(search);
  expect(writeQuery({}, search, fields)).toBe('?board=b');
});
