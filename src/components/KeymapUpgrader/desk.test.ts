import { describe, expect, it } from 'vitest';
import { accept, addTo, close, emptyDesk, record, redo, shownIn, startWith, type, undo, type Desk } from './desk';

const a = { name: 'a.keymap', text: 'a' };
const b = { name: 'b.conf', text: 'b' };
const desk: Desk = { ...emptyDesk, files: [a, b], active: 'a.keymap' };

describe('history', () => {
  it('has typing in one step, until there is a pause', () => {
    let history = type(startWith(emptyDesk), 'x', 1000);
    history = type(history, 'xy', 1500);
    history = type(history, 'xyz', 9000);
    expect(undo(history)?.now.files[0]?.text).toBe('xy');
    expect(undo(undo(history)!)?.now).toEqual(emptyDesk);
    expect(redo(undo(history)!)?.now.files[0]?.text).toBe('xyz');
  });

  it('brings back what was rejected, closed or replaced, one after the other', () => {
    let history = record(startWith(desk), accept(desk, 'a.keymap', ['k'], false));
    history = record(history, close(history.now, 'b.conf'));
    history = record(history, addTo(history.now, [{ name: 'a.keymap', text: 'new' }]));
    expect(history.now.rejected).toEqual({});
    history = undo(history)!;
    expect(history.now).toMatchObject({ files: [a], rejected: { 'a.keymap': ['k'] } });
    history = undo(history)!;
    expect(history.now.files).toEqual([a, b]);
    history = undo(history)!;
    expect(history.now).toBe(desk);
    expect(undo(history)).toBeNull();
  });

  it('does not bring back an empty page', () => {
    expect(undo(record(startWith(emptyDesk), desk))).toBeNull();
  });
});

describe('files', () => {
  it('add up, and the same name takes the place of the one before', () => {
    const next = addTo(desk, [
      { name: 'c.conf', text: 'c' },
      { name: 'b.conf', text: 'new' },
    ]);
    expect(next.files.map(({ name, text }) => `${name} ${text}`)).toEqual(['a.keymap a', 'b.conf new', 'c.conf c']);
    expect(next.active).toBe('c.conf');
  });

  it('leave an empty page when the last is closed', () => {
    expect(close(close(desk, 'a.keymap'), 'b.conf').files).toEqual(emptyDesk.files);
  });

  it.each([
    ['CONFIG_ZMK_SLEEP=y\n', 'my.conf'],
    ['manifest:\n  projects:\n', 'config/west.yml'],
    ['include:\n  - board: nice_nano_v2\n', 'build.yaml'],
    ['name: Build\njobs:\n', '.github/workflows/build.yml'],
    ['2025-03-01T10:20:30.1Z something\n', 'build-log.txt'],
    ['/ { };\n', 'my.keymap'],
  ])('%j is pasted as %s', (text, name) => {
    expect(shownIn(type(startWith(emptyDesk), text, 0).now).name).toBe(name);
  });

  it('keep the names they came with', () => {
    expect(shownIn(type(startWith(desk), 'CONFIG_A=y', 0).now).name).toBe('a.keymap');
  });
});
