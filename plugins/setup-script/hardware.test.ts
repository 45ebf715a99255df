import { describe, expect, it } from 'vitest';
import { hardware, sharedFolders } from './hardware.ts';

const { keyboards, controllers } = hardware;

describe('hardware of the setup scripts', () => {
  it('names every id once', () => {
    const ids = [...keyboards, ...controllers].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('offers keyboards and controllers, and no displays or testers', () => {
    expect(keyboards.map(({ id }) => id)).toEqual(expect.arrayContaining(['corne', 'glove80']));
    expect(controllers.map(({ id }) => id)).toContain('nice_nano_v2');
    expect(keyboards.map(({ id }) => id)).not.toContain('nice_view');
    expect(controllers.map(({ id }) => id)).not.toContain('glove80');
  });

  it.each(Object.keys(sharedFolders))('%s, listed with a shared folder, is a keyboard', (id) => {
    expect(
      keyboards.some((keyboard) => keyboard.id === id),
      `remove ${id} from sharedFolders, or correct it`,
    ).toBe(true);
  });

  it.each(keyboards.filter(({ kind }) => kind === 'shield').map((shield) => [shield.id, shield] as const))(
    '%s has a controller that fits',
    (_id, shield) => {
      expect(
        controllers.some(({ exposes }) => exposes === shield.requires),
        `no controller offers the pins "${shield.requires}"`,
      ).toBe(true);
    },
  );

  it.each(keyboards.map((keyboard) => [keyboard.id, keyboard] as const))(
    '%s says what to build and where its files are',
    (_id, { parts, folder, kind }) => {
      expect(parts.length).toBeGreaterThan(0);
      expect(folder).toMatch(kind === 'shield' ? /^app\/boards\/shields\/\w+$/ : /^app\/boards\/arm\/\w+$/);
    },
  );
});
