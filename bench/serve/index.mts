/** `npm run bench:serve`: requests per second and response times of `npm start` with the site in build/. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { loadTest } from './loadTest.ts';
import { freePort } from '../../scripts/site/freePort.ts';
import { UserError } from '../../scripts/userError.ts';

const compressed = { 'accept-encoding': 'br' };
const crowd = { connections: 200, seconds: 20 };

/** The memory of a process. Only works on Linux. */
function memoryOf(pid: number | undefined): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
  } catch {
    return 'unknown';
  }
}

async function startServer() {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/launch.mjs', 'serve'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(() => {
    throw new UserError('The server did not start: see the message above.');
  });
  await Promise.race([once(server.stdout, 'data'), ended]);
  return { server, origin: `http://127.0.0.1:${port}` };
}

/** Measures each kind of response separately. */
async function reportResponses(origin: string): Promise<void> {
  const page = await fetch(`${origin}/docs`, { headers: compressed });
  const etag = page.headers.get('etag') ?? '';
  const cases = [
    ['A page, brotli', '/docs', compressed],
    ['A page, uncompressed', '/docs', {}],
    ['An unchanged page (304)', '/docs', { ...compressed, 'if-none-match': etag }],
    ['A missing page (404)', '/nope', compressed],
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
}

/** Measures many readers at once, and whether memory keeps growing. Returns how many requests got no response. */
async function reportCrowd(origin: string, pid: number | undefined): Promise<number> {
  const before = memoryOf(pid);
  const { perSecond, p99Ms, errors: first } = await loadTest(`${origin}/docs`, compressed, crowd);
  const halfWay = memoryOf(pid);
  const { errors: second } = await loadTest(`${origin}/docs`, compressed, crowd);
  const errors = first + second;
  console.log(
    `\n${crowd.connections} readers at once for ${crowd.seconds} s: ${perSecond.toFixed(0)} requests/s, 99 % within ${p99Ms.toFixed(1)} ms, ` +
      `${errors} without a response in two runs. Memory: ${before} before, ${halfWay} after the first run, ${memoryOf(pid)} after the second.`,
  );
  return errors;
}

const { server, origin } = await startServer();
try {
  await reportResponses(origin);
  if ((await reportCrowd(origin, server.pid)) > 0) process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
}
