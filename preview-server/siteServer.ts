import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { siteHandler } from './siteHandler.ts';
import { readSite, type Site } from './siteFiles.ts';

/** Timeouts after which a slow or idle client is disconnected. */
export type Limits = Readonly<{ headersMs: number; requestMs: number; idleMs: number; keepAliveMs: number }>;

const defaultLimits: Limits = { headersMs: 10_000, requestMs: 20_000, idleMs: 30_000, keepAliveMs: 5_000 };

/** A server for the built site in `folder`. Call `listen` on it. */
export function createSiteServer(folder: string, limits: Limits = defaultLimits): http.Server {
  const server = http.createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: Math.min(1000, limits.headersMs),
    },
    siteHandler(siteSource(folder)),
  );
  // Also disconnects a client that doesn't read the response.
  server.setTimeout(limits.idleMs);
  server.maxConnections = 1024;
  return server;
}

/** The site in `folder`. Reads it again after a new build has replaced it. */
function siteSource(folder: string): () => Site {
  const builtAt = () => {
    try {
      return fs.statSync(path.join(folder, '404.html')).mtimeMs;
    } catch {
      return undefined;
    }
  };
  let lastBuild = builtAt();
  let site = readSite(folder);
  return () => {
    const now = builtAt();
    if (now === undefined || now === lastBuild) return site;
    try {
      site = readSite(folder);
      lastBuild = now;
    } catch {
      // The folder changed while being read. This request gets the old site, and the next one reads it again.
    }
    return site;
  };
}

/** Stops the server when all current responses are finished, or after `graceMs`. */
export function stopServer(server: http.Server, graceMs = 2000): Promise<void> {
  return new Promise((resolve) => {
    const forced = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(forced);
      resolve();
    });
    server.closeIdleConnections();
  });
}
