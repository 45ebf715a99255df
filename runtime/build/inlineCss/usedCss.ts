import postcss, { type ChildNode } from 'postcss';

/** The class and tag names of a page, or of the whole site. */
export type Names = Readonly<{ classes: ReadonlySet<string>; tags: ReadonlySet<string> }>;

/** In HTML: `class="row"`, `class=row`. In a script: `className: "row"`, or HTML in a string. */
const classes = /class(?:Name)?\s*[=:]\s*\\?(?:["'`]([^"'`\\]*)|([^\s"'`>]+))/g;

const classesIn = (text: string) =>
  [...text.matchAll(classes)].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));

export const namesOf = (html: string): Names => ({
  classes: new Set(classesIn(html)),
  // The browser's parser adds these four elements if the minified HTML doesn't contain them.
  tags: new Set([...(html.match(/(?<=<)[a-z][a-z\d-]*/g) ?? []), 'html', 'head', 'body', 'tbody']),
});

/** The names of all pages, and of the elements that scripts can add. */
export function namesOfSite(pages: readonly Names[], scripts: string): Names {
  const words = scripts.match(/[\w-]+/g) ?? [];
  // Any script contains words such as "row", so they're only class names after `class`. Words with a hyphen or underscore,
  // such as "menu__link", are class names anywhere.
  const compounds = words.filter((word) => /[-_]/.test(word));
  return {
    classes: new Set([...pages.flatMap((page) => [...page.classes]), ...classesIn(scripts), ...compounds]),
    tags: new Set([...pages.flatMap((page) => [...page.tags]), ...words]),
  };
}

/** A selector with the names that a page needs for it to match. */
type Selector = Names & Readonly<{ text: string }>;
type Part =
  | Readonly<{ kind: 'rule'; selectors: readonly Selector[]; body: string }>
  | Readonly<{ kind: 'group'; head: string; parts: Stylesheet }>
  | Readonly<{ kind: 'other'; text: string }>;
/** A stylesheet, parsed once to write the rules of every page. */
type Stylesheet = readonly Part[];

function parseSelector(text: string): Selector {
  // The selector without functions such as `:not(…)`, attributes, and pseudo-classes.
  let plain = text;
  while (plain.includes('(')) plain = plain.replace(/\([^()]*\)/g, '');
  plain = plain.replace(/\[[^\]]*\]|::?[\w-]+/g, '');
  return {
    text,
    classes: new Set(plain.match(/(?<=\.)[\w-]+/g)),
    tags: new Set(plain.match(/(?<=^|[\s>+~])[a-z][a-z\d-]*/g)),
  };
}

/** At-rules that contain rules. */
const groups = ['media', 'supports', 'layer', 'container', 'scope'];

function parseNode(node: ChildNode): Stylesheet {
  if (node.type === 'comment') return [];
  if (node.type === 'rule')
    return [{ kind: 'rule', selectors: node.selectors.map(parseSelector), body: node.nodes.join(';') }];
  if (node.type === 'atrule' && node.nodes && groups.includes(node.name))
    return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(parseNode) }];
  return [{ kind: 'other', text: `${node.toString()}${node.type === 'atrule' && node.nodes ? '' : ';'}` }];
}

export const parseCss = (css: string): Stylesheet => postcss.parse(css).nodes.flatMap(parseNode);

const isSubset = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((name) => whole.has(name));

function writeMatching(stylesheet: Stylesheet, names: Names): string {
  const canMatch = (selector: Selector) =>
    isSubset(selector.classes, names.classes) && isSubset(selector.tags, names.tags);
  return stylesheet
    .map((part) => {
      if (part.kind === 'other') return part.text;
      if (part.kind === 'group') return `${part.head}{${writeMatching(part.parts, names)}}`;
      const selectors = part.selectors.filter(canMatch).map(({ text }) => text);
      return selectors.length > 0 ? `${selectors.join()}{${part.body}}` : '';
    })
    .join('');
}

/** The custom properties in a text, except where they're defined (`--name:`). */
const references = (text: string) => text.match(/--[\w-]+(?![\w-]*\s*:)/g) ?? [];
const definition = /(?<=[{;]\s*)(--[\w-]+)\s*:(?:"[^"]*"|'[^']*'|[^;}"'])*;?/g;
const emptyRule = /[^{};]+\{\s*\}/g;

/**
 * The rules that can match elements with these names. Leaves out custom properties to which neither these rules nor `user` (the
 * text of the page or of the scripts) refer. PurgeCSS needs 150 ms for a page, because it parses the stylesheet each time. This
 * takes 10.
 */
export function usedCss(stylesheet: Stylesheet, names: Names, user: string): string {
  let css = writeMatching(stylesheet, names);
  const byUser = references(user);
  for (let before = ''; before !== css;) {
    before = css;
    const used = new Set([...byUser, ...references(css)]);
    css = css.replace(definition, (line, name: string) => (used.has(name) ? line : '')).replace(emptyRule, '');
  }
  return css;
}
