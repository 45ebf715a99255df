import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Admonition from '.';

test('an admonition has its type as a class and its title above the text', () => {
  const html = renderToStaticMarkup(
    <Admonition type="danger" title="Check the polarity">
      <p>A reversed battery destroys the board.</p>
    </Admonition>,
  );
  expect(html).toContain('class="theme-admonition theme-admonition-danger" role="note"');
  expect(html).toMatch(/Check the polarity<\/p><p>A reversed/);
  expect(html).not.toContain('<svg');
});

test('an admonition without a title shows its type', () => {
  expect(renderToStaticMarkup(<Admonition type="note">Text</Admonition>)).toContain('>note</p>');
});
