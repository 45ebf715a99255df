import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Keeps the content of docs and posts out of the browser's JavaScript. Pages are rendered as always; in the browser React
 * runs the frame around the content, and the content stays the HTML that the server sent. The next page is that page's
 * HTML, too. In development all is React.
 */
export default function staticContent({ siteDir, baseUrl }: LoadContext): Plugin {
  const inSite = (file: string) => path.join(siteDir, file);
  return {
    name: 'static-content',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      if (isServer) {
        return {
          module: {
            rules: [
              {
                test: /\.mdx?$/,
                include: [inSite('docs'), inSite('blog')],
                enforce: 'post',
                use: { loader: inSite('plugins/static-content/loader.cjs'), options: { siteDir, baseUrl } },
              },
            ],
          },
        };
      }
      return {
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]routes\.js$/,
              use: inSite('plugins/static-content/browserRoutes.cjs'),
            },
          ],
        },
        resolve: {
          alias: {
            [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: inSite('src/routing/links.ts'),
            // Without content there is nothing that the MDX components could be given to.
            '@theme/MDXContent': inSite('src/components/StaticContent/PlainContent.tsx'),
          },
        },
      };
    },
  };
}
