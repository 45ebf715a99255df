import { expect, test } from 'vitest';
import { isEmpty, readQuery, writeQuery, type QueryFields } from './query';

const fields: QueryFields = {
  text: 'find',
  filters: { kind: { values: ['lamp', 'switch'] }, has: { values: ['red', 'blue'], isMultiple: true } },
};

test.each([
  ['?find=idle', { find: 'idle', kind: '', has: '' }],
  ['?has=red,green,blue&kind=lamp', { find: '', kind: 'lamp', has: 'red,blue' }],
  ['?kind=lamp,switch', { find: '', kind: 'lamp', has: '' }],
])('reads the query from %j', (search, query) => expect(readQuery(search, fields)).toEqual(query));

test.each(['', '?kind=toString', '?has=green', '?other=1'])('ignores unknown values in %j', (search) =>
  expect(isEmpty(readQuery(search, fields))).toBe(true),
);

test('writes a query back to the URL, and keeps other parameters', () => {
  const search = '?board=b&find=a+b&kind=lamp&has=red,blue';
  expect(writeQuery(readQuery(search, fields), search, fields)).toBe(search);
  expect(writeQuery({}, search, fields)).toBe('?board=b');
});
