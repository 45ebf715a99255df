import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const onDemand = /@docsearch[\\/]css|components[\\/](?:SearchDialog|Playground|KeymapUpgrader|PowerProfiler)/;

/** Items of the navbar that look up docs in the browser, such as a choice of version. */
const looksUpDocs = (themeConfig: LoadContext['siteConfig']['themeConfig']) =>
  /"type":"doc/.test(JSON.stringify(themeConfig.navbar ?? {}));

/** Bundler settings that keep the site's JavaScript small. Build time only: it adds no code of its own. */
export default function leanBundle({ siteDir, siteConfig }: LoadContext): Plugin {
  const inSite = (file: string) => path.join(siteDir, file);
  return {
    name: 'lean-bundle',
    // Lightning CSS adds what the supported browsers need; doing it here as well takes seconds.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Loaded with the components that few pages have. Where one is in the HTML, its rules are inlined as well.
              onDemandStyles: {
                name: 'on-demand',
                type: 'css/mini-extract',
                test: onDemand,
                chunks: 'async',
                enforce: true,
                priority: 60,
              },
            },
          },
        },
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
              use: inSite('plugins/lean-bundle/browserConfig.cjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-(?:docs|blog)[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
              use: inSite('plugins/lean-bundle/browserProps.cjs'),
            },
            ...(looksUpDocs(siteConfig.themeConfig)
              ? []
              : [
                  {
                    test: /[\\/]\.docusaurus[\\/]globalData\.json$/,
                    use: inSite('plugins/lean-bundle/browserGlobalData.cjs'),
                  },
                ]),
          ],
        },
        resolve: {
          alias: {
            tslib: inSite('plugins/lean-bundle/tslib.ts'),
            'path-to-regexp': inSite('plugins/lean-bundle/staticPaths.ts'),
            // Code is highlighted at build time.
            'prism-react-renderer': inSite('plugins/lean-bundle/noPrism.ts'),
            [inSite('src/islands/registry')]: inSite('src/islands/registry.browser.ts'),
          },
        },
      };
    },
  };
}
