type KeyPress = Readonly<{ key: string; target: EventTarget | null; preventDefault: () => void }>;

/** Where arrow keys stop: answers below the field (`data-finder-stop`), then the names of the rows that are shown. */
function stopsIn(frame: HTMLElement | null, list: HTMLElement): readonly HTMLElement[] {
  const answers = [...(frame?.querySelectorAll<HTMLElement>('[data-finder-stop]') ?? [])];
  const names = [...list.querySelectorAll<HTMLElement>('th a')].filter((name) => !name.closest('[hidden]'));
  return [...answers, ...names];
}

/** Moves the focus between the field, its answers and the rows that are shown, in the direction of an arrow key. */
export function moveFocus(
  event: KeyPress,
  field: HTMLElement | null,
  frame: HTMLElement | null,
  list: HTMLElement,
): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops: readonly (EventTarget | null)[] = [field, ...stopsIn(frame, list)];
  const at = stops.indexOf(event.target);
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
