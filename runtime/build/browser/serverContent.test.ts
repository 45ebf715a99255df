import { describe, expect, it } from 'vitest';
// @ts-expect-error -- a bundler loader, without types
import loader from './serverContent.cjs';

const compiled = 'export default function MDXContent(props) {}';
const load = (source: string, file = 'docs/page.mdx') =>
  loader.call(
    { resourcePath: `/home/_me/site/${file}`, getOptions: () => ({ siteDir: '/home/_me/site', baseUrl: '/base/' }) },
    source,
  );

describe('the loader of content for the server', () => {
  it('has a page carry what is known of it', () => {
    expect(load(compiled)).toContain('ServerContent({ Content: MDXContent');
  });

  it.each(['docs/_partial.mdx', 'docs/_partials/note.mdx'])('leaves the partial %s as it is', (file) => {
    expect(load(compiled, file)).toBe(compiled);
  });

  it('writes pictures and files into the site, under its base URL', () => {
    const source = `require("!url-loader?name=assets/images/[name].[ext]&emitFile=false!./a.png");${compiled}`;
    expect(load(source)).toContain('[ext]&outputPath=..%2F&publicPath=%2Fbase%2F!./a.png');
  });

  it('refuses what is no compiled page, naming the file', () => {
    expect(() => load('export const nothing = 1')).toThrow('docs/page.mdx');
  });
});
