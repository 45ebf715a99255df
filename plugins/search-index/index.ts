import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { defaultIndexName, hostedProvider, providerOrigin, type Provider } from '#core/search/provider';
import { inputHash } from './inputHash.ts';
import type { IndexTask } from './writeIndex.ts';

/** The names of the index's files change with what it is made of. */
function embedded(siteDir: string, baseUrl: string): Provider {
  const id = inputHash(siteDir);
  const url = (name: string) => `${baseUrl}assets/search/${name}.${id}.bin`;
  return { kind: 'embedded', indexName: defaultIndexName, outlineUrl: url('outline'), textsUrl: url('texts') };
}

/** Site search: adds the results page, tells the browser who answers, and indexes the built pages for the embedded engine. */
export default function searchIndex({ siteDir, baseUrl }: LoadContext): Plugin {
  const hosted = hostedProvider(process.env);
  const provider = hosted ?? embedded(siteDir, baseUrl);
  return {
    name: 'search-index',
    contentLoaded({ actions }) {
      actions.setGlobalData(provider);
      actions.addRoute({ path: `${baseUrl}search`, exact: true, component: '@theme/SearchPage' });
    },
    injectHtmlTags() {
      if (!hosted) return {};
      const attributes = { rel: 'preconnect', href: providerOrigin(hosted), crossorigin: 'anonymous' };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir }) {
      if (provider.kind !== 'embedded') return;
      const inOutDir = (url: string) => url.slice(baseUrl.length);
      const task: IndexTask = { outDir, outline: inOutDir(provider.outlineUrl), texts: inOutDir(provider.textsUrl) };
      const program = path.join(siteDir, 'plugins/search-index/indexSite.mts');
      await promisify(execFile)(process.execPath, ['--import', 'tsx', program, JSON.stringify(task)], { cwd: siteDir });
    },
  };
}
