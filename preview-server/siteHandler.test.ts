import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { page, serveTestSite } from './testSite.ts';

const { secret, request, sendRaw } = serveTestSite();

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/docs', 'Docs'],
    ['/docs?a=1', 'Docs'],
    ['/docs/faq', 'FAQ'],
    ['/docs/setup', 'Setup'],
    ['/img/a%20b.svg', '<svg/>'],
  ])('%s returns its page', async (target, text) => {
    const { status, body } = await request(target);
    expect(status).toBe(200);
    expect(body.toString()).toContain(text);
  });

  it.each([
    ['/index.html', '/'],
    ['//', '/'],
    ['/docs/', '/docs'],
    ['/docs.html?a=1', '/docs?a=1'],
    ['/docs/index.html', '/docs'],
    ['/docs/setup/', '/docs/setup'],
    ['/docs/setup/index.html', '/docs/setup'],
    ['/docs/old', '/docs/faq#a'],
    ['/docs/old/', '/docs/faq#a'],
    ['/docs/moved/faq?b', '/docs/faq?b'],
    ['/chat', 'https://chat.example/x'],
  ])('%s redirects to %s', async (target, location) => {
    const { status, headers } = await request(target);
    expect([301, 302]).toContain(status);
    expect(headers.location).toBe(location);
  });

  it.each([
    '/nope',
    '/docs/nope/',
    '/404',
    '/404.html',
    '/docs.html.br',
    '/_headers',
    '/_redirects',
    '/.hidden',
    '/DOCS',
  ])('%s returns the 404 page', async (target) => {
    const { status, headers, body } = await request(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('Not found');
  });

  it('a .gz archive is served as a file, not as a compressed copy', async () => {
    const { status, headers, body } = await request('/files/logs.tar.gz');
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    expect(zlib.gunzipSync(body).toString()).toBe('logs');
  });

  it('a missing hashed file is not cached for a year', async () => {
    const { status, headers } = await request('/assets/js/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });
});

describe('hostile addresses', () => {
  const name = path.basename(secret);
  it.each([
    `/../${name}`,
    `/%2e%2e/${name}`,
    `/..%2f${name}`,
    `/..%5c${name}`,
    `/docs/../../${name}`,
    `/....//${name}`,
    `/.%00./${name}`,
    `/docs%00.html`,
    `/file:///etc/passwd`,
    '/__proto__',
    '/constructor',
  ])('%s reveals nothing', async (target) => {
    const { status, body } = await request(target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });

  it.each(['/%', '/%C0%AF', '/%E0%80%AF'])('%s is a bad request', async (target) => {
    expect((await request(target)).status).toBe(400);
  });

  it.each(['//evil.example/', '//evil.example/index.html', '/\\evil.example/', '/%5Cevil.example/'])(
    '%s does not redirect to another site',
    async (target) => {
      const { status, headers } = await request(target);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
    },
  );

  it('an address that is too long is rejected', async () => {
    expect((await request(`/${'a'.repeat(5000)}`)).status).toBe(414);
    expect((await request(`/${'a'.repeat(40_000)}`)).status).toBe(431);
  });

  it('malformed requests and methods other than GET and HEAD are rejected', async () => {
    const { status, headers } = await request('/docs', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(await sendRaw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
  });
});

describe('headers', () => {
  it('follow _headers', async () => {
    const docs = await request('/docs');
    expect(docs.headers['content-security-policy']).toBe("default-src 'self'");
    expect(docs.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await request('/assets/js/main.abc.js')).headers['cache-control']).toContain('immutable');
    expect((await request('/data/codes.json')).headers['access-control-allow-origin']).toBe('*');
    expect((await request('/nope')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('include the content type with its charset', async () => {
    expect((await request('/docs')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await request('/assets/js/main.abc.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await request('/img/a%20b.svg')).headers['content-type']).toBe('image/svg+xml');
  });
});

describe('compression', () => {
  it('is Brotli, gzip, or none, depending on what the client accepts', async () => {
    const br = await request('/docs', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(br.body).toString()).toBe(page);
    const gz = await request('/docs', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(zlib.gunzipSync(gz.body).toString()).toBe(page);
    const plain = await request('/docs');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const answer of [br, gz, plain]) expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe('conditional and range requests', () => {
  it('return 304 with the headers of the page if the ETag matches', async () => {
    const { etag = '' } = (await request('/docs')).headers;
    const again = await request('/docs', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['content-security-policy']).toBeDefined();
    expect((await request('/docs', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 206, `bytes 0-9/${page.length}`, page.slice(0, 10)],
    ['bytes=-5', 206, `bytes ${page.length - 5}-${page.length - 1}/${page.length}`, page.slice(-5)],
    ['bytes=0-0', 206, `bytes 0-0/${page.length}`, page[0]],
    ['bytes=9-0', 416, `bytes */${page.length}`, undefined],
    ['bytes=999999-', 416, `bytes */${page.length}`, undefined],
    ['bytes=x', 416, `bytes */${page.length}`, undefined],
    ['lines=1-2', 200, undefined, page],
  ])('with the range %s return %i', async (range, status, contentRange, body) => {
    const answer = await request('/docs', { range });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-range']).toBe(contentRange);
    if (body !== undefined) expect(answer.body.toString()).toBe(body);
  });

  it('return the whole file if If-Range names another version', async () => {
    expect((await request('/docs', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  it('return the headers of GET and no body for HEAD', async () => {
    const head = await request('/docs', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(page.length));
    expect(head.body).toHaveLength(0);
    expect((await request('/nope', {}, 'HEAD')).status).toBe(404);
  });

  it('return 404 for a missing page, even with conditions or a range', async () => {
    expect((await request('/nope', { range: 'bytes=0-1', 'if-none-match': '*', 'if-match': '"x"' })).status).toBe(404);
  });
});
