import { useLayoutEffect, type RefObject } from 'react';

/**
 * Corrects what DocSearch 3.9 tells assistive technology: its overlay is a button, its lists share one id, and its options
 * hold links. Here the overlay is a dialog, each list has a name and an id, and the link itself is the option; recent searches,
 * which have buttons beside each entry, are a plain list. React writes an attribute again only when its own value changes, so
 * what is set here stays until then, and the observer sees the change before it is painted.
 */
export function useRoles(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = frame.current;
    if (!root) return undefined;
    const observer = new MutationObserver(() => correct(root));
    const watched = { subtree: true, childList: true, attributeFilter: ['id', 'aria-selected', 'aria-controls'] };
    const correct = (element: HTMLElement) => {
      observer.disconnect();
      correctDialog(element);
      observer.observe(element, watched);
    };
    correct(root);
    return () => observer.disconnect();
  }, [frame]);
}

const wrongOnDialog = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-controls', 'aria-labelledby'];

function correctDialog(root: HTMLElement): void {
  const container = root.querySelector('.DocSearch-Container');
  for (const name of wrongOnDialog) if (container?.hasAttribute(name)) container.removeAttribute(name);
  setAttributes(container, { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search' });

  const lists = [...root.querySelectorAll('.DocSearch-Hits ul')];
  lists.forEach(correctList);
  const input = root.querySelector('.DocSearch-Input');
  const listboxes = lists.filter((list) => list.getAttribute('role') === 'listbox');
  setAttributes(input, { role: 'combobox', 'aria-expanded': String(listboxes.length > 0) });
  if (listboxes.length > 0) setAttributes(input, { 'aria-controls': listboxes.map((list) => list.id).join(' ') });
  else input?.removeAttribute('aria-controls');
}

function correctList(list: Element, place: number): void {
  const hasButtons = list.querySelector('.DocSearch-Hit-action-button') !== null;
  list.removeAttribute('aria-labelledby');
  const name = list.previousElementSibling?.textContent ?? '';
  setAttributes(list, { id: `docsearch-list-${place}`, role: hasButtons ? 'list' : 'listbox', 'aria-label': name });
  for (const item of list.children) correctItem(item, hasButtons);
}

/**
 * DocSearch makes the item an option. Here the link in it is one from the start (HitLink.tsx), and takes over its state; until
 * it is drawn, the item may stay what it is.
 */
function correctItem(item: Element, hasButtons: boolean): void {
  const selected = item.getAttribute('aria-selected');
  // Neither is there until React writes it again, because it has changed.
  if (selected === null && item.id === '') return;
  const option = hasButtons ? null : item.querySelector('a');
  if (!option && !hasButtons) return;
  if (selected !== null) {
    item.removeAttribute('aria-selected');
    item.toggleAttribute('data-selected', selected === 'true');
    item.setAttribute('role', option ? 'none' : 'listitem');
    option?.setAttribute('aria-selected', selected);
  }
  if (option && item.id !== '') {
    option.id = item.id;
    item.removeAttribute('id');
  }
}

function setAttributes(element: Element | null, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    // Writing what is there already makes the browser look at its styles again.
    if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}
