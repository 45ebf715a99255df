/** Hides headings, texts and tables between which no row is left; shows all of them when nothing is filtered. */
export function showSections(list: Element, filtering: boolean): void {
  const used = { H2: false, H3: false };
  for (const element of ([...list.children] as HTMLElement[]).reverse()) {
    const rows = [...element.querySelectorAll<HTMLElement>('tr[data-kind]')];
    if (rows.length > 0) {
      element.hidden = rows.every((row) => row.hidden);
      if (!element.hidden) used.H2 = used.H3 = true;
    } else if (element.tagName === 'H2') {
      element.hidden = filtering && !used.H2;
      used.H2 = used.H3 = false;
    } else if (element.tagName === 'H3') {
      element.hidden = filtering && !used.H3;
      used.H3 = false;
    } else {
      element.hidden = filtering;
    }
  }
}
