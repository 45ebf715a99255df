import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  makeDictionary,
  packDictionary,
  codesOf,
  bytesToCodes,
  unpackDictionary,
  codesToBytes,
} from './textEncoding.ts';

it('decodes every code it encoded', () => {
  const codes = fc.array(fc.nat({ max: 65_535 }));
  fc.assert(
    fc.property(codes, (list) => {
      expect([...bytesToCodes(codesToBytes(list))]).toEqual(list);
    }),
  );
});

it('unpacks every dictionary it packed', () => {
  const entry = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '_', ' ', '€'), maxLength: 40 });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      expect(unpackDictionary(packDictionary(entries))).toEqual(entries);
    }),
  );
});

it('gives the most frequent entries one-byte codes', () => {
  const counts = new Map(Array.from({ length: 300 }, (_, at): [string, number] => [`word${at}`, at]));
  const codes = codesOf(makeDictionary(counts));
  expect(codesToBytes([codes.get('word299') ?? 0])).toHaveLength(1);
  expect(codesToBytes([codes.get('word0') ?? 0])).toHaveLength(2);
});
