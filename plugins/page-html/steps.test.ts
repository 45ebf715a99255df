import { describe, expect, it } from 'vitest';
import { begunScript, withSteps } from './steps.ts';

const script = `<script>${begunScript}</script>`;
const paragraph = `<p>${'text '.repeat(40)}`;

const pageOf = (kind: string, content: string) =>
  `<html class="plugin ${kind}"><style data-inlined>p{}</style><body><nav></nav><main><div data-content=true>${content}` +
  '<script type=application/json>{}</script></div></main><nav class="pagination-nav x"></nav><footer class=footer></footer>';
const page = (kind: string, count: number) => pageOf(kind, paragraph.repeat(count));
const marks = (html: string) => html.match(/ data-later(?:=\w+)?(?=[ >])/g) ?? [];

describe('layout in steps', () => {
  it('is for long pages', () => {
    expect(withSteps(page('docs-doc-page', 400))).toContain('<html data-steps=1 class=');
    expect(withSteps(page('docs-doc-page', 50))).toBe(page('docs-doc-page', 50));
  });

  it('is for pages of all kinds, but for those that start at once', () => {
    expect(withSteps(page('blog-post-page', 400))).toContain('data-steps');
    const list = page('blog-list-page', 400);
    expect(withSteps(list)).toContain('data-steps');
    const tool = list.replace('<style', '<meta name=boot content=now><style');
    expect(withSteps(tool)).toBe(tool);
  });

  it('does not count what stands before the content', () => {
    const html = page('docs-doc-page', 50).replace('<nav>', `<nav>${'<a>'.repeat(400)}`);
    expect(withSteps(html)).toBe(html);
  });

  it('marks what is below the first screen of a phone, of any screen, and what follows the content', () => {
    const html = withSteps(page('docs-doc-page', 400));
    const first = html.indexOf(script);
    expect(html.slice(0, first).match(/<p>/g)).toHaveLength(5);
    expect(html.slice(first)).not.toContain('<p>');
    expect(marks(html).filter((mark) => mark.endsWith('=narrow'))).toHaveLength(6);
    expect(html).toContain('<nav data-later class="pagination-nav x">');
    expect(html).toContain('<footer data-later class=footer>');
  });

  it('takes nothing from the page', () => {
    const html = withSteps(page('docs-doc-page', 400));
    const without = html
      .replace(script, '')
      .replace(/ data-(?:later(?:=\w+)?|steps=\d)(?=[ >])/g, '')
      .replace(/<style>.*?<\/style>/, '');
    expect(without).toBe(page('docs-doc-page', 400));
  });

  it('has two frames for a first screen full of small things', () => {
    const html = withSteps(pageOf('docs-doc-page', `<p>${'<b>x</b>'.repeat(30)}</p>`.repeat(20)));
    expect(html).toContain('<html data-steps=2 ');
    expect(html.slice(html.indexOf(script) + script.length)).toMatch(/^<p data-later=half>/);
  });

  it('marks what is in an element without a tag', () => {
    const rows = `<tr><td>${'text '.repeat(40)}<td>`.repeat(100);
    const html = withSteps(pageOf('docs-doc-page', `<table data-stacked><tr><th>A<th>B${rows}</table><p>`));
    expect(html).toContain(`${script}<tr data-later`);
  });

  it('has a short rest come at once', () => {
    const html = withSteps(pageOf('docs-doc-page', `${paragraph.repeat(10)}<ul>${'<li>'.repeat(110)}</ul>`));
    expect(html).toContain('<html data-steps=all ');
    expect(html.slice(0, html.indexOf(script)).match(/<p>/g)).toHaveLength(3);
  });

  it('is not for a page that is one screen of many elements', () => {
    const html = pageOf('docs-doc-page', `<pre>${'<b>x</b>'.repeat(300)}</pre>`);
    expect(withSteps(html)).toBe(html);
  });
});
