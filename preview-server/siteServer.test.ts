import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createSiteServer, stopServer } from './siteServer.ts';
import { page, serveTestSite } from './testSite.ts';

const { folder, write, request, sendRaw } = serveTestSite({
  headersMs: 300,
  requestMs: 400,
  idleMs: 600,
  keepAliveMs: 200,
});

describe('slow clients', () => {
  it('are disconnected if their headers never end', async () => {
    const started = performance.now();
    const answer = await sendRaw('GET /docs HTTP/1.1\r\nHost: x\r\nX-A: ', (socket) => {
      const drip = setInterval(() => socket.write('a'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    expect(answer).toMatch(/^HTTP\/1.1 408/);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('are disconnected if they send nothing', async () => {
    const started = performance.now();
    await sendRaw('');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('do not block other clients', async () => {
    const idlers = Array.from({ length: 50 }, () => sendRaw('GET / HTTP/1.1\r\n'));
    expect((await request('/docs')).status).toBe(200);
    await Promise.all(idlers);
  });
});

describe('a new build', () => {
  it('is served without a restart, and files that are missing in the meantime are answered with 503', async () => {
    for (const file of ['docs/faq.html', 'assets/js/main.abc.js']) fs.rmSync(path.join(folder, file));
    expect((await request('/docs/faq')).status).toBe(503);
    const { status, headers } = await request('/assets/js/main.abc.js');
    expect([status, headers['cache-control']]).toEqual([503, 'no-cache']);
    write('docs/new.html', '<title>New</title>');
    fs.utimesSync(path.join(folder, '404.html'), new Date(), new Date(Date.now() + 5000));
    expect((await request('/docs/new')).status).toBe(200);
    expect((await request('/docs/faq')).status).toBe(404);
  });
});

describe('stopServer', () => {
  it('finishes all responses when the server is restarted under load', async () => {
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
            // A response that has started must not be cut off.
            response.on('error', () => resolve('cut short'));
          })
          .on('error', reject);
      });
    const answers: string[] = [];
    let isOver = false;
    const reader = async () => {
      while (!isOver) {
        // Like a browser, try again if the connection closes before the response starts.
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

  it('closes the connection of a client that never finishes its request', async () => {
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
