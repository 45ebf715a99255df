import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hostedProvider, providerOrigin, type EmbeddedProvider } from '#core/search/provider';
import type { BuildStep } from '../../runtime/build/afterBuild.ts';
import { bundleEmbedded, bundleHosted, dialogStyles } from './bundleDialog.ts';
import type { IndexTask } from './indexSite.mts';

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
const indexId = () => (process.env.SITE_FINGERPRINT ?? Date.now().toString(16)).slice(0, 10);

let finish: ((outDir: string) => Promise<void>) | undefined;

/**
 * Site search: bundles the code of the dialog (src/components/SearchDialog), adds the results page, tells the pages where the code
 * is, and indexes the built pages for the embedded engine.
 */
export default function searchIndex({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const hosted = hostedProvider(process.env);
  const bundle = hosted
    ? { ...bundleHosted(siteDir, baseUrl, hosted), provider: hosted }
    : bundleEmbedded(siteDir, baseUrl, indexId());

  /** Reads the pages in one folder and writes the index into another. Runs as a separate process during the build. */
  async function index({ outlineUrl, textsUrl }: EmbeddedProvider, pagesDir: string, outDir: string): Promise<void> {
    const inSite = (url: string) => url.slice(baseUrl.length);
    const task: IndexTask = { pagesDir, outDir, outline: inSite(outlineUrl), texts: inSite(textsUrl) };
    const program = path.join(siteDir, 'plugins/search-index/indexSite.mts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', program, JSON.stringify(task)], { cwd: siteDir });
  }

  finish = async (outDir) => {
    writeFiles(outDir, bundle.files);
    if (bundle.provider.kind === 'embedded') await index(bundle.provider, outDir, outDir);
  };

  return {
    name: 'search-index',
    contentLoaded({ actions }) {
      const scripts = [...bundle.files.keys()].map((file) => baseUrl + file);
      actions.setGlobalData({ src: bundle.src, scripts: scripts.join(' ') });
      actions.addRoute({ path: `${baseUrl}search`, exact: true, component: '@site/src/components/SearchPage' });
    },
    injectHtmlTags() {
      // They're inline in every page for the first paint, so the stylesheet doesn't need them.
      const styles = { tagName: 'style', innerHTML: dialogStyles(siteDir) };
      if (!hosted) return { headTags: [styles] };
      const attributes = { rel: 'preconnect', href: providerOrigin(hosted), crossorigin: 'anonymous' };
      return { headTags: [{ tagName: 'link', attributes }, styles] };
    },
    /** During development, search uses the index of the last build. */
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const directory = path.join(generatedFilesDir, 'search-index/served');
      writeFiles(directory, bundle.files);
      const built = path.join(siteDir, 'build');
      if (bundle.provider.kind === 'embedded' && fs.existsSync(built))
        index(bundle.provider, built, directory).catch(console.warn);
      return { devServer: { static: [{ directory, publicPath: baseUrl }] } } as object;
    },
  };
}

/** Writes the dialog's code, and indexes the built pages for the embedded engine. */
export const indexPages: BuildStep = {
  name: 'search index',
  run: ({ outDir }) => finish?.(outDir),
};
