import { describe, expect, it } from 'vitest';
import {
  setAccepted,
  addFiles,
  closeFile,
  emptyState,
  addStep,
  redo,
  activeFile,
  startHistory,
  editText,
  undo,
  type PageState,
} from './history';

const a = { name: 'a.keymap', text: 'a' };
const b = { name: 'b.conf', text: 'b' };
const state: PageState = { ...emptyState, files: [a, b], active: 'a.keymap' };

describe('history', () => {
  it('has one undo step for typing without a pause', () => {
    let history = editText(startHistory(emptyState), 'x', 1000);
    history = editText(history, 'xy', 1500);
    history = editText(history, 'xyz', 9000);
    expect(undo(history)?.now.files[0]?.text).toBe('xy');
    expect(undo(undo(history)!)?.now).toEqual(emptyState);
    expect(redo(undo(history)!)?.now.files[0]?.text).toBe('xyz');
  });

  it('has one undo step each for a rejected change, a closed file, and a replaced file', () => {
    let history = addStep(startHistory(state), setAccepted(state, 'a.keymap', ['k'], false));
    history = addStep(history, closeFile(history.now, 'b.conf'));
    history = addStep(history, addFiles(history.now, [{ name: 'a.keymap', text: 'new' }]));
    expect(history.now.rejected).toEqual({});
    history = undo(history)!;
    expect(history.now).toMatchObject({ files: [a], rejected: { 'a.keymap': ['k'] } });
    history = undo(history)!;
    expect(history.now.files).toEqual([a, b]);
    history = undo(history)!;
    expect(history.now).toBe(state);
    expect(undo(history)).toBeNull();
  });

  it('does not go back to an empty page', () => {
    expect(undo(addStep(startHistory(emptyState), state))).toBeNull();
  });
});

describe('open files', () => {
  it('stay open when files are opened, except that a file with the same name is replaced', () => {
    const next = addFiles(state, [
      { name: 'c.conf', text: 'c' },
      { name: 'b.conf', text: 'new' },
    ]);
    expect(next.files.map(({ name, text }) => `${name} ${text}`)).toEqual(['a.keymap a', 'b.conf new', 'c.conf c']);
    expect(next.active, 'the worst file will be shown').toBe('');
  });

  it('leave an empty page when the last one is closed', () => {
    expect(closeFile(closeFile(state, 'a.keymap'), 'b.conf').files).toEqual(emptyState.files);
  });

  it('are named after their content when pasted', () => {
    expect(activeFile(editText(startHistory(emptyState), 'CONFIG_ZMK_SLEEP=y', 0).now).name).toBe('my.conf');
  });

  it('keep their names when edited', () => {
    expect(activeFile(editText(startHistory(state), 'CONFIG_A=y', 0).now).name).toBe('a.keymap');
  });
});
