import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import type { Check, Finding } from '../check.ts';
import type { Content } from './content.ts';

type Tokens = ReadonlyMap<string, Readonly<{ value: string; line: number }>>;
/** The minimum contrast of each `front` on each of `backs`. Names may end in `*`. */
type Requirement = Readonly<{ front: readonly string[]; backs: readonly string[]; ratio: number }>;

const surfaces = ['--surface-0', '--surface-1', '--surface-2'];

/** WCAG 2.2 AA: 4.5 for text, and 3 for large symbols and meaningful lines. The comment at the top of tokens.css says the same. */
const requirements: readonly Requirement[] = [
  { front: ['--text-1', '--text-2', '--accent'], backs: surfaces, ratio: 4.5 },
  { front: ['--ok', '--warn', '--danger', '--info'], backs: surfaces, ratio: 4.5 },
  { front: ['--text-1', '--accent'], backs: ['--accent-soft'], ratio: 4.5 },
  ...['ok', 'warn', 'danger', 'info'].map((name) => ({
    front: ['--text-1', `--${name}`],
    backs: [`--${name}-soft`],
    ratio: 4.5,
  })),
  { front: ['--on-accent'], backs: ['--accent', '--accent-strong'], ratio: 4.5 },
  {
    front: ['--key-text'],
    backs: ['--key-face', '--key-modifier-face', '--key-media-face', '--key-system-face'],
    ratio: 4.5,
  },
  { front: ['--key-accent-text'], backs: ['--key-accent-face'], ratio: 4.5 },
  {
    front: [
      'text',
      'comment',
      'keyword',
      'string',
      'number',
      'label',
      'reference',
      'node',
      'property',
      'operator',
      'preprocessor',
    ].map((name) => `--code-${name}`),
    backs: ['--code-background', '--code-line-highlight', '--code-inserted', '--code-deleted'],
    ratio: 4.5,
  },
  { front: ['--line-strong', '--chart-*'], backs: ['--surface-0', '--surface-1'], ratio: 3 },
];

/** Custom properties by theme. The dark theme overrides some of those of the light theme. */
export function readTokens(css: string): Readonly<Record<'light' | 'dark', Tokens>> {
  const read = (test: (rule: Rule) => boolean) => {
    const tokens = new Map<string, { value: string; line: number }>();
    postcss.parse(css).walkRules((rule) => {
      if (!test(rule)) return;
      rule.walkDecls(/^--/, ({ prop, value, source }) => {
        tokens.set(prop, { value: value.trim(), line: source?.start?.line ?? 1 });
      });
    });
    return tokens;
  };
  const light = read(({ selector }) => selector === ':root');
  return { light, dark: new Map([...light, ...read(({ selector }) => selector.endsWith("[data-theme='dark']"))]) };
}

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(color: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const channels = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => linear(parseInt(hex, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21, or `undefined` if one isn't written as #rgb or #rrggbb. */
export function contrastRatio(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Pair = Readonly<{ front: string; back: string; ratio: number }>;

function pairsIn(tokens: Tokens): readonly Pair[] {
  const matching = (name: string) =>
    name.endsWith('*') ? [...tokens.keys()].filter((key) => key.startsWith(name.slice(0, -1))) : [name];
  return requirements.flatMap(({ front: names, backs, ratio }) =>
    names.flatMap(matching).flatMap((front) => backs.map((back) => ({ front, back, ratio }))),
  );
}

function problemOf({ front, back, ratio }: Pair, tokens: Tokens, theme: string): Omit<Finding, 'file'> | undefined {
  const [token, ground] = [tokens.get(front), tokens.get(back)];
  if (!token || !ground) {
    return {
      fault: `${token ? back : front} is missing in the ${theme} theme.`,
      fix: 'Define it, or remove it from the requirements in checks/content/contrast.ts.',
    };
  }
  const found = contrastRatio(token.value, ground.value);
  if (found !== undefined && found >= ratio) return undefined;
  return {
    line: token.line,
    fault: `${front} on ${back} (${theme}) has a contrast of ${found?.toFixed(2) ?? 'unknown'}.`,
    fix: `It has to be at least ${ratio}. Make one color lighter or darker.`,
  };
}

export function checkContrast(css: string, file: string): readonly Finding[] {
  return Object.entries(readTokens(css)).flatMap(([theme, tokens]) =>
    pairsIn(tokens).flatMap((pair) => {
      const problem = problemOf(pair, tokens, theme);
      return problem ? [{ file, ...problem }] : [];
    }),
  );
}

/** The palette has the required contrast in both themes. */
export const contrast: Check<Content> = {
  name: 'contrast of the palette',
  run: ({ root }) => {
    const file = 'src/css/tokens.css';
    return checkContrast(fs.readFileSync(path.join(root, file), 'utf8'), file);
  },
};
