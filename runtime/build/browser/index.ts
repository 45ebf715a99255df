import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Styles that come with components which few pages have. Where one is in the HTML, its rules are inlined as well. */
const onDemandStyles = {
  name: 'on-demand',
  type: 'css/mini-extract',
  test: /components[\\/](?:Playground|PlaygroundPage|KeymapUpgrader|PowerProfiler)[\\/]/,
  chunks: 'async',
  enforce: true,
  priority: 60,
} as const;

/**
 * What browsers get. The content of docs and posts stays out of their JavaScript: pages are rendered as always, React runs the
 * frame around the content, and the content stays the HTML that the server sent. In development all is React.
 */
export default function browserBundle({ siteDir, baseUrl }: LoadContext): Plugin {
  const inSite = (file: string) => path.join(siteDir, file);
  const loader = (name: string) => inSite(`runtime/build/browser/${name}.cjs`);
  const generated = (file: string) => new RegExp(`[\\\\/]\\.docusaurus[\\\\/]${file}$`);
  const content = [inSite('docs'), inSite('blog')];
  const contentRule = {
    test: /\.mdx?$/,
    include: content,
    enforce: 'post' as const,
    use: { loader: loader('serverContent'), options: { siteDir, baseUrl } },
  };
  const rules = [
    { test: generated('routes\\.js'), use: loader('browserRoutes') },
    { test: generated('docusaurus\\.config\\.mjs'), use: loader('browserConfig') },
    {
      test: generated('docusaurus-plugin-content-(?:docs|blog)[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json'),
      use: loader('browserProps'),
    },
  ];
  const alias = {
    [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: inSite('runtime/client/noLinkPrefetch.ts'),
    [require.resolve('@docusaurus/core/lib/client/SiteMetadataDefaults.js')]: inSite(
      'runtime/client/SiteMetadataDefaults.tsx',
    ),
    // Code is highlighted at build time, so browsers need no Prism (12 kB compressed).
    [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: inSite('runtime/client/nothing.ts'),
    // Without Markdown components there's nothing to provide them to.
    '@theme/MDXContent': inSite('runtime/client/PlainContent.tsx'),
  };
  return {
    name: 'browser-bundle',
    // Lightning CSS adds what the supported browsers need. Doing it here as well takes seconds.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      if (isServer) return { module: { rules: [contentRule] } };
      return {
        optimization: { splitChunks: { cacheGroups: { onDemandStyles } } },
        module: { rules },
        resolve: { alias },
      };
    },
  };
}
