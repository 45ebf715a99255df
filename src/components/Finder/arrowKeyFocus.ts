/** The main link of a row: the one that picks it, or else the first. */
const mainLink = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-pick]') ?? row.querySelector<HTMLElement>('th a, td a');

/** The main links of all visible rows. */
export function* visibleRowLinks(list: Element): Generator<HTMLElement> {
  for (const row of list.querySelectorAll('tbody tr')) {
    const link = row.closest('[hidden]') ? null : mainLink(row);
    if (link) yield link;
  }
}

/** Elements that arrow keys move to: results below the field (`data-finder-stop`), then the visible rows. */
function stopsIn(container: HTMLElement | null, list: HTMLElement): readonly HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-finder-stop]') ?? []), ...visibleRowLinks(list)];
}

/** If the pressed key is Up or Down, moves the focus between the field, its results, and the visible rows. */
export function moveFocusByArrowKey(
  event: KeyboardEvent,
  field: HTMLElement | null,
  container: HTMLElement | null,
  list: HTMLElement,
): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops: readonly (EventTarget | null)[] = [field, ...stopsIn(container, list)];
  const current = stops.indexOf(event.target);
  const next = current < 0 ? undefined : stops[current + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
