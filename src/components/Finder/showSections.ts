import { setHidden } from './setHidden';

/** A child of a list that is filtered: a heading or a text (no rows), or an element with rows, some or none of them shown. */
export type Section = Readonly<{ element: HTMLElement; rows: 'none' | 'shown' | 'hidden' }>;

/**
 * Shows tables with rows and the headings above them, and hides the others. Text between the tables is shown only while
 * nothing is filtered.
 */
export function showSections(sections: readonly Section[], isFiltered: boolean): void {
  const isUsed = { H2: false, H3: false };
  // From the end: what stands below a heading is known before the heading is reached.
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
