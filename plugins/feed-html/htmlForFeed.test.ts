import { expect, it } from 'vitest';
import { htmlForFeed } from './htmlForFeed.ts';

it('keeps words, links, lists, tables and code', () => {
  const html =
    '<p>Set <code>y</code> in <a href="https://zmk.dev/docs">the docs</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(htmlForFeed(html)).toBe(html);
});

it('removes classes, colors, buttons, heading anchors and comments', () => {
  const heading = '<h2 class="anchor" id="why">Why<a href="#why" class="hash-link" aria-label="Direct link">#</a></h2>';
  const code =
    '<div class="block"><pre tabindex="0" aria-label="a.conf"><code><span class="t-property">A</span>=<span>y</span>\n</code></pre><button type="button">Copy</button><div data-search-ignore><a href="/playground">Open</a></div></div>';
  expect(htmlForFeed(`<div data-content="x">${heading}<!-- -->${code}</div>`)).toBe(
    '<h2 id="why">Why</h2><pre><code>A=y\n</code></pre>',
  );
});

it('replaces a drawing with its description', () => {
  const html =
    '<figure><svg role="img" aria-label="A &lt; B"><rect fill="var(--x)"></rect></svg><figcaption>C</figcaption></figure>';
  expect(htmlForFeed(html)).toBe('<figure><p><em>Picture: A &lt; B</em></p><figcaption>C</figcaption></figure>');
});
