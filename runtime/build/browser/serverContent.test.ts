import { describe, expect, it } from 'vitest';
// @ts-expect-error -- a bundler loader, without types
import loader from './serverContent.cjs';

const compiled = 'export default function MDXContent(props) {}';
const load = (source: string, file = 'docs/page.mdx') =>
  loader.call(
    { resourcePath: `/home/_me/site/${file}`, getOptions: () => ({ siteDir: '/home/_me/site', baseUrl: '/base/' }) },
    source,
  );

describe('the server’s loader for Markdown pages', () => {
  it('adds the front matter and metadata of a page to its HTML', () => {
    expect(load(compiled)).toContain('ServerContent({ Content: MDXContent');
  });

  it.each(['docs/_partial.mdx', 'docs/_partials/note.mdx'])('doesn’t change the partial %s', (file) => {
    expect(load(compiled, file)).toBe(compiled);
  });

  it('writes pictures and files to the site, below its base URL', () => {
    const source = `require("!url-loader?name=assets/images/[name].[ext]&emitFile=false!./a.png");${compiled}`;
    expect(load(source)).toContain('[ext]&outputPath=..%2F&publicPath=%2Fbase%2F!./a.png');
  });

  it('throws an error with the file name if the source isn’t a compiled page', () => {
    expect(() => load('export const nothing = 1')).toThrow('docs/page.mdx');
  });
});
