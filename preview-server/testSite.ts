import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { createSiteServer, stopServer, type Limits } from './siteServer.ts';

export type TestResponse = Readonly<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>;

/** The page at /docs, long enough to be compressed. */
export const page = `<!doctype html><title>Docs</title>${'text '.repeat(400)}`;

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<title>Home</title>',
  '404.html': '<title>Not found</title>',
  'docs.html': page,
  'docs.html.br': zlib.brotliCompressSync(page),
  'docs.html.gz': zlib.gzipSync(page),
  'docs/faq.html': '<title>FAQ</title>',
  'docs/setup/index.html': '<title>Setup</title>',
  'assets/js/main.abc.js': 'console.log(1)',
  'img/a b.svg': '<svg/>',
  'data/codes.json': '[]',
  'files/logs.tar.gz': zlib.gzipSync('logs'),
  '.hidden': 'hidden',
  _redirects: '/docs/old /docs/faq#a 301\n/docs/moved/* /docs/:splat 301\n/chat https://chat.example/x 302\n',
  _headers:
    "/*\n  Content-Security-Policy: default-src 'self'\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/data/*\n  Access-Control-Allow-Origin: *\n\n/docs\n  Cache-Control: public, max-age=0, must-revalidate\n",
};

/** Serves a small site for the tests in a file. `secret` is a file outside its folder that must never be served. */
export function serveTestSite(limits?: Limits) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const secret = path.join(path.dirname(folder), `secret-${path.basename(folder)}.txt`);
  const write = (file: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  };
  fs.writeFileSync(secret, 'secret');
  for (const [file, content] of Object.entries(files)) write(file, content);

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

  /** Sends the target exactly as written. `fetch` would normalize it first. */
  function request(target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<TestResponse> {
    return new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: target, headers, method, agent: false };
      const clientRequest = http.request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      clientRequest.on('error', reject);
      clientRequest.end();
    });
  }

  /** Sends raw bytes and returns everything until the server closes the connection. */
  function sendRaw(bytes: string, andThen: (socket: net.Socket) => void = () => undefined): Promise<string> {
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

  return { folder, secret, write, request, sendRaw };
}
