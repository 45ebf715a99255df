/** Where a reader was in the list of results: how long it was, and which result was at the top of the window. */
export type Place = Readonly<{ query: string; count: number; first: number; offset: number }>;

const items = () => [...document.querySelectorAll<HTMLElement>('main ol > li')];
const topOf = (item: HTMLElement) => item.getBoundingClientRect().top;

/** Kept with the entry in the browser's history, which outlives a reload and belongs to this visit alone. */
export function keepPlace(query: string): void {
  const list = items();
  const first = list.findIndex((item) => item.getBoundingClientRect().bottom > 0);
  const item = list[first];
  const place: Place | undefined =
    item && window.scrollY > 0 ? { query, count: list.length, first, offset: topOf(item) } : undefined;
  const state = (history.state ?? {}) as Readonly<{ place?: Place }>;
  if (JSON.stringify(state.place) === JSON.stringify(place)) return;
  try {
    history.replaceState({ ...state, place }, '');
  } catch {
    // Browsers refuse when it's done too often. The next time will do.
  }
}

/** The place that was kept for this entry, if it belongs to the query. */
export function keptPlace(query: string): Place | undefined {
  const { place } = (history.state ?? {}) as Readonly<{ place?: Place }>;
  return place?.query === query ? place : undefined;
}

/** Once the list is there. */
export function returnTo({ first, offset }: Place): void {
  const item = items()[first];
  if (item) window.scrollBy(0, topOf(item) - offset);
}
