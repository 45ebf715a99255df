import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { encodeFrame, formatByte, parseHex } from '#core/studio-protocol';
import StudioMessages from '../StudioMessages';
import StudioFrame from '.';

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({ collectLink: () => undefined, collectAnchor: () => undefined }),
}));

const page = readFileSync('docs/development/studio-rpc-protocol.mdx', 'utf8');
const frames = [...page.matchAll(/<StudioFrame payload="([^"]+)"(?: message="([^"]+)")? title="([^"]+)" \/>/g)].map(
  ([, payload = '', message, title = '']) => ({ payload, title, ...(message && { message }) }),
);

test('the page about the protocol has more than ten drawings of frames', () => {
  expect(frames.length).toBeGreaterThan(10);
});

test.each(frames)('the drawing “$title” shows all bytes of the frame, in order', (props) => {
  const html = renderToStaticMarkup(<StudioFrame {...props} />);
  const drawn = [...html.matchAll(/<code[^>]*>([0-9A-F]{2})/g)].map(([, byte]) => byte);
  expect(drawn).toEqual(encodeFrame(parseHex(props.payload)).map(formatByte));
});

test('a payload that doesn’t match its message fails the build', () => {
  expect(() => renderToStaticMarkup(<StudioFrame payload="38 01" message="studio.Request" title="" />)).toThrow(
    'studio.Request has no field 7',
  );
});

test('a message table lists fields with their numbers', () => {
  const html = renderToStaticMarkup(<StudioMessages names={['keymap.Keymap', 'keymap.Layer']} />);
  expect(html).toContain('id="message-keymap-keymap"');
  expect(html).toContain('href="#message-keymap-layer"');
  expect(html.replace(/<[^>]+>/g, '|')).toMatch(/\|3\|+bindings\|/);
});

test('a type that is not in the table is not a link', () => {
  expect(renderToStaticMarkup(<StudioMessages names={['keymap.Keymap']} />)).not.toContain('href=');
});
