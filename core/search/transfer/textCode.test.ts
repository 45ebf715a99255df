import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeDictionary, packDictionary, placesOf, readPlaces, unpackDictionary, writePlaces } from './textCode.ts';

it('reads back every place it wrote', () => {
  const places = fc.array(fc.nat({ max: 65_535 }));
  fc.assert(
    fc.property(places, (list) => {
      expect([...readPlaces(writePlaces(list))]).toEqual(list);
    }),
  );
});

it('reads back every dictionary it packed', () => {
  const entry = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '_', ' ', '€'), maxLength: 40 });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      expect(unpackDictionary(packDictionary(entries))).toEqual(entries);
    }),
  );
});

it('gives the most frequent entries the places of one byte', () => {
  const counts = new Map(Array.from({ length: 300 }, (_, at): [string, number] => [`word${at}`, at]));
  const places = placesOf(makeDictionary(counts));
  expect(writePlaces([places.get('word299') ?? 0])).toHaveLength(1);
  expect(writePlaces([places.get('word0') ?? 0])).toHaveLength(2);
});
