import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillTemplate, release } from './fillTemplate.ts';
import { hardware, sharedFolders } from './hardware.ts';

const { keyboards, controllers } = hardware;

const here = (...names: string[]) => path.join(__dirname, ...names);

/** Every .keymap and .conf file in app/boards of the release, as listed by `git ls-tree -r --name-only v0.3.0 app/boards`. */
const released = new Set(fs.readFileSync(here('fixtures', `${release}.txt`), 'utf8').split('\n'));

describe('hardware of the setup scripts', () => {
  it('has unique ids', () => {
    const ids = [...keyboards, ...controllers].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contains keyboards and controllers, but no displays or testers', () => {
    expect(keyboards.map(({ id }) => id)).toEqual(expect.arrayContaining(['corne', 'glove80']));
    expect(controllers.map(({ id }) => id)).toContain('nice_nano_v2');
    expect(keyboards.map(({ id }) => id)).not.toContain('nice_view');
    expect(controllers.map(({ id }) => id)).not.toContain('glove80');
  });

  it.each(Object.keys(sharedFolders))('%s, which sharedFolders lists, is a keyboard', (id) => {
    expect(
      keyboards.some((keyboard) => keyboard.id === id),
      `remove ${id} from sharedFolders, or correct it`,
    ).toBe(true);
  });

  it.each(keyboards.filter(({ kind }) => kind === 'shield').map((shield) => [shield.id, shield] as const))(
    'there is a controller that fits %s',
    (_id, shield) => {
      expect(
        controllers.some(({ exposes }) => exposes === shield.requires),
        `no controller offers the pins "${shield.requires}"`,
      ).toBe(true);
    },
  );

  it.each(keyboards.map((keyboard) => [keyboard.id, keyboard] as const))(
    '%s has ids to build and a folder',
    (_id, { parts, folder, kind }) => {
      expect(parts.length).toBeGreaterThan(0);
      expect(folder).toMatch(kind === 'shield' ? /^app\/boards\/shields\/\w+$/ : /^app\/boards\/arm\/\w+$/);
    },
  );

  // The scripts look for a keymap with the name of the keyboard, then with that of its folder.
  it.each(keyboards.map((keyboard) => [keyboard.id, keyboard] as const))(
    'the release has a stock keymap for %s',
    (_id, { id, folder }) => {
      const candidates = [id, path.basename(folder)].map((name) => `${folder}/${name}.keymap`);
      expect(
        candidates.some((file) => released.has(file)),
        `none of ${candidates.join(', ')}`,
      ).toBe(true);
    },
  );

  it.each(['setup.sh', 'setup.ps1'])('%s downloads stock files only from the release that it sets up', (name) => {
    const script = fillTemplate(fs.readFileSync(here('templates', name), 'utf8'), hardware);
    expect(script).toMatch(new RegExp(`release *= *'${release.replace('.', '\\.')}'`, 'i'));
    expect(script.match(/githubusercontent\.com\/zmkfirmware\/zmk\/[^"'}]*/g)).toEqual([
      `githubusercontent.com/zmkfirmware/zmk/$${name === 'setup.sh' ? 'RELEASE' : 'Release'}`,
    ]);
  });
});
