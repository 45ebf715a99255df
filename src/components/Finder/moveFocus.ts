type KeyPress = Readonly<{ key: string; target: EventTarget | null; preventDefault: () => void }>;

/** The link of a row that stands for it: the one that picks it, or the first. */
const linkOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-pick]') ?? row.querySelector<HTMLElement>('th a, td a');

/** The links of the rows that are shown, from the first on. */
export function* shownLinks(list: Element): Generator<HTMLElement> {
  for (const row of list.querySelectorAll('tbody tr')) {
    const link = row.closest('[hidden]') ? null : linkOf(row);
    if (link) yield link;
  }
}

/** Where arrow keys stop: answers below the field (`data-finder-stop`), then the rows that are shown. */
function stopsIn(frame: HTMLElement | null, list: HTMLElement): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-finder-stop]') ?? []), ...shownLinks(list)];
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
