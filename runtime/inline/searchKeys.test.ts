import { describe, expect, it } from 'vitest';
import { opensSearch, togglesSearch, typeAhead } from './searchKeys';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: { tagName: 'BODY', isContentEditable: false } as HTMLElement,
  ...more,
});
const type = (...keys: string[]) =>
  keys.reduce<string | undefined>((words, key) => (words === undefined ? words : typeAhead(words, press(key))), '');

describe('the keys of the search', () => {
  it.each([press('k', { ctrlKey: true }), press('K', { metaKey: true }), press('/')])('open it (%#)', (key) => {
    expect(opensSearch(key)).toBe(true);
  });

  it.each([
    press('k'),
    press('/', { ctrlKey: true }),
    press('/', { metaKey: true }),
    press('/', { altKey: true }),
    press('/', { target: { tagName: 'INPUT' } }),
    press('/', { target: { isContentEditable: true } }),
  ])('belong to the reader otherwise (%#)', (key) => {
    expect(opensSearch(key)).toBe(false);
  });

  it('close it by the same chord, not by a slash', () => {
    expect(togglesSearch(press('k', { ctrlKey: true }))).toBe(true);
    expect(togglesSearch(press('/'))).toBe(false);
  });
});

describe('what is typed ahead', () => {
  it('is kept, spaces and slashes too', () => expect(type('A', ' ', '/', 'b')).toBe('A /b'));
  it('can be corrected', () => expect(type('a', 'b', 'Backspace', 'c')).toBe('ac'));
  it('leaves out keys that write nothing', () => expect(type('a', 'Shift', 'ArrowLeft', 'Tab')).toBe('a'));
  it('leaves out shortcuts', () => expect(typeAhead('a', press('c', { ctrlKey: true }))).toBe('a'));
  it('is dropped by Escape', () => expect(type('a', 'Escape')).toBeUndefined());
  it('is dropped by the chord that opened it', () =>
    expect(typeAhead('a', press('k', { metaKey: true }))).toBeUndefined());
});
