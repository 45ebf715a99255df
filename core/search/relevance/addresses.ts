import type { Page } from '../types.ts';

/** The addresses that a search can return. */
export type Addresses = Readonly<{
  /** Whether there's a page, section, or table row with this address. */
  has(address: string): boolean;
  /** The section that contains a table row. Other addresses are returned as they are. */
  sectionOf(address: string): string;
}>;

export function addressesIn(pages: readonly Page[]): Addresses {
  const sections = new Set<string>();
  const sectionOfRow = new Map<string, string>();
  for (const { url, sections: all } of pages)
    for (const { anchor, blocks } of all) {
      const section = anchor === '' ? url : `${url}#${anchor}`;
      sections.add(section);
      for (const row of blocks) if (row.anchor !== '') sectionOfRow.set(`${url}#${row.anchor}`, section);
    }
  return {
    has: (address) => sections.has(address) || sectionOfRow.has(address),
    sectionOf: (address) => sectionOfRow.get(address) ?? address,
  };
}
