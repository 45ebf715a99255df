import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { defaultIndexName, hostedProvider, providerOrigin, type Provider } from '#core/search/provider';
import { inputHash } from './inputHash.ts';
import type { IndexTask } from './writeIndex.ts';

/** Site search: adds the results page, tells the browser who answers, and indexes the built pages for the embedded engine. */
export default function searchIndex({ siteDir, baseUrl }: LoadContext): Plugin<Provider> {
  const hosted = hostedProvider(process.env);
  return {
    name: 'search-index',
    loadContent(): Provider {
      if (hosted) return hosted;
      const id = inputHash(siteDir);
      const url = (name: string) => `${baseUrl}assets/search/${name}.${id}.bin`;
      return { kind: 'embedded', indexName: defaultIndexName, outlineUrl: url('outline'), textsUrl: url('texts') };
    },
    contentLoaded({ content, actions }) {
      actions.setGlobalData(content);
      actions.addRoute({ path: `${baseUrl}search`, exact: true, component: '@theme/SearchPage' });
    },
    injectHtmlTags() {
      if (!hosted) return {};
      const attributes = { rel: 'preconnect', href: providerOrigin(hosted), crossorigin: 'anonymous' };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir, content }) {
      if (content.kind !== 'embedded') return;
      const inOutDir = (url: string) => url.slice(baseUrl.length);
      const task: IndexTask = { outDir, outline: inOutDir(content.outlineUrl), texts: inOutDir(content.textsUrl) };
      const program = path.join(__dirname, 'indexSite.mts');
      await promisify(execFile)(process.execPath, ['--import', 'tsx', program, JSON.stringify(task)], { cwd: siteDir });
    },
  };
}
