import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hostedProvider, providerOrigin } from '#core/search/provider';
import type { BuildStep } from '../../runtime/build/afterBuild.ts';
import { bundleEmbedded, bundleHosted, dialogStyles, searchFolder } from './bundleDialog.ts';
import { writeIndex } from './writeIndex.ts';

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/**
 * A part of the index's file names that changes with the sources. It can't be a hash of the index, because the browser's code
 * needs it before there are pages to index. scripts/site/buildSite.ts sets the variable.
 */
const newIndexId = () => (process.env.SITE_FINGERPRINT ?? Date.now().toString(16)).slice(0, 10);

/** The same part for the index of the last build. */
function builtIndexId(folder: string): string | undefined {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return /outline\.(.+)\.json/.exec(files.join('\n'))?.[1];
}

let finish: ((outDir: string) => void) | undefined;

/**
 * Site search: bundles the code of the dialog (src/components/SearchDialog), adds the results page, tells the pages where the code
 * is, and indexes the built pages for the embedded engine.
 */
export default function searchIndex({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const hosted = hostedProvider(process.env);
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const builtIndex = path.join(siteDir, 'build', searchFolder);
  const indexId = (isDevelopment && builtIndexId(builtIndex)) || newIndexId();
  const bundle = hosted
    ? { ...bundleHosted(siteDir, baseUrl, hosted), provider: hosted }
    : bundleEmbedded(siteDir, baseUrl, indexId);

  finish = (outDir) => {
    writeFiles(outDir, bundle.files);
    if (bundle.provider.kind !== 'embedded') return;
    const fileAt = (url: string) => path.join(outDir, url.slice(baseUrl.length));
    writeIndex(outDir, { outline: fileAt(bundle.provider.outlineUrl), texts: fileAt(bundle.provider.textsUrl) });
  };

  return {
    name: 'search-index',
    contentLoaded({ actions }) {
      const scripts = [...bundle.files.keys()].map((file) => baseUrl + file);
      actions.setGlobalData({ src: bundle.src, scripts: scripts.join(' ') });
      actions.addRoute({ path: `${baseUrl}search`, exact: true, component: '@site/src/components/SearchPage' });
    },
    injectHtmlTags() {
      // Inline in every page, because the dialog can open right after the first paint.
      const styles = { tagName: 'style', innerHTML: dialogStyles(siteDir) };
      if (!hosted) return { headTags: [styles] };
      const attributes = { rel: 'preconnect', href: providerOrigin(hosted), crossorigin: 'anonymous' };
      return { headTags: [{ tagName: 'link', attributes }, styles] };
    },
    /** During development, search uses the index of the last build. */
    configureWebpack(_config, isServer) {
      if (isServer || !isDevelopment) return {};
      const directory = path.join(generatedFilesDir, 'search-index/served');
      writeFiles(directory, bundle.files);
      const served = [
        { directory, publicPath: baseUrl },
        { directory: builtIndex, publicPath: baseUrl + searchFolder },
      ];
      return { devServer: { static: served } } as object;
    },
  };
}

/** Writes the dialog's code, and indexes the built pages for the embedded engine. */
export const indexPages: BuildStep = {
  name: 'search index',
  run: ({ outDir }) => finish?.(outDir),
};
