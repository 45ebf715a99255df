/** Hides or shows an element. Writing what is there already would make the browser look at its styles again. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}
