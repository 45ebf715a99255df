type KeyPress = Readonly<{ key: string; target: EventTarget | null; preventDefault: () => void }>;

/** Moves the focus between the field and the names that are shown in the list, in the direction of an arrow key. */
export function moveFocus(event: KeyPress, field: HTMLElement | null, list: HTMLElement): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const names = [...list.querySelectorAll<HTMLElement>('th a')].filter((name) => !name.closest('[hidden]'));
  const stops: readonly (EventTarget | null)[] = [field, ...names];
  const at = stops.indexOf(event.target);
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
