/** `npm run bench:serve`: requests a second and waiting times of the server behind `npm start`, on the site in build/. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { loadTest } from './bench/loadTest.ts';
import { freePort } from './site/freePort.ts';

/** Memory that a process occupies, where the system tells (Linux). */
function memoryOf(pid: number | undefined): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
  } catch {
    return 'unknown';
  }
}

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['scripts/launch.mjs', 'serve'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => process.exit(1))]);

const page = await fetch(`${origin}/docs`, { headers: { 'accept-encoding': 'br' } });
const cases = [
  ['A page, brotli', '/docs', { 'accept-encoding': 'br' }],
  ['A page as it is', '/docs', {}],
  [
    'A page that is unchanged (304)',
    '/docs',
    { 'accept-encoding': 'br', 'if-none-match': page.headers.get('etag') ?? '' },
  ],
  ['A page that is not there (404)', '/nope', { 'accept-encoding': 'br' }],
  ['An old address (301)', '/docs/features/keymaps', {}],
] as const;
console.log(`${''.padEnd(32)} requests/s   median      99 %   status`);
for (const [name, path, headers] of cases) {
  const { perSecond, medianMs, p99Ms, statuses } = await loadTest(origin + path, headers);
  const columns = [
    perSecond.toFixed(0).padStart(10),
    `${medianMs.toFixed(1)} ms`.padStart(8),
    `${p99Ms.toFixed(1)} ms`.padStart(9),
  ];
  console.log(`${name.padEnd(32)} ${columns.join(' ')}   ${[...statuses].join(', ')}`);
}

const crowd = { connections: 200, seconds: 20 };
const before = memoryOf(server.pid);
const { perSecond, p99Ms, errors } = await loadTest(`${origin}/docs`, { 'accept-encoding': 'br' }, crowd);
const halfWay = memoryOf(server.pid);
await loadTest(`${origin}/docs`, { 'accept-encoding': 'br' }, crowd);
console.log(
  `\n${crowd.connections} readers at once for ${crowd.seconds} s: ${perSecond.toFixed(0)} requests/s, 99 % within ${p99Ms.toFixed(1)} ms, ` +
    `${errors} without an answer. Memory: ${before} before, ${halfWay} after, ${memoryOf(server.pid)} after as much again.`,
);
server.kill('SIGTERM');
await once(server, 'exit');
if (errors > 0) process.exitCode = 1;
