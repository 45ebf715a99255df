/** The main link of a row: the link marked with `data-pick` ("Use it", or the best answer), or else the first. */
const mainLink = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-pick]') ?? row.querySelector<HTMLElement>('th a, td a');

/** Elements that arrow keys move to: first those marked with `data-finder-stop` below the field, then the main links of visible rows. */
const stopsIn = (container: HTMLElement | null, list: HTMLElement): readonly HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>('[data-finder-stop]') ?? []),
  ...[...list.querySelectorAll('tbody tr')].flatMap((row) => (row.closest('[hidden]') ? [] : (mainLink(row) ?? []))),
];

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
