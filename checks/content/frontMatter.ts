import type { Check, Finding } from '../check.ts';
import type { Content, ContentPage } from './content.ts';

const known: Readonly<Record<ContentPage['kind'], readonly string[]>> = {
  doc: [
    'title',
    'sidebar_label',
    'description',
    'id',
    'slug',
    'keywords',
    'image',
    'hide_table_of_contents',
    'toc_max_heading_level',
    'pagination_next',
    'pagination_prev',
    'hide_title',
    'displayed_sidebar',
  ],
  // Not `slug` or `date`: the name of the file says both, which keeps the addresses of posts alike.
  post: ['title', 'description', 'authors', 'tags', 'image', 'keywords', 'hide_table_of_contents'],
};
const required: Readonly<Record<ContentPage['kind'], readonly string[]>> = {
  doc: ['title', 'sidebar_label', 'description'],
  post: ['title', 'description', 'authors', 'tags'],
};
/** Search engines cut off longer descriptions, and shorter ones say too little. */
const descriptionLength = { min: 60, max: 160 };

/** Words that stay capitalized in titles of docs pages. Words in all capitals, such as USB, always do. */
const properNames: ReadonlySet<string> = new Set(['Bluetooth', 'Posix', 'Studio']);

/** Words that shouldn't be capitalized in sentence case, such as "Key" in "Sticky Key behavior". */
const needlessCapitals = (title: string): readonly string[] =>
  (title.match(/(?<=[\s-])[A-Z][a-z]+/g) ?? []).filter((word) => !properNames.has(word));

const lineOf = (page: ContentPage, key: string): number =>
  Math.max(1, page.lines.findIndex((line) => line.startsWith(`${key}:`)) + 1);

function checkPage(page: ContentPage): readonly Finding[] {
  const { file, kind, frontMatter, frontMatterFault } = page;
  if (frontMatterFault !== undefined) {
    return [
      {
        file,
        line: 1,
        fault: `Front matter: ${frontMatterFault}`,
        fix: `Start the file with --- lines around ${required[kind].join(', ')}.`,
      },
    ];
  }
  const at = (key: string, fault: string, fix: string): Finding => ({ file, line: lineOf(page, key), fault, fix });
  const findings: Finding[] = [];
  for (const key of required[kind]) {
    const value = frontMatter[key];
    if (value === undefined || value === null || value === '') {
      findings.push(at(key, `Front matter has no ${key}.`, `Add a line "${key}: …".`));
    }
  }
  for (const key of Object.keys(frontMatter)) {
    if (!known[kind].includes(key)) {
      findings.push(at(key, `Front matter has an unknown key "${key}".`, `Known keys: ${known[kind].join(', ')}.`));
    }
  }
  const { title, description } = frontMatter;
  const capitals = kind === 'doc' && typeof title === 'string' ? needlessCapitals(title) : [];
  if (capitals.length > 0) {
    findings.push(
      at(
        'title',
        `The title is not in sentence case: ${capitals.join(', ')}.`,
        'Write it in lowercase, or add a proper name to checks/content/frontMatter.ts.',
      ),
    );
  }
  const length = typeof description === 'string' ? description.trim().length : 0;
  if (length > 0 && (length < descriptionLength.min || length > descriptionLength.max)) {
    findings.push(
      at(
        'description',
        `The description has ${length} characters.`,
        `Write one sentence of ${descriptionLength.min} to ${descriptionLength.max} characters.`,
      ),
    );
  }
  return findings;
}

function repeatedDescriptions(content: Content): readonly Finding[] {
  const first = new Map<string, string>();
  return content.pages.flatMap((page) => {
    const { description } = page.frontMatter;
    if (typeof description !== 'string' || description === '') return [];
    const earlier = first.get(description);
    if (earlier === undefined) {
      first.set(description, page.file);
      return [];
    }
    return [
      {
        file: page.file,
        line: lineOf(page, 'description'),
        fault: `The description is the same as in ${earlier}.`,
        fix: 'Say what makes this page different. Search results show it.',
      },
    ];
  });
}

/** Every page has the required front matter, no unknown keys, and a unique description. */
export const frontMatter: Check<Content> = {
  name: 'front matter',
  run: (content) => [...content.pages.flatMap(checkPage), ...repeatedDescriptions(content)],
};
