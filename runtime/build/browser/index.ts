import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** A separate stylesheet for large components that few pages have. The HTML of these pages contains the rules they use. */
const onDemandStyles = {
  name: 'on-demand',
  type: 'css/mini-extract',
  test: /components[\\/](?:Playground|PlaygroundPage|KeymapUpgrader|PowerProfiler)[\\/]/,
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

/**
 * The production bundle. The content of docs and posts isn't part of it: React runs the page frame around the content, which
 * stays the HTML that the server sent. In development, everything is React.
 */
export default function browserBundle({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const inSite = (file: string) => path.join(siteDir, file);
  const loader = (name: string) => inSite(`runtime/build/browser/${name}.cjs`);
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const serverRule = {
    test: /\.mdx?$/,
    include: [inSite('docs'), inSite('blog')],
    enforce: 'post' as const,
    use: { loader: loader('serverContent'), options: { siteDir, baseUrl } },
  };
  const browserRules = [
    // Lets the bundler leave out modules of core that are imported but not used.
    { include: inSite('core'), sideEffects: false },
    { test: generated('routes.js'), use: loader('browserRoutes') },
    { test: generated('docusaurus.config.mjs'), use: loader('browserConfig') },
    {
      test: /[\\/]p[\\/][^\\/]+\.json$/,
      include: ['docs', 'blog'].map((kind) => generated(`docusaurus-plugin-content-${kind}`)),
      use: loader('browserProps'),
    },
  ];
  const alias = {
    '@docusaurus/Link': inSite('runtime/client/Link.tsx'),
    // Only the original Link uses this list of every page's chunks.
    [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: false as const,
    // Code is highlighted at build time, so browsers don't need Prism (12 kB compressed).
    [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false as const,
    '@theme/MDXContent': inSite('runtime/client/PlainContent.tsx'),
  };
  return {
    name: 'browser-bundle',
    // Lightning CSS adds what the supported browsers need. PostCSS would take seconds to do the same.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      if (isServer) return { module: { rules: [serverRule] } };
      return {
        optimization: { splitChunks: { cacheGroups: { onDemandStyles } } },
        module: { rules: browserRules },
        resolve: { alias },
      };
    },
  };
}
