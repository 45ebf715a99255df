import type { Hierarchy, Level, Page, RecordType, SearchRecord } from '../types.ts';

/** The headings above a section, and the section's own. */
export type Path = ReadonlyArray<Readonly<{ level: Level; heading: string }>>;

function hierarchyOf(page: Pick<Page, 'crumb' | 'title'>, path: Path): Hierarchy {
  const at = (level: Level) => path.find((ancestor) => ancestor.level === level)?.heading ?? null;
  return { lvl0: page.crumb, lvl1: page.title, lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

type RecordData = Readonly<{
  page: Pick<Page, 'url' | 'title' | 'crumb' | 'language' | 'tag'>;
  path: Path;
  level: Level;
  anchor: string;
  /** The index of the block in its section. Undefined for the heading. */
  block?: number;
  content: string | null;
}>;

export function makeRecord({ page, path, level, anchor, block, content }: RecordData): SearchRecord {
  const url = anchor === '' ? page.url : `${page.url}#${anchor}`;
  const type: RecordType = block === undefined ? `lvl${level}` : 'content';
  return {
    objectID: block === undefined ? url : `${url}:${block}`,
    url,
    url_without_anchor: page.url,
    anchor: anchor === '' ? null : anchor,
    type,
    content,
    hierarchy: hierarchyOf(page, path),
    language: page.language,
    docusaurus_tag: page.tag,
  };
}

/** All records of the site: one for each section and one for each block. */
export function toRecords(pages: readonly Page[]): SearchRecord[] {
  return pages.flatMap((page) => {
    const path: { level: Level; heading: string }[] = [];
    return page.sections.flatMap(({ level, heading, anchor, blocks }) => {
      while ((path.at(-1)?.level ?? 0) >= level) path.pop();
      path.push({ level, heading });
      const here = { page, path: [...path], level };
      return [
        makeRecord({ ...here, anchor, content: level === 1 ? page.description : null }),
        ...blocks.map((block, at) =>
          makeRecord({ ...here, anchor: block.anchor || anchor, block: at, content: block.text }),
        ),
      ];
    });
  });
}
