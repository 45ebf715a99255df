/**
 * Controls Chromium over its DevTools protocol without Playwright. Playwright listens to the console, for which V8 records
 * stack traces: up to 20 ms of work that doesn't happen in readers' browsers.
 */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browser/chromiumArguments.mts';

type Message = Readonly<{
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: Readonly<{ message: string }>;
}>;

/** A connection to the browser or to a page. */
export type Session = Pick<CDPSession, 'send' | 'on' | 'off' | 'once'>;

export type Screen = Readonly<{ width: number; height: number; deviceScaleFactor: number }>;

export type Chromium = Readonly<{
  browser: Session;
  /** Runs `act` with an empty page in a new profile. */
  withPage: <Result>(screen: Screen, act: (page: Session) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}>;

/** Messages are JSON, each terminated by a zero byte. Returns a function that opens a session with a page, or with the browser if no id is given. */
function connect(toBrowser: Writable, fromBrowser: Readable): (sessionId?: string) => Session {
  const sessions = new Map<string | undefined, EventEmitter>();
  const pending = new Map<number, (response: Message) => void>();
  let lastId = 0;
  let incomplete = '';

  fromBrowser.setEncoding('utf8');
  fromBrowser.on('data', (text: string) => {
    const messages = (incomplete + text).split('\0');
    incomplete = messages.pop() ?? '';
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      if (message.id !== undefined) pending.get(message.id)?.(message);
      if (message.method !== undefined) sessions.get(message.sessionId)?.emit(message.method, message.params);
    }
  });

  return (sessionId) => {
    const send = (method: string, params: object = {}) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        pending.set(id, ({ result, error }) => {
          pending.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        toBrowser.write(`${JSON.stringify({ id, sessionId, method, params })}\0`);
      });
    const session = Object.assign(new EventEmitter(), { send });
    sessions.set(sessionId, session);
    return session as unknown as Session;
  };
}

export async function launchChromium(executable: string): Promise<Chromium> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'weight-profile-'));
  const switches = ['--headless', '--no-sandbox', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const chromium = spawn(executable, [...switches, ...chromiumArguments, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = once(chromium, 'close');
  const session = connect(chromium.stdio[3] as Writable, chromium.stdio[4] as Readable);
  const browser = session();

  const withPage: Chromium['withPage'] = async (screen, act) => {
    const { browserContextId } = await browser.send('Target.createBrowserContext');
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const page = session(sessionId);
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', { ...screen, mobile: false });
    const result = await act(page);
    await browser.send('Target.disposeBrowserContext', { browserContextId });
    return result;
  };

  const close = async () => {
    await browser.send('Browser.close');
    await ended;
    fs.rmSync(profile, { recursive: true, force: true });
  };
  return { browser, withPage, close };
}

/** Opens an address and waits for the load event. */
export async function open(page: Session, url: string): Promise<void> {
  const loaded = new Promise((resolve) => page.once('Page.loadEventFired', resolve));
  await page.send('Page.navigate', { url });
  await loaded;
}

/** Evaluates an expression in the page. */
export async function evaluate(page: Session, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
  return result.value;
}
