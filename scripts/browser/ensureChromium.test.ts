import { beforeEach, expect, it, vi } from 'vitest';
import { ensureChromium, type Machine } from './ensureChromium.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => void log.mockClear());
const said = () => log.mock.calls.map(([line]) => String(line));

const playwrightPath = '/cache/playwright/chrome';
const download = 'npx playwright install chromium';
const aptUpdate = 'apt-get update -q';
const aptInstall = 'apt-get install -q -y --no-install-recommends chromium';

/** A machine with these programs. Running one of the commands in `installs` adds a program. */
function machine(programs: readonly string[], installs: Readonly<Record<string, string>> = {}) {
  const present = new Set(programs);
  const ran: string[] = [];
  const fake: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    works: (file) => present.has(file),
    playwrightChromium: () => Promise.resolve(playwrightPath),
    run: (...command) => {
      const line = command.join(' ');
      ran.push(line);
      if (installs[line]) present.add(installs[line]);
    },
  };
  return { ...fake, ran };
}

it('uses the program in CHROMIUM_PATH, and reports an error if it does not start', async () => {
  const env = { CHROMIUM_PATH: '/opt/chromium' };
  const both = machine(['/opt/chromium', '/usr/bin/chromium']);
  expect(await ensureChromium({ ...both, env })).toBe('/opt/chromium');
  const other = machine(['/usr/bin/chromium']);
  await expect(ensureChromium({ ...other, env })).rejects.toThrow('CHROMIUM_PATH is /opt/chromium');
});

it('prefers an installed browser over one that Playwright downloaded earlier, and installs nothing', async () => {
  const both = machine(['/usr/bin/google-chrome', playwrightPath]);
  expect(await ensureChromium(both)).toBe('/usr/bin/google-chrome');
  const downloaded = machine([playwrightPath]);
  expect(await ensureChromium(downloaded)).toBe(playwrightPath);
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const mac = machine([chrome]);
  expect(await ensureChromium({ ...mac, platform: 'darwin' })).toBe(chrome);
  expect([...both.ran, ...downloaded.ran, ...mac.ran]).toEqual([]);
  expect(said()[0]).toBe('Using /usr/bin/google-chrome.');
});

it('downloads a browser before trying to install a package, even as root on Debian', async () => {
  const debian = machine(['/usr/bin/apt-get'], { [download]: playwrightPath });
  expect(await ensureChromium({ ...debian, isRoot: true })).toBe(playwrightPath);
  expect(debian.ran).toEqual([download]);
  expect(said()).toEqual([expect.stringContaining(download), `Using ${playwrightPath}.`]);
});

it("installs Debian's package as root if the download fails, and says so first", async () => {
  const debian = machine(['/usr/bin/apt-get'], { [aptInstall]: '/usr/bin/chromium' });
  expect(await ensureChromium({ ...debian, isRoot: true })).toBe('/usr/bin/chromium');
  expect(debian.ran).toEqual([download, aptUpdate, aptInstall]);
  expect(said()).toEqual([
    expect.stringContaining(download),
    expect.stringContaining('apt-get install chromium'),
    'Using /usr/bin/chromium.',
  ]);
});

it('says what to install if nothing works', async () => {
  const bare = machine(['/usr/bin/apt-get']);
  await expect(ensureChromium(bare)).rejects.toThrow(/^This needs Chromium: /);
  expect(bare.ran).toEqual([download]);
});
