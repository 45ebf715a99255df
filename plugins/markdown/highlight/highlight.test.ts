import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Node } from '../mdxTree.ts';
import { parseFenceMeta } from './fenceMeta.ts';
import { highlightCode } from './highlightCode.ts';
import rehypeHighlight from './index.ts';
import { kinds } from './runs.ts';

const highlight = (source: string, language: string, meta = '') =>
  highlightCode(source, language, parseFenceMeta(meta, 'a.mdx:1'));
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('highlighted code', () => {
  it.each([
    ['dts', '/* two\n   lines */\n&kp { bindings = <&kp A>, <&mt LSHFT B>; };'],
    ['kconfig', '# comment\nCONFIG_ZMK_SLEEP=y\n'],
    ['log', '[00:00:01.250,000] <dbg> zmk: pressed'],
    ['text', 'a < b && c'],
  ])('contains the source unchanged, apart from tags (%s)', (language, source) => {
    expect(textOf(highlight(source, language))).toBe(source);
  });

  it('colors devicetree labels and strings', () => {
    const html = highlight('hm: hm { label = "X"; };', 'dts');
    expect(html).toContain('<span class="t-label">hm</span>');
    expect(html).toContain('<span class="t-string">"X"</span>');
  });

  it('puts adjacent tokens of the same color into one element', () => {
    expect(highlight('a = <1 2>, <3>;', 'dts')).toBe(
      '<span class="t-property">a</span> <span class="t-operator">= &lt;</span><span class="t-number">1 2</span>' +
        '<span class="t-operator">&gt;</span>, <span class="t-operator">&lt;</span><span class="t-number">3</span>' +
        '<span class="t-operator">&gt;</span>;',
    );
  });

  it('has a style in code.css for every kind of token, and no others', () => {
    const named = [...fs.readFileSync('src/css/code.css', 'utf8').matchAll(/\.t-([\w-]+)/g)].map(([, name]) => name);
    expect([...kinds].sort()).toEqual(named.sort());
  });

  it('splits a token that spans several lines', () => {
    const [first, second] = highlight('/* one\ntwo */', 'dts').split('\n');
    expect(first).toBe('<span class="t-comment">/* one</span>');
    expect(second).toBe('<span class="t-comment">two */</span>');
  });

  it('marks the lines listed in the fence', () => {
    const html = highlight('a\nb\nc', 'text', '{1} ins={2} del={3}');
    expect(html).toBe('<span class="hl">a\n</span><span class="ins">b\n</span><span class="del">c</span>');
    expect(textOf(html)).toBe('a\nb\nc');
  });

  it('marks prompts and output in a shell session, but not in a script', () => {
    const session = highlight('$ west update\ndone', 'sh');
    expect(session).toContain('<span class="prompt" aria-hidden="true">$ </span>');
    expect(session).toContain('<span class="output">done</span>');
    expect(textOf(session)).toBe('$ west update\ndone');
    expect(highlight('west update', 'sh')).not.toContain('prompt');
  });
});

describe('the options of a code fence', () => {
  it('reads the title and line numbers', () => {
    const { title, highlighted } = parseFenceMeta('title="a.keymap" {2,4-5}', 'a.mdx:1');
    expect(title).toBe('a.keymap');
    expect([...highlighted]).toEqual([2, 4, 5]);
  });

  it('reads flags and names', () => {
    const { flags, names } = parseFenceMeta('old names="&a, zmk,b C" title="wrong"', 'a.mdx:1');
    expect([[...flags], names]).toEqual([['old'], ['&a', 'zmk,b', 'C']]);
  });

  it.each(['titel="a"', "title='a'", 'ins=3', '{2', 'olde', 'title="a"{2}'])(
    'refuses the unknown option %s',
    (meta) => {
      expect(() => parseFenceMeta(meta, 'a.mdx:1')).toThrow(/^a\.mdx:1: ".*" isn't an option of a code fence/);
    },
  );

  it('refuses line numbers past the end of the sample', () => {
    expect(() => parseFenceMeta('{1-3} del={99}', 'a.mdx:1', 3)).toThrow(
      'a.mdx:1: A mark is on line 99, but the sample has 3.',
    );
    expect(() => parseFenceMeta('{1-3}', 'a.mdx:1', 3)).not.toThrow();
  });

  it.each(['{0}', '{5-2}', '{x}', '{1-2-3}', '{}'])('refuses the line numbers %s', (meta) => {
    expect(() => parseFenceMeta(meta, 'a.mdx:1')).toThrow(/^a\.mdx:1: .* isn't a line number or range/);
  });
});

describe('the rehype plugin', () => {
  const page = (language: string, meta = 'title="a.conf"'): Node => ({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        position: { start: { line: 9 } },
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: { className: [`language-${language}`] },
            data: { meta },
            children: [{ type: 'text', value: 'A=1\n' }],
          },
        ],
      },
    ],
  });

  it('replaces a fence with a CodeBlock', () => {
    const tree = page('text');
    rehypeHighlight()(tree, {});
    expect(tree.children?.[0]).toMatchObject({
      name: 'CodeBlock',
      attributes: [
        { name: 'language', value: 'text' },
        { name: 'title', value: 'a.conf' },
        { name: 'html', value: 'A=1' },
      ],
    });
  });

  it('reports the file and line of a fence with a line number past the end', () => {
    expect(() => rehypeHighlight()(page('text', '{2}'), { path: 'docs/a.mdx' })).toThrow(/^docs\/a\.mdx:9: .*line 2/);
  });

  it('reports the file and line of an unknown language', () => {
    expect(() => rehypeHighlight()(page('klingon'), { path: 'docs/a.mdx' })).toThrow(/^docs\/a\.mdx:9: .*"klingon"/);
  });
});
