/** Hides or shows an element. Skips the write if nothing changes, because it would make the browser recalculate styles. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}
