import { describe, expect, it } from 'vitest';
import { withSteps } from './steps.ts';

const page = (kind: string, count: number) =>
  `<html class="plugin ${kind}"><body><nav></nav><main>${'<p>text'.repeat(count)}</main>`;

describe('layout in steps', () => {
  it('is for long pages', () => {
    expect(withSteps(page('docs-doc-page', 400))).toContain('<html data-steps class=');
    expect(withSteps(page('docs-doc-page', 50))).toBe(page('docs-doc-page', 50));
  });

  it('is for docs and posts', () => {
    expect(withSteps(page('blog-post-page', 400))).toContain('data-steps');
    expect(withSteps(page('blog-list-page', 400))).not.toContain('data-steps');
  });

  it('does not count what stands before the content', () => {
    const html = page('docs-doc-page', 50).replace('<nav>', `<nav>${'<a>'.repeat(400)}`);
    expect(withSteps(html)).toBe(html);
  });
});
