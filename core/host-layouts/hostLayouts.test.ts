import { describe, expect, test } from 'vitest';
import { encodeKeyCode } from '../firmware/key-codes/encode.ts';
import { characterRows, findHostLayout, guessHostLayout, hostLayouts, characterKeys, waysToType } from './index.ts';
import { keysOf } from './keysOf.ts';
import { worksOnWindows } from './worksOnWindows.ts';

function type(id: string, character: string): string | undefined {
  const layout = findHostLayout(id);
  if (!layout) throw new Error(`no layout ${id}`);
  return waysToType(layout, character)?.join(' then ');
}

test.each([
  ['us', '~', 'LS(GRAVE)'],
  ['us', 'é', undefined],
  ['us', '<', 'LS(COMMA)'],
  ['us-international', 'é', 'RA(E)'],
  ['us-international', '"', 'LS(SQT) then SPACE'],
  ['us-mac', 'é', 'LA(E) then E'],
  ['us-mac', '—', 'LS(LA(MINUS))'],
  ['uk', '£', 'LS(N3)'],
  ['uk', '#', 'NUHS'],
  ['german', 'ü', 'LBKT'],
  ['german', 'z', 'Y'],
  ['german', '@', 'RA(Q)'],
  ['german', '€', 'RA(E)'],
  ['german', 'é', 'EQUAL then E'],
  ['german', '^', 'GRAVE then SPACE'],
  ['french', 'é', 'N2'],
  ['french', 'a', 'Q'],
  ['french', 'ê', 'LBKT then E'],
  ['spanish', 'ñ', 'SEMI'],
  ['spanish', 'á', 'SQT then A'],
  ['spanish', '{', 'RA(SQT)'],
  ['spanish', ']', 'RA(RBKT)'],
  ['italian', 'è', 'LBKT'],
  ['italian', '@', 'RA(SEMI)'],
  ['portuguese', 'ç', 'SEMI'],
  ['brazilian', 'ç', 'SEMI'],
  ['brazilian', '/', 'INT1'],
  ['swedish', 'å', 'LBKT'],
  ['danish', 'ø', 'SQT'],
  ['norwegian', 'ø', 'SEMI'],
  ['swiss-german', 'ö', 'SEMI'],
  ['swiss-french', 'é', 'SEMI'],
  ['swiss-german', '|', 'RA(N7)'],
  ['italian', '{', 'LS(RA(LBKT))'],
  ['belgian', '@', 'RA(N2)'],
  ['belgian', '\\', 'RA(NUBS)'],
  ['czech', '@', 'RA(V)'],
  ['polish', 'ł', 'RA(L)'],
  ['czech', 'ř', 'N5'],
  ['hungarian', 'ő', 'LBKT'],
  ['turkish', 'ğ', 'LBKT'],
  ['japanese', '@', 'LBKT'],
  ['japanese', '¥', undefined],
  ['russian', 'ж', 'SEMI'],
  ['dvorak', 's', 'SEMI'],
  ['colemak', 'f', 'E'],
])('on layout %s, %s is typed with %s', (id, character, keys) => {
  expect(type(id, character)).toBe(keys);
});

describe.each(hostLayouts.map((layout) => [layout.title, layout] as const))('layout %s', (_title, layout) => {
  test('has an entry for every key', () => {
    expect(keysOf(layout)).toHaveLength(characterKeys.length);
  });

  test('types each of its characters with key codes that exist', () => {
    for (const character of [...new Set(keysOf(layout).join(''))].filter((each) => each !== '␀')) {
      for (const press of waysToType(layout, character) ?? []) {
        expect(encodeKeyCode(press), `${character}: ${press}`).toMatchObject({ ok: true });
      }
    }
  });
});

test('every key in worksOnWindows.ts also types its character on Linux', () => {
  for (const layout of hostLayouts) {
    for (const [character, press] of worksOnWindows(layout.id)) {
      const key = characterKeys.findIndex(({ code }) => press.includes(`(${code})`));
      const level = press.startsWith('LS(') ? 3 : 2;
      expect([...(keysOf(layout)[key] ?? '')][level], `${layout.id}: ${press}`).toBe(character);
    }
  }
});

test('layout ids are unique', () => {
  expect(new Set(hostLayouts.map(({ id }) => id)).size).toBe(hostLayouts.length);
});

test.each([
  [['de-AT', 'en'], 'german'],
  [['de-CH'], 'swiss-german'],
  [['en-US'], 'us'],
  [['en-GB'], 'uk'],
  [['nl-BE'], 'belgian'],
  [['tlh', 'fr-FR'], 'french'],
  [[], 'us'],
])('the guessed layout for languages %j is %s', (languages, id) => {
  expect(guessHostLayout(languages).id).toBe(id);
});

test('characterRows has a way to type each character', () => {
  const rows = characterRows();
  expect(rows.filter(({ ways }) => ways.length === 0)).toEqual([]);
  const ways = rows.find(({ character }) => character === 'ñ')?.ways;
  expect(ways?.find(({ layout }) => layout === 'US on macOS')?.presses).toEqual(['LA(N)', 'N']);
});
