import fs from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy, fileRules, redirects, securityHeaders } from '../../../site/hosting.ts';
import type { BuildStep } from '../afterBuild.ts';
import { headersFile, pageRules, redirectsFile } from './hostFiles.ts';
import { newScripts, pageScripts } from './scriptHashes.ts';

/** Above this, some script differs from page to page, and the header would grow with the site. */
const mostHashes = 12;

/** Writes `_headers` and `_redirects` for the host, from site/hosting.ts and the scripts that are in the pages. */
export const hostFiles: BuildStep = {
  name: 'host files',
  run({ outDir }) {
    const pages = fs
      .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replaceAll('\\', '/'));
    const policy = contentSecurityPolicy(collectHashes(outDir, pages), process.env);
    const headers = [
      { path: '/*', headers: { 'Content-Security-Policy': policy, ...securityHeaders } },
      ...fileRules,
      ...pageRules(pages),
    ];
    fs.writeFileSync(path.join(outDir, '_headers'), headersFile(headers));
    fs.writeFileSync(path.join(outDir, '_redirects'), redirectsFile(redirects));
  },
};

function collectHashes(outDir: string, pages: readonly string[]): readonly string[] {
  const all = new Set<string>();
  const mayHoldNew = newScripts();
  for (const page of pages) {
    const html = fs.readFileSync(path.join(outDir, page), 'utf8');
    if (!mayHoldNew(html)) continue;
    const { hashes, handlers } = pageScripts(html);
    if (handlers.length > 0) {
      throw new Error(
        `${page} has ${handlers.join(', ')}: the policy allows no handlers in attributes. Use addEventListener.`,
      );
    }
    for (const hash of hashes) all.add(hash);
    if (all.size > mostHashes) {
      throw new Error(
        `The pages up to ${page} hold more than ${mostHashes} different scripts. Move what differs between pages into data attributes.`,
      );
    }
  }
  return [...all].sort();
}
