import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { defaultIndexName, type EmbeddedProvider, type HostedProvider } from '#core/search/provider';

/** `files` are the search scripts by their path in the site. `src` is the URL of the one with the dialog. */
type Bundle = Readonly<{ files: ReadonlyMap<string, string>; src: string }>;

export const searchFolder = 'assets/search';

function bundle(siteDir: string, file: string, options: BuildOptions): string {
  const { outputFiles } = buildSync({
    absWorkingDir: siteDir,
    entryPoints: [path.join(siteDir, 'src', file)],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    ...options,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}

/** The styles that the dialog needs before its code is loaded. */
export const dialogStyles = (siteDir: string): string => bundle(siteDir, 'components/SearchDialog/dialog.css', {});

const named = (name: string, text: string): string =>
  `${searchFolder}/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`;

function bundleModule(siteDir: string, file: string, provider: EmbeddedProvider | HostedProvider): string {
  const hitStyles = bundle(siteDir, 'components/SearchDialog/hits.css', {});
  const define = { searchProvider: JSON.stringify(provider), hitStyles: JSON.stringify(hitStyles) };
  return bundle(siteDir, file, { format: 'esm', define: { ...define, 'process.env.NODE_ENV': '"production"' } });
}

/** The scripts that search the site's own index. `id` becomes part of the names of the index files. */
export function bundleEmbedded(siteDir: string, baseUrl: string, id: string): Bundle & { provider: EmbeddedProvider } {
  const worker = bundle(siteDir, 'searchClient/worker.ts', { format: 'iife' });
  const workerFile = named('worker', worker);
  const url = (file: string) => baseUrl + file;
  const provider: EmbeddedProvider = {
    kind: 'embedded',
    indexName: defaultIndexName,
    workerUrl: url(workerFile),
    outlineUrl: url(`${searchFolder}/outline.${id}.json`),
    textsUrl: url(`${searchFolder}/texts.${id}.json`),
  };
  const dialog = bundleModule(siteDir, 'components/SearchDialog/embedded.ts', provider);
  const dialogFile = named('dialog', dialog);
  const files = new Map([
    [workerFile, worker],
    [dialogFile, dialog],
  ]);
  return { provider, files, src: url(dialogFile) };
}

export function bundleHosted(siteDir: string, baseUrl: string, provider: HostedProvider): Bundle {
  const dialog = bundleModule(siteDir, 'components/SearchDialog/hosted.ts', provider);
  const file = named('dialog', dialog);
  return { files: new Map([[file, dialog]]), src: baseUrl + file };
}
