import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { acceptedEncodings } from './acceptEncoding.ts';
import { headersFor, redirectFor } from './hostRules.ts';
import { requestPath } from './requestPath.ts';
import { cleanAddress, type Site, type SiteFile } from './siteFiles.ts';

/** Answers requests from a built site by the rules of its `_headers` and `_redirects`. */
export function siteHandler(currentSite: () => Site) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const site = currentSite();
    const target = requestPath(request.url ?? '');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      // The rest of what the client sends isn't read.
      response.setHeader('Connection', 'close');
      answer(response, 405, 'Only GET and HEAD are answered.');
      return;
    }
    if (!target.ok) {
      answer(response, target.status, target.reason);
      return;
    }
    const { path, query } = target;
    for (const [name, value] of Object.entries(headersFor(site.headers, path))) response.setHeader(name, value);

    const file = site.files.get(path);
    if (file) {
      sendFile(site, file, request, response);
      return;
    }
    const move = moveOf(site, path, query);
    if (move) {
      response.setHeader('Location', move.location);
      answer(response, move.status, `Moved to ${move.location}`);
      return;
    }
    sendNotFound(site, request, response);
  };
}

function moveOf(site: Site, path: string, query: string) {
  const clean = cleanAddress(path);
  // Only to addresses that exist. A target made from the request could lead to another site.
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
  // Modification times say when the site was built, not when the page changed. The ETags do.
  send(request, address, { root: site.folder, index: false, cacheControl: false, lastModified: false })
    .on('error', (error: NodeJS.ErrnoException & { status?: number; headers?: Record<string, string> }) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      for (const name of ['Content-Encoding', 'ETag', 'Vary']) response.removeHeader(name);
      dropCaching(response);
      for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
      const status = error.status ?? 500;
      // The file was in the list, so a new build must have just replaced the folder.
      if (status === 404) answer(response, 503, 'The site is being built anew. Try again in a moment.');
      else answer(response, status, error.message);
    })
    .pipe(response);
}

/** So that browsers don't cache an error for a year because its address looks like that of a hashed file. */
const dropCaching = (response: ServerResponse) => response.setHeader('Cache-Control', 'no-cache');

function sendNotFound(site: Site, request: IncomingMessage, response: ServerResponse): void {
  dropCaching(response);
  if (!site.notFound) {
    answer(response, 404, 'There is no such page.');
    return;
  }
  // The request's ranges and conditions don't apply to the error page.
  request.headers = { 'accept-encoding': request.headers['accept-encoding'] };
  response.statusCode = 404;
  sendFile(site, site.notFound, request, response);
}

function answer(response: ServerResponse, status: number, reason: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(`${reason}\n`);
}
