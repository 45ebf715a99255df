import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { acceptedEncodings } from './acceptEncoding.ts';
import { headersFor, redirectFor } from './hostingRules.ts';
import { requestPath } from './requestPath.ts';
import { cleanAddress, type Site, type SiteFile } from './siteFiles.ts';

/** Serves a built site, following its `_headers` and `_redirects`. */
export function siteHandler(currentSite: () => Site) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const site = currentSite();
    const target = requestPath(request.url ?? '');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      // Close, because the request's body isn't read.
      response.setHeader('Connection', 'close');
      sendText(response, 405, 'Only GET and HEAD are allowed.');
      return;
    }
    if (!target.ok) {
      sendText(response, target.status, target.reason);
      return;
    }
    const { path, query } = target;
    for (const [name, value] of Object.entries(headersFor(site.headers, path))) response.setHeader(name, value);

    const file = site.files.get(path);
    if (file) {
      sendFile(site, file, request, response);
      return;
    }
    const redirect = findRedirect(site, path, query);
    if (redirect) {
      response.setHeader('Location', redirect.location);
      sendText(response, redirect.status, `Moved to ${redirect.location}`);
      return;
    }
    sendNotFound(site, request, response);
  };
}

function findRedirect(site: Site, path: string, query: string) {
  const clean = cleanAddress(path);
  // Only redirect to existing addresses: one made from the request could point to another site.
  if (clean !== path && site.files.has(clean)) return { location: encodeURI(clean) + query, status: 301 };
  return redirectFor(site.redirects, clean, query);
}

function sendFile(site: Site, file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((name) => file.encoded[name]);
  const variant = (encoding && file.encoded[encoding]) ?? file.plain;
  if (Object.keys(file.encoded).length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (file.contentType) response.setHeader('Content-Type', file.contentType);
  response.setHeader('ETag', variant.etag);
  const address = variant.file.split('/').map(encodeURIComponent).join('/');
  // No Last-Modified: it would be the time of the build, not when the page changed. ETags handle that.
  send(request, address, { root: site.folder, index: false, cacheControl: false, lastModified: false })
    .on('error', (error: NodeJS.ErrnoException & { status?: number; headers?: Record<string, string> }) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      for (const name of ['Content-Encoding', 'ETag', 'Vary']) response.removeHeader(name);
      disableCaching(response);
      for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
      const status = error.status ?? 500;
      // The file existed, so a new build must have just replaced the folder.
      if (status === 404) sendText(response, 503, 'The site is being updated. Try again in a moment.');
      else sendText(response, status, error.message);
    })
    .pipe(response);
}

/** Keeps browsers from caching an error under /assets for a year. */
const disableCaching = (response: ServerResponse) => response.setHeader('Cache-Control', 'no-cache');

function sendNotFound(site: Site, request: IncomingMessage, response: ServerResponse): void {
  disableCaching(response);
  if (!site.notFound) {
    sendText(response, 404, 'This page does not exist.');
    return;
  }
  // The request's ranges and conditions don't apply to the error page.
  request.headers = { 'accept-encoding': request.headers['accept-encoding'] };
  response.statusCode = 404;
  sendFile(site, site.notFound, request, response);
}

function sendText(response: ServerResponse, status: number, reason: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(`${reason}\n`);
}
