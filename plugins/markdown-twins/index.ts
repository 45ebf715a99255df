import fs from 'node:fs';
import path from 'node:path';
import type { BuildStep } from '../../runtime/build/afterBuild.ts';
import { llmsFullTxt, llmsTxt, sidebarSections, type Twin } from './llmsTxt.ts';
import { readTwin } from './readTwin.ts';

/** Docs pages and posts. Lists of posts have no content of their own. */
const isContent = (route: string) => /^\/docs(\/|$)|^\/blog\/\d{4}\//.test(route);

/**
 * Writes each docs page and post as Markdown, at its address plus `.md`, and `/llms.txt` and `/llms-full.txt`, which list them and
 * contain them. They come from the HTML, so they have what the page shows.
 */
export const markdownTwins: BuildStep = {
  name: 'Markdown of all pages',
  run({ outDir, url, baseUrl, title, tagline }) {
    const origin = url + baseUrl.replace(/\/$/, '');
    const files = fs
      .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'));
    const twins: Twin[] = [];
    let docs = '';
    for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
      const route = `/${file.replace(/(\/index)?\.html$/, '')}`;
      if (!isContent(route)) continue;
      const html = fs.readFileSync(path.join(outDir, file), 'utf8');
      if (route === '/docs') docs = html;
      const twin = readTwin(html, route, origin);
      fs.writeFileSync(path.join(outDir, `${route}.md`), twin.markdown);
      twins.push(twin);
    }
    const sections = sidebarSections(docs, baseUrl);
    fs.writeFileSync(path.join(outDir, 'llms.txt'), llmsTxt({ name: title, tagline, origin }, sections, twins));
    fs.writeFileSync(path.join(outDir, 'llms-full.txt'), llmsFullTxt(sections, twins));
  },
};
