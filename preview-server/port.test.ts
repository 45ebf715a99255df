import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { readPort } from './port.ts';

describe('readPort', () => {
  it('returns 3000 if nothing is set', () => {
    expect(readPort([], undefined)).toEqual({ ok: true, port: 3000 });
    expect(readPort([], '')).toEqual({ ok: true, port: 3000 });
    expect(readPort([], '8080')).toEqual({ ok: true, port: 8080 });
  });

  it.each(['abc', '-1', '0', '65536', '80.5', '3000 ', '0x50', '1e3'])('rejects "%s"', (setting) => {
    expect(readPort([], setting)).toEqual({
      ok: false,
      reason: `PORT must be a whole number from 1 to 65535, not "${setting}".`,
    });
  });

  it('prefers --port, among other arguments', () => {
    expect(readPort(['--port', '4000'], '8080')).toEqual({ ok: true, port: 4000 });
    expect(readPort(['--locale', 'en', '--port=4000', '--dev'], undefined)).toEqual({ ok: true, port: 4000 });
    expect(readPort(['--locale', 'en'], '8080')).toEqual({ ok: true, port: 8080 });
  });

  it('names --port if that is wrong', () => {
    expect(readPort(['--port', 'x'], '8080')).toEqual({
      ok: false,
      reason: '--port must be a whole number from 1 to 65535, not "x".',
    });
    expect(readPort(['--port'], undefined)).toMatchObject({ ok: false });
  });
});

describe('listen', () => {
  const open: http.Server[] = [];
  const newServer = () => {
    const server = http.createServer();
    open.push(server);
    return server;
  };
  afterEach(() => open.splice(0).forEach((server) => server.close()));

  it('uses the next free port and reports those in use', async () => {
    const first = newServer();
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const { port } = first.address() as AddressInfo;
    const taken: number[] = [];
    const second = newServer();
    const result = await listen(second, port, '127.0.0.1', (busy) => taken.push(busy));
    expect(taken[0]).toBe(port);
    expect(result).toEqual({ ok: true, port: port + taken.length });
    expect((second.address() as AddressInfo).port).toBe(port + taken.length);
  });

  it('explains what to do if the system reserves the port', async () => {
    const server = newServer();
    server.listen = () => {
      server.emit('error', Object.assign(new Error('no'), { code: 'EACCES' }));
      return server;
    };
    expect(await listen(server, 50_000, '127.0.0.1', () => undefined)).toEqual({
      ok: false,
      reason: 'Port 50000 is reserved by the system. Set PORT to another one above 1023.',
    });
  });

  it('returns a reason if the address cannot be used', async () => {
    const result = await listen(newServer(), 3000, '203.0.113.1', () => undefined);
    expect(result).toMatchObject({ ok: false });
  });
});
