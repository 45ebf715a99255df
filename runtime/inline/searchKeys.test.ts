import { describe, expect, it } from 'vitest';
import { opensSearch, togglesSearch } from './searchKeys';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: { tagName: 'BODY', isContentEditable: false } as HTMLElement,
  ...more,
});

describe('the keyboard shortcuts of the search', () => {
  it.each([press('k', { ctrlKey: true }), press('K', { metaKey: true }), press('/')])('open the dialog: %j', (key) => {
    expect(opensSearch(key)).toBe(true);
  });

  it.each([
    press('k'),
    press('/', { ctrlKey: true }),
    press('/', { metaKey: true }),
    press('/', { altKey: true }),
    press('/', { target: { tagName: 'INPUT' } }),
    press('/', { target: { isContentEditable: true } }),
  ])('don’t open the dialog: %j', (key) => {
    expect(opensSearch(key)).toBe(false);
  });

  it('close the dialog with Ctrl+K, but not with a slash', () => {
    expect(togglesSearch(press('k', { ctrlKey: true }))).toBe(true);
    expect(togglesSearch(press('/'))).toBe(false);
  });
});
