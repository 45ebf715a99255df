/** Where a reader was in the results: how many were loaded, and which one was at the top of the window. */
type ScrollPosition = Readonly<{ query: string; count: number; first: number; offset: number }>;

const items = () => [...document.querySelectorAll<HTMLElement>('main ol > li')];
const topOf = (item: HTMLElement) => item.getBoundingClientRect().top;

/** Saves the position in the current history entry, which survives a reload. */
export function savePosition(query: string): void {
  const list = items();
  const first = list.findIndex((item) => item.getBoundingClientRect().bottom > 0);
  const item = list[first];
  const position: ScrollPosition | undefined =
    item && window.scrollY > 0 ? { query, count: list.length, first, offset: topOf(item) } : undefined;
  const state = (history.state ?? {}) as Readonly<{ position?: ScrollPosition }>;
  if (JSON.stringify(state.position) === JSON.stringify(position)) return;
  try {
    history.replaceState({ ...state, position }, '');
  } catch {
    // Browsers limit how often this can be called. The next call will succeed.
  }
}

/** The position saved in the current history entry, if it's for this query. */
export function savedPosition(query: string): ScrollPosition | undefined {
  const { position } = (history.state ?? {}) as Readonly<{ position?: ScrollPosition }>;
  return position?.query === query ? position : undefined;
}

export function scrollToPosition({ first, offset }: ScrollPosition): void {
  const item = items()[first];
  if (item) window.scrollBy(0, topOf(item) - offset);
}
