type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Whether the key belongs to a field that is being filled in. */
export function isTyping({ target }: KeyPress): boolean {
  const { isContentEditable, tagName } = target as HTMLElement;
  return isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(tagName);
}

/** Ctrl or Command with K opens the search and closes it again. */
export const togglesSearch = ({ key, ctrlKey, metaKey }: KeyPress): boolean =>
  (ctrlKey || metaKey) && key?.toLowerCase() === 'k';

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyPress): boolean => ctrlKey || metaKey || altKey;

export const opensSearch = (press: KeyPress): boolean =>
  togglesSearch(press) || (press.key === '/' && !isShortcut(press) && !isTyping(press));
