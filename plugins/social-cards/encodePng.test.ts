import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePng } from './encodePng.ts';

const svgOf = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="5" height="3">${inner}</svg>`;

it('writes a file that decodes to the same pixels', () => {
  const drawn = new Resvg(
    svgOf('<rect width="5" height="3" fill="#14161a"/><rect x="1" y="1" width="2" height="1" fill="#f2b53c"/>'),
  ).render();
  const png = encodePng(drawn.width, drawn.height, drawn.pixels);
  const decoded = new Resvg(
    svgOf(`<image width="5" height="3" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`),
  ).render();
  expect([...decoded.pixels]).toEqual([...drawn.pixels]);
});
