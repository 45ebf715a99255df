import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const onDemand = /components[\\/](?:Playground|KeymapUpgrader|PowerProfiler)/;

/** Items of the navbar that look up docs in the browser, such as a choice of version. */
const looksUpDocs = (themeConfig: LoadContext['siteConfig']['themeConfig']) =>
  /"type":"doc/.test(JSON.stringify(themeConfig.navbar ?? {}));

/** Loaded with the components that few pages have. Where one is in the HTML, its rules are inlined as well. */
const onDemandStyles = {
  name: 'on-demand',
  type: 'css/mini-extract',
  test: onDemand,
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

/** Bundler settings that keep the site's JavaScript small. Build time only: it adds no code of its own. */
export default function leanBundle({ siteDir, siteConfig }: LoadContext): Plugin {
  const own = (file: string) => path.join(siteDir, 'plugins/lean-bundle', file);
  const globalData = { test: /[\\/]\.docusaurus[\\/]globalData\.json$/, use: own('browserGlobalData.cjs') };
  const rules = [
    { test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: own('browserConfig.cjs') },
    {
      test: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-(?:docs|blog)[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
      use: own('browserProps.cjs'),
    },
    ...(looksUpDocs(siteConfig.themeConfig) ? [] : [globalData]),
  ];
  const alias = {
    tslib: own('tslib.ts'),
    'path-to-regexp': own('staticPaths.ts'),
    // Code is highlighted at build time.
    'prism-react-renderer': own('noPrism.ts'),
    [path.join(siteDir, 'src/staticComponents/registry')]: path.join(
      siteDir,
      'src/staticComponents/registry.browser.ts',
    ),
  };
  return {
    name: 'lean-bundle',
    // Lightning CSS adds what the supported browsers need; doing it here as well takes seconds.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        optimization: { splitChunks: { cacheGroups: { onDemandStyles } } },
        module: { rules },
        resolve: { alias },
      };
    },
  };
}
