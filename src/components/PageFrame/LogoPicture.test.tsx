import fs from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import LogoPicture from './LogoPicture';

test('the logo in the navbar is the same as the favicon', () => {
  const drawn = renderToStaticMarkup(<LogoPicture />).replace(/><\/(?:rect|path)>/g, '/>');
  expect(drawn).toBe(fs.readFileSync('static/img/favicon.svg', 'utf8').trim());
});
