import { expect, it } from 'vitest';
import { parsePage } from './content.ts';
import { unlistedClaims } from './unlistedClaims.ts';

const lines = async (text: string) =>
  (await unlistedClaims.run({ root: '', partials: [], pages: [parsePage('docs/page.mdx', text)] })).map(
    ({ line }) => line,
  );

const table = (...rows: readonly string[]) =>
  ['These build without being listed:', '', '| Name | In `build.yaml` |', '| --- | --- |', ...rows, ''].join('\n');

it('accepts a claim about hardware that is not on the list, also a shield on a listed board', async () => {
  expect(await lines('ZMK has settings for the Pico (`rpi_pico`, not listed).')).toEqual([]);
  expect(await lines(table('| Pico | `board: rpi_pico` |', '| A pad | `board: proton_c`, `shield: my_pad` |'))).toEqual(
    [],
  );
});

it('reports a claim about hardware that is on the list', async () => {
  expect(await lines('For the nice!nano (`nice_nano_v2`, not listed) it has none.')).toEqual([1]);
  expect(await lines(table('| Pico | `board: rpi_pico` |', '| Corne | `shield: corne_left` |'))).toEqual([6]);
});
