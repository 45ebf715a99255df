type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Whether the key is typed into a field. */
export function isTyping({ target }: KeyPress): boolean {
  const { isContentEditable, tagName } = target as HTMLElement;
  return isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(tagName);
}

/** Ctrl+K or Command+K opens and closes the search. */
export const togglesSearch = ({ key, ctrlKey, metaKey }: KeyPress): boolean =>
  (ctrlKey || metaKey) && key?.toLowerCase() === 'k';

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyPress): boolean => ctrlKey || metaKey || altKey;

export const opensSearch = (press: KeyPress): boolean =>
  togglesSearch(press) || (press.key === '/' && !isShortcut(press) && !isTyping(press));
