import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteServer, stopServer } from './siteServer.ts';

const page = `<!doctype html><title>Docs</title>${'text '.repeat(400)}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
const secret = path.join(path.dirname(folder), `secret-${path.basename(folder)}.txt`);

const write = (file: string, content: string | Buffer) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), content);
};

fs.writeFileSync(secret, 'secret');
write('index.html', '<title>Home</title>');
write('404.html', '<title>Not found</title>');
write('docs.html', page);
write('docs.html.br', zlib.brotliCompressSync(page));
write('docs.html.gz', zlib.gzipSync(page));
write('docs/faq.html', '<title>FAQ</title>');
write('docs/setup/index.html', '<title>Setup</title>');
write('assets/js/main.abc.js', 'console.log(1)');
write('img/a b.svg', '<svg/>');
write('data/codes.json', '[]');
write('.hidden', 'hidden');
write('_redirects', '/docs/old /docs/faq#a 301\n/docs/moved/* /docs/:splat 301\n/chat https://chat.example/x 302\n');
write(
  '_headers',
  "/*\n  Content-Security-Policy: default-src 'self'\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/data/*\n  Access-Control-Allow-Origin: *\n\n/docs\n  Cache-Control: public, max-age=0, must-revalidate\n",
);

const limits = { headersMs: 300, requestMs: 400, idleMs: 600, keepAliveMs: 200 };
const server = createSiteServer(folder, limits);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as net.AddressInfo).port;
});
afterAll(async () => {
  await stopServer(server, 100);
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(secret);
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Sends the target exactly as written, which `fetch` would tidy up first. */
function ask(target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path: target, headers, method, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/** Writes raw bytes and collects what comes back until the server closes. */
function raw(bytes: string, andThen: (socket: net.Socket) => void = () => undefined): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      andThen(socket);
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/docs', 'Docs'],
    ['/docs?a=1', 'Docs'],
    ['/docs/faq', 'FAQ'],
    ['/docs/setup', 'Setup'],
    ['/img/a%20b.svg', '<svg/>'],
  ])('%s is answered', async (target, text) => {
    const { status, body } = await ask(target);
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
  ])('%s moves to %s', async (target, location) => {
    const { status, headers } = await ask(target);
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
  ])('%s is not found, with the page for that', async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('Not found');
  });

  it('does not keep a missing hashed file for a year', async () => {
    const { status, headers } = await ask('/assets/js/gone.js');
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
    const { status, body } = await ask(target);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });

  it.each(['/%', '/%C0%AF', '/%E0%80%AF'])('%s is a bad request', async (target) => {
    expect((await ask(target)).status).toBe(400);
  });

  it.each(['//evil.example/', '//evil.example/index.html', '/\\evil.example/', '/%5Cevil.example/'])(
    '%s leads to no other site',
    async (target) => {
      const { status, headers } = await ask(target);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
    },
  );

  it('refuses an address that is too long', async () => {
    expect((await ask(`/${'a'.repeat(5000)}`)).status).toBe(414);
    expect((await ask(`/${'a'.repeat(40_000)}`)).status).toBe(431);
  });

  it('refuses other methods and malformed requests', async () => {
    const { status, headers } = await ask('/docs', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
  });
});

describe('headers', () => {
  it('obeys _headers', async () => {
    const docs = await ask('/docs');
    expect(docs.headers['content-security-policy']).toBe("default-src 'self'");
    expect(docs.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await ask('/assets/js/main.abc.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/data/codes.json')).headers['access-control-allow-origin']).toBe('*');
    expect((await ask('/nope')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('names types with their charset', async () => {
    expect((await ask('/docs')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await ask('/assets/js/main.abc.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await ask('/img/a%20b.svg')).headers['content-type']).toBe('image/svg+xml');
  });
});

describe('compression', () => {
  it('sends brotli, gzip or the file as it is, by what the client accepts', async () => {
    const br = await ask('/docs', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(br.body).toString()).toBe(page);
    const gz = await ask('/docs', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(zlib.gunzipSync(gz.body).toString()).toBe(page);
    const plain = await ask('/docs');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const answer of [br, gz, plain]) expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe('conditions and parts', () => {
  it('answers 304 with the headers of the page when the tag is known', async () => {
    const { etag = '' } = (await ask('/docs')).headers;
    const again = await ask('/docs', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['content-security-policy']).toBeDefined();
    expect((await ask('/docs', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 206, `bytes 0-9/${page.length}`, page.slice(0, 10)],
    ['bytes=-5', 206, `bytes ${page.length - 5}-${page.length - 1}/${page.length}`, page.slice(-5)],
    ['bytes=0-0', 206, `bytes 0-0/${page.length}`, page[0]],
    ['bytes=9-0', 416, `bytes */${page.length}`, undefined],
    ['bytes=999999-', 416, `bytes */${page.length}`, undefined],
    ['bytes=x', 416, `bytes */${page.length}`, undefined],
    ['lines=1-2', 200, undefined, page],
  ])('Range %s: %i', async (range, status, contentRange, body) => {
    const answer = await ask('/docs', { range });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-range']).toBe(contentRange);
    if (body !== undefined) expect(answer.body.toString()).toBe(body);
  });

  it('sends the whole file when If-Range names another version', async () => {
    expect((await ask('/docs', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const head = await ask('/docs', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(page.length));
    expect(head.body).toHaveLength(0);
    expect((await ask('/nope', {}, 'HEAD')).status).toBe(404);
  });

  it('ignores conditions and ranges on what is not found', async () => {
    expect((await ask('/nope', { range: 'bytes=0-1', 'if-none-match': '*', 'if-match': '"x"' })).status).toBe(404);
  });
});

describe('slow clients', () => {
  it('does not wait for headers that never end', async () => {
    const started = performance.now();
    const answer = await raw('GET /docs HTTP/1.1\r\nHost: x\r\nX-A: ', (socket) => {
      const drip = setInterval(() => socket.write('a'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    expect(answer).toMatch(/^HTTP\/1.1 408/);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('closes a connection that says nothing', async () => {
    const started = performance.now();
    await raw('');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('goes on answering others meanwhile', async () => {
    const idlers = Array.from({ length: 50 }, () => raw('GET / HTTP/1.1\r\n'));
    expect((await ask('/docs')).status).toBe(200);
    await Promise.all(idlers);
  });
});

describe('a new build', () => {
  it('is picked up, and a file that vanished does not end the server', async () => {
    fs.rmSync(path.join(folder, 'docs/faq.html'));
    expect((await ask('/docs/faq')).status).toBe(503);
    write('docs/new.html', '<title>New</title>');
    fs.utimesSync(path.join(folder, '404.html'), new Date(), new Date(Date.now() + 5000));
    expect((await ask('/docs/new')).status).toBe(200);
    expect((await ask('/docs/faq')).status).toBe(404);
  });
});

describe('stopServer', () => {
  it('cuts no answer short when the server is restarted under load', async () => {
    const start = async (at: number) => {
      const other = createSiteServer(folder);
      await new Promise<void>((resolve) => other.listen(at, '127.0.0.1', resolve));
      return { other, at: (other.address() as net.AddressInfo).port };
    };
    const first = await start(0);
    const agent = new http.Agent({ keepAlive: true });
    const bodyAt = (target: string) =>
      new Promise<string>((resolve, reject) => {
        http
          .get({ port: first.at, host: '127.0.0.1', path: target, agent }, (response) => {
            let text = '';
            response.on('data', (chunk: Buffer) => (text += chunk.toString()));
            response.on('end', () => resolve(text));
            // Once an answer has begun, nothing may break it off.
            response.on('error', () => resolve('cut short'));
          })
          .on('error', reject);
      });
    const answers: string[] = [];
    let isOver = false;
    const reader = async () => {
      while (!isOver) {
        // As browsers do, a reader whose connection closes before an answer begins asks again.
        const answer = await bodyAt('/docs').catch(() => undefined);
        if (answer === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
        else answers.push(answer);
      }
    };
    const readers = Array.from({ length: 50 }, reader);
    const untilMoreThan = (count: number) => vi.waitFor(() => expect(answers.length).toBeGreaterThan(count), 20_000);
    await untilMoreThan(200);
    await stopServer(first.other);
    const second = await start(first.at);
    await untilMoreThan(answers.length + 200);
    isOver = true;
    await Promise.all(readers);
    agent.destroy();
    await stopServer(second.other, 100);
    expect(new Set(answers)).toEqual(new Set([page]));
  });

  it('ends connections that clients keep open', async () => {
    const other = createSiteServer(folder);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const socket = net.connect((other.address() as net.AddressInfo).port, '127.0.0.1');
    await new Promise((resolve) => socket.on('connect', resolve));
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    await stopServer(other, 100);
    expect(other.listening).toBe(false);
  });
});
