import fs from 'node:fs';
import path from 'node:path';

/** An item of the docs sidebar, as Docusaurus passes it to pages. */
export type SidebarItem =
  | Readonly<{ type: 'link'; label: string; href: string; unlisted: boolean }>
  | Readonly<{ type: 'category'; label: string; href?: string; items: readonly SidebarItem[]; linkUnlisted?: boolean }>;

type VersionDoc = Readonly<{ id: string; path: string; sidebar?: string }>;
export type Version = Readonly<{
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: readonly VersionDoc[];
  sidebars: Readonly<Record<string, { link?: { path: string; label: string } }>>;
}>;
type LocaleConfig = Readonly<{ label: string; direction: string; htmlLang: string; calendar: string; path: string }>;
export type Post = Readonly<{
  permalink: string;
  date: string;
  editUrl: string;
  tags: readonly { permalink: string }[];
}>;
type Doc = Readonly<{ id: string; permalink: string; editUrl: string; sidebar?: string }>;

/** This site as Docusaurus loads it: its configuration with all defaults, and its docs, sidebars, and posts. */
export type SiteData = Readonly<{
  config: Readonly<Record<string, unknown>>;
  metadata: Readonly<{ docusaurusVersion: string; siteVersion: string }>;
  i18n: Readonly<{
    defaultLocale: string;
    locales: readonly string[];
    localeConfigs: Readonly<Record<string, LocaleConfig>>;
  }>;
  versions: readonly Version[];
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  docs: readonly Doc[];
  posts: readonly Post[];
}>;

/** The folder in which Docusaurus writes this data when it builds the site. */
const folder = path.join(process.cwd(), '.docusaurus');

let loaded: SiteData | undefined;

export const siteData = (): SiteData => (loaded ??= load());

function load(): SiteData {
  const docs = 'docusaurus-plugin-content-docs';
  const version = json<{ version: { docsSidebars: SiteData['sidebars'] } }>(onlyFile(`${docs}/default/p`));
  const globalData = json<Record<string, { default: { versions: readonly Version[] } }>>('globalData.json');
  return {
    config: json('docusaurus.config.mjs'),
    metadata: json('site-metadata.json'),
    i18n: json('i18n.json'),
    versions: globalData[docs]?.default.versions ?? [],
    sidebars: version.version.docsSidebars,
    docs: filesOf(`${docs}/default`, 'site-docs-').map((file) => json<Doc>(file)),
    posts: filesOf('docusaurus-plugin-content-blog/default', 'site-blog-').map((file) => json<Post>(file)),
  };
}

const filesOf = (place: string, start: string) =>
  fs
    .readdirSync(path.join(folder, place))
    .filter((name) => name.startsWith(start))
    .map((name) => `${place}/${name}`);

const onlyFile = (place: string) => filesOf(place, '')[0] ?? '';

/** Reads a generated file: JSON, or a module that exports an object written like JSON. */
function json<T>(file: string): T {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  return JSON.parse(file.endsWith('.json') ? text : text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as T;
}
