import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Bundler settings that keep the site's JavaScript small. Build time only: it adds no code of its own. */
export default function leanBundle({ siteDir }: LoadContext): Plugin {
  const inSite = (file: string) => path.join(siteDir, file);
  return {
    name: 'lean-bundle',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        module: {
          rules: [
            { test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: inSite('plugins/lean-bundle/browserConfig.cjs') },
          ],
        },
        resolve: {
          alias: {
            tslib: inSite('plugins/lean-bundle/tslib.ts'),
            // Code is highlighted at build time.
            'prism-react-renderer': inSite('plugins/lean-bundle/noPrism.ts'),
            [inSite('src/islands/registry')]: inSite('src/islands/registry.browser.ts'),
          },
        },
      };
    },
  };
}
