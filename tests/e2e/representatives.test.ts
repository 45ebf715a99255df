import { expect, it } from 'vitest';
import { parsePage } from '../../checks/site/page';
import { representatives } from './representatives';

const page = (file: string, body: string) => parsePage(file, `<!doctype html><title>x</title>${body}`);

it('a page is left out if others have everything it has', () => {
  const pages = [
    page('a.html', '<p class="note"><code>x</code></p>'),
    page('b.html', '<p class="note"><code>y</code></p><table><tr><td>1</table>'),
    page('c.html', '<ul><li>other words</ul><p class="note">z</p>'),
  ];
  expect(representatives(pages)).toEqual(['/b', '/c']);
});

it('an element in another place or with another class needs a page of its own', () => {
  const pages = [
    page('a.html', '<p><code>x</code></p>'),
    page('b.html', '<p><code class="wide">x</code></p>'),
    page('c.html', '<ul><li><code>x</code></ul>'),
  ];
  expect([...representatives(pages)].sort()).toEqual(['/a', '/b', '/c']);
});

it('ids of pages and the colors of a sample make no difference', () => {
  const pages = [
    page('a.html', '<main class="docs-doc-id-a"><b class="t-label">x</b></main>'),
    page('b.html', '<main class="docs-doc-id-b"><b class="t-node">x</b></main>'),
  ];
  expect(representatives(pages)).toEqual(['/a']);
});
