/** The names on a page, or on the whole site, by which it is decided whether a selector can match. */
export type PageNames = Readonly<{
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Searched for custom properties. */
  text: string;
}>;

const attributeOf = (name: string) => new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g');

/** In a script: `className: "row"`, or `class="row"` inside of a string. */
const classInScript = /class(?:Name)?\s*[=:]\s*\\?["'`]([^"'`\\]*)/g;

export function namesOf(html: string): PageNames {
  const classes = new Set<string>();
  for (const [, double, single, bare] of html.matchAll(attributeOf('class'))) {
    for (const name of (double ?? single ?? bare ?? '').split(/\s+/)) classes.add(name);
  }
  // The inline script adds elements of its own.
  for (const [, names = ''] of html.matchAll(classInScript)) for (const name of names.split(/\s+/)) classes.add(name);
  const tags = new Set<string>();
  for (const [, tag] of html.matchAll(/<([a-z][a-z\d-]*)/gi)) if (tag) tags.add(tag.toLowerCase());
  // The parser adds these where minified HTML leaves them out.
  for (const tag of ['html', 'head', 'body', 'tbody']) tags.add(tag);
  return { classes, tags, text: html };
}

/** Names that are hardly anything but a class: put together from words. */
const ownName = /[-_]/;

/**
 * What any page may come to have: the names of all pages, and every word in the scripts, which add elements later. Styles that
 * come with those elements count among the pages: they refer to custom properties.
 */
export function namesOfSite(pages: readonly PageNames[], scripts: string): PageNames {
  const words = new Set(scripts.match(/[\w-]+/g));
  // Words such as "row" or "button" are in any script; as names of classes they count where they stand as such.
  const classes = new Set([...words].filter((word) => ownName.test(word)));
  for (const [, names = ''] of scripts.matchAll(classInScript))
    for (const name of names.split(/\s+/)) classes.add(name);
  const tags = new Set(words);
  for (const page of pages) {
    for (const name of page.classes) classes.add(name);
    for (const tag of page.tags) tags.add(tag);
  }
  // The page's text is searched for custom properties; scripts name them in many ways.
  const properties = [...words].filter((word) => word.startsWith('--')).map((word) => `var(${word})`);
  return { classes, tags, text: [...pages.map(({ text }) => text), ...properties].join('') };
}
