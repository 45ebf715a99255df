import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFiles } from './readFiles';

const file = (path: string, content: string | Uint8Array<ArrayBuffer>) => ({
  file: new File([content], path),
  path,
  isFromFolder: false,
});
const zip = (entries: Record<string, string>) =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(entries).map(([path, text]) => [path, strToU8(text)]))));

it('refuses a file that is not part of a configuration, and reads the others', async () => {
  const { files, fileErrors } = await readFiles([file('README.md', '# Mine\n'), file('a.keymap.txt', '/ { };\n')]);
  expect(files).toEqual([{ name: 'a.keymap', text: '/ { };\n' }]);
  expect(fileErrors).toEqual([expect.stringContaining('README.md isn’t part of a ZMK configuration')]);
});

it('reads the logs in a zip only if it has no configuration files', async () => {
  const names = async (entries: Record<string, string>) =>
    (await readFiles([file('a.zip', zip(entries))])).files.map(({ name }) => name);
  expect(await names({ 'config/a.keymap': '', 'CMakeLists.txt': '', 'zephyr/b.conf': '' })).toEqual([
    'config/a.keymap',
  ]);
  expect(await names({ 'build/1_build.txt': 'FATAL ERROR' })).toEqual(['build/1_build.txt']);
});

it('explains a zip that has nothing to read', async () => {
  const { fileErrors } = await readFiles([file('a.zip', zip({ 'photo.png': '' })), file('b.zip', 'not a zip')]);
  expect(fileErrors[0]).toContain('a.zip doesn’t contain a keymap');
  expect(fileErrors[1]).toContain('b.zip couldn’t be unzipped');
});
