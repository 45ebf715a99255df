import { expect, it, vi } from 'vitest';
import { findChromium, type Machine } from './findChromium.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);

function machine(
  files: readonly string[],
  more: Partial<Machine> = {},
): Machine & { files: Set<string>; ran: string[] } {
  const present = new Set(files);
  const ran: string[] = [];
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    works: (file) => present.has(file),
    playwrightChromium: () => Promise.resolve('/cache/playwright/chrome'),
    run: (...command) => {
      ran.push(command.join(' '));
      return false;
    },
    ...more,
    files: present,
    ran,
  };
}

it('takes the program that CHROMIUM_PATH names, and complains when there is none', async () => {
  const env = { CHROMIUM_PATH: '/opt/chromium' };
  expect(await findChromium(machine(['/opt/chromium', '/usr/bin/chromium'], { env }))).toBe('/opt/chromium');
  await expect(findChromium(machine(['/usr/bin/chromium'], { env }))).rejects.toThrow('CHROMIUM_PATH is /opt/chromium');
});

it('prefers a browser of the system to that of Playwright', async () => {
  expect(await findChromium(machine(['/usr/bin/google-chrome', '/cache/playwright/chrome']))).toBe(
    '/usr/bin/google-chrome',
  );
  expect(await findChromium(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(await findChromium(machine([mac], { platform: 'darwin' }))).toBe(mac);
});

it('downloads one when there is none', async () => {
  const bare = machine([], {
    run: () => {
      bare.files.add('/cache/playwright/chrome');
      return true;
    },
  });
  expect(await findChromium(bare)).toBe('/cache/playwright/chrome');
});

it('installs the package on Debian as root, which brings the libraries along', async () => {
  const debian = machine(['/usr/bin/apt-get'], {
    isRoot: true,
    run: (...command) => {
      debian.ran.push(command.join(' '));
      if (command[1] === 'install' && command[0] === 'apt-get') debian.files.add('/usr/bin/chromium');
      return command[0] === 'apt-get';
    },
  });
  expect(await findChromium(debian)).toBe('/usr/bin/chromium');
  expect(debian.ran).toEqual(['apt-get update -q', 'apt-get install -q -y --no-install-recommends chromium']);
});

it('says in one sentence what to install when nothing works', async () => {
  const bare = machine(['/usr/bin/apt-get']);
  await expect(findChromium(bare)).rejects.toThrow(/^The browser tests need Chromium: [^.]*\.$/);
  expect(bare.ran).toEqual(['npx playwright install chromium']);
});
