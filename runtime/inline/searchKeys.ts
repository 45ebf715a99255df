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

/** What is typed while the dialog is still on its way: the words so far and the next key; undefined once it is called off. */
export function typeAhead(words: string, press: KeyPress): string | undefined {
  const { key } = press;
  if (key === 'Escape' || togglesSearch(press)) return undefined;
  if (key === 'Backspace') return words.slice(0, -1);
  return key?.length === 1 && !isShortcut(press) ? words + key : words;
}
