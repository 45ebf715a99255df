/**
 * Has the browser lay out the page as a whole, also what is far from the screen (src/css/sections.css): where the reader's
 * place on it is a number of pixels, estimated heights would put something else there.
 */
export const layOutWhole = (): void => void (document.documentElement.dataset.whole = '');

/** Whether the reader returns to the page, by the history or by a reload, and the browser restores the place. */
export const isReturning = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');
