import { describe, expect, it } from 'vitest';
import { pauseScript, withPauses } from './pauses.ts';

const pause = `<script>${pauseScript}</script>`;
const page = (content: string) =>
  `<body><main><div data-content>${content}<script type="application/json">{}</script></div><p>footer</main>`;
const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `<p>${index}`).join('\n');
const pausesIn = (html: string) => html.split(pause).length - 1;

describe('pauses for the parser', () => {
  it('are few, and stand on long pages only', () => {
    expect(withPauses(page(paragraphs(600)))).toBe(page(paragraphs(600)));
    expect(pausesIn(withPauses(page(paragraphs(1800))))).toBe(4);
  });

  it('leave the text of the page as it is', () => {
    const long = page(paragraphs(1800));
    expect(withPauses(long).replaceAll(pause, '')).toBe(long);
  });

  it('stand between blocks, never in an attribute, a drawing or a line of text', () => {
    const odd = '<figure aria-label="a <p> of <li>"><svg><text>1</text></svg></figure><code>2</code>';
    const html = withPauses(page(`${odd.repeat(400)}<p>end`));
    expect(pausesIn(html)).toBe(1);
    expect(html).toContain(`${pause}<p>end`);
  });

  it('let the navbar of a short page show first', () => {
    const wrapper = '<div id=__docusaurus_skipToContent_fallback><main>…</main></div>';
    expect(withPauses(`<html class=plugin-blog><nav></nav>${wrapper}`)).toContain(`</nav>${pause}${wrapper}`);
    expect(withPauses(`<html class=docs-doc-page><nav></nav>${wrapper}`)).not.toContain(pause);
  });

  it('stand nowhere but between blocks', () => {
    expect(pausesIn(withPauses(page('<b>1</b>'.repeat(2000))))).toBe(0);
  });
});
