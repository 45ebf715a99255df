import { setHidden } from './setHidden';

/** A child of a list: a heading or paragraph (no rows), or an element with rows that are all hidden or not. */
export type FilteredSection = Readonly<{ element: HTMLElement; rows: 'none' | 'shown' | 'hidden' }>;

/**
 * Shows tables with visible rows and the headings above them, and hides the others. Paragraphs between tables are shown
 * only if nothing is filtered.
 */
export function filterSections(sections: readonly FilteredSection[], isFiltered: boolean): void {
  const isUsed = { H2: false, H3: false };
  // Backwards, so that everything below a heading is known before the heading.
  for (const { element, rows } of [...sections].reverse()) {
    if (rows !== 'none') {
      setHidden(element, rows === 'hidden');
      if (rows === 'shown') isUsed.H2 = isUsed.H3 = true;
    } else if (element.tagName === 'H2') {
      setHidden(element, isFiltered && !isUsed.H2);
      isUsed.H2 = isUsed.H3 = false;
    } else if (element.tagName === 'H3') {
      setHidden(element, isFiltered && !isUsed.H3);
      isUsed.H3 = false;
    } else {
      setHidden(element, isFiltered);
    }
  }
}
