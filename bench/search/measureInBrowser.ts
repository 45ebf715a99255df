import { chromium } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browser/chromiumArguments.mts';
import { ensureChromium } from '../../scripts/browser/ensureChromium.ts';
import { listenLocally } from '../../preview-server/listenLocally.ts';
import { createSiteServer, stopServer } from '../../preview-server/siteServer.ts';
import { measureColdStarts, type ColdStart } from './coldStart.ts';
import { measureTyping, type Typing } from './typing.ts';

type BrowserFigures = Readonly<{ cold: readonly ColdStart[]; typing: readonly Typing[] }>;

/** Measures the search of the built site in a browser. */
export async function measureInBrowser(build: string): Promise<BrowserFigures> {
  const server = createSiteServer(build);
  const origin = await listenLocally(server);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArguments] });
  try {
    return { cold: await measureColdStarts(browser, origin), typing: await measureTyping(browser, origin) };
  } finally {
    await browser.close();
    await stopServer(server);
  }
}
