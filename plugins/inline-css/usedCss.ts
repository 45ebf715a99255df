import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** What a selector needs on a page before it can match: class names, ids and tag names outside `:not()` and the like. */
type Needs = Readonly<{ selector: string; classes: readonly string[]; tags: readonly string[] }>;
export type PageNames = Readonly<{ classes: ReadonlySet<string>; tags: ReadonlySet<string>; text: string }>;

const attributeOf = (name: string) => new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g');

export function namesOf(html: string): PageNames {
  const classes = new Set<string>();
  for (const [, double, single, bare] of html.matchAll(attributeOf('class'))) {
    for (const name of (double ?? single ?? bare ?? '').split(/\s+/)) classes.add(name);
  }
  const tags = new Set<string>();
  for (const [, tag] of html.matchAll(/<([a-z][a-z\d-]*)/gi)) if (tag) tags.add(tag.toLowerCase());
  // The parser adds these where minified HTML leaves them out.
  for (const tag of ['html', 'head', 'body', 'tbody']) tags.add(tag);
  return { classes, tags, text: html };
}

/** Names that are hardly anything but a class: put together from words, or of a library. */
const ownName = /[-_]|^DocSearch/;
/** In a script: `className: "row"`, or `class="row"` inside of a string. */
const classInScript = /class(?:Name)?\s*[=:]\s*\\?["'`]([^"'`\\]*)/g;

/**
 * What any page may come to have: the names of all pages, and every word in the scripts, which add elements later. Styles that
 * come with those elements count among the pages: they refer to custom properties.
 */
export function namesOfSite(pages: readonly string[], scripts: string): PageNames {
  const words = new Set(scripts.match(/[\w-]+/g));
  // Words such as "row" or "button" are in any script; as names of classes they count where they stand as such.
  const classes = new Set([...words].filter((word) => ownName.test(word)));
  for (const [, names = ''] of scripts.matchAll(classInScript))
    for (const name of names.split(/\s+/)) classes.add(name);
  const tags = new Set(words);
  for (const page of pages.map(namesOf)) {
    for (const name of page.classes) classes.add(name);
    for (const tag of page.tags) tags.add(tag);
  }
  // The page's text is searched for custom properties; scripts name them in many ways.
  const properties = [...words].filter((word) => word.startsWith('--')).map((word) => `var(${word})`);
  return { classes, tags, text: `${pages.join('')}${properties.join('')}` };
}

function withoutFunctions(selector: string): string {
  let depth = 0;
  let out = '';
  for (const char of selector) {
    if (char === '(') depth++;
    if (depth === 0) out += char;
    if (char === ')') depth--;
  }
  return out;
}

function needsOf(selector: string): Needs {
  const plain = withoutFunctions(selector)
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+/g, '');
  const classes = [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => (name ?? '').replace(/\\/g, ''));
  const tags = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z\d-]*)/gi)].map(([, name]) => (name ?? '').toLowerCase());
  return { selector, classes, tags };
}

const parsedSelectors = new WeakMap<Rule, readonly Needs[]>();
function selectorsOf(rule: Rule): readonly Needs[] {
  let needs = parsedSelectors.get(rule);
  if (!needs) parsedSelectors.set(rule, (needs = rule.selectors.map(needsOf)));
  return needs;
}

const canMatch = (page: PageNames) => (needs: Needs) =>
  needs.classes.every((name) => page.classes.has(name)) && needs.tags.every((tag) => page.tags.has(tag));

function copyUsed(from: Container, to: Container, page: PageNames): void {
  from.each((node) => {
    if (node.type === 'rule') {
      if (from.type === 'atrule' && /keyframes$/.test((from as AtRule).name)) return void to.append(node.clone());
      const used = selectorsOf(node).filter(canMatch(page));
      if (used.length > 0) to.append(node.clone({ selector: used.map(({ selector }) => selector).join(',') }));
    } else if (node.type === 'atrule' && node.nodes) {
      const copy = node.clone({ nodes: [] });
      if (node.name === 'font-face' || node.name === 'page') return void to.append(node.clone());
      copyUsed(node, copy, page);
      if (copy.nodes?.length) to.append(copy);
    } else if (node.type === 'atrule') {
      to.append(node.clone());
    }
  });
}

const references = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');

/** Drops custom properties that nothing on the page refers to, directly or through another one, and unused keyframes. */
function dropUnreferenced(css: Root, html: string): void {
  const definitions = new Map<string, string[]>();
  const used = new Set(references(html));
  const animations: string[] = [];
  css.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      definitions.set(declaration.prop, [
        ...(definitions.get(declaration.prop) ?? []),
        ...references(declaration.value),
      ]);
    } else {
      for (const name of references(declaration.value)) used.add(name);
      if (declaration.prop.startsWith('animation')) animations.push(declaration.value);
    }
  });
  for (const name of used) for (const next of definitions.get(name) ?? []) used.add(next);
  css.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  css.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.includes(rule.params))) rule.remove();
  });
  css.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

export const parseCss = (css: string): Root => postcss.parse(css);

/** The part of a stylesheet that elements with these names can match, in the stylesheet's own order. */
export function usedCss(stylesheet: Root, page: PageNames): string {
  const css = postcss.root();
  copyUsed(stylesheet, css, page);
  dropUnreferenced(css, page.text);
  return css.toString();
}
