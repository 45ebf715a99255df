/** A private detail of Docusaurus that we rely on. frameworkDetails.test.ts looks for `texts` in the installed package. */
type FrameworkDetail = Readonly<{
  name: string;
  /** Our file that has to be changed if the detail changes. */
  usedIn: string;
  /** A file in node_modules that contains `texts`. */
  source: string;
  texts: readonly string[];
}>;

export const frameworkDetails: readonly FrameworkDetail[] = [
  {
    name: 'the format of the generated routes.js, registry.js, and routesChunkNames.json, and the folder of their props',
    usedIn: 'runtime/build/browser/browserRoutes.cjs',
    source: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    texts: [
      "component: ComponentCreator('${routePath}', '${routeHash}')",
      '"${chunkName}": [() => import(/* webpackChunkName: "${chunkName}" */ "${modulePath}")',
      "'routesChunkNames.json'",
      '__props: propsModulePath',
      "plugin.name, plugin.id, 'p'",
    ],
  },
  {
    name: "a route's component has a preload function",
    usedIn: 'runtime/client/routeComponent.tsx',
    source: '@docusaurus/core/lib/client/preload.js',
    texts: ['match.route.component.preload?.()'],
  },
  {
    name: 'the provider of the route context',
    usedIn: 'runtime/client/routeComponent.tsx',
    source: '@docusaurus/core/lib/client/routeContext.js',
    texts: ['export function RouteContextProvider({ children, value, })'],
  },
  {
    name: 'docusaurus.js only sets window.docusaurus, through which links prefetch pages',
    usedIn: 'runtime/build/browser/index.ts',
    source: '@docusaurus/core/lib/client/clientEntry.js',
    texts: ["import docusaurus from './docusaurus'", 'window.docusaurus = docusaurus'],
  },
  {
    name: 'the module that loads Prism',
    usedIn: 'runtime/build/browser/index.ts',
    source: '@docusaurus/theme-classic/lib/index.js',
    texts: ["'./prism-include-languages'"],
  },
  {
    name: 'the format of the generated docusaurus.config.mjs',
    usedIn: 'runtime/build/browser/index.ts',
    source: '@docusaurus/core/lib/server/codegen/codegen.js',
    texts: ['DEFAULT_CONFIG_FILE_NAME}.mjs', 'export default ${JSON.stringify(siteConfig'],
  },
  {
    name: 'compiled MDX exports a function named MDXContent',
    usedIn: 'runtime/build/browser/serverContent.cjs',
    source: '@mdx-js/mdx/lib/plugin/recma-document.js',
    texts: ["id: {type: 'Identifier', name: 'MDXContent'}"],
  },
  {
    name: "the browser's build writes the pictures of pages",
    usedIn: 'runtime/build/browser/serverContent.cjs',
    source: '@docusaurus/utils/lib/webpackUtils.js',
    texts: ['isServer ? `&emitFile=false`'],
  },
  {
    name: 'the attribute that shows that React runs',
    usedIn: 'runtime/inline/start.ts',
    source: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    texts: ['data-has-hydrated={isBrowser}'],
  },
  {
    name: 'the head changes only if HelmetProvider.canUseDOM is true',
    usedIn: 'src/theme/SiteMetadata/index.tsx',
    source: 'react-helmet-async/index.d.ts',
    texts: ['static canUseDOM: boolean'],
  },
  {
    name: 'the id of the banner about a wrong base URL',
    usedIn: 'runtime/inline/loadFailure.ts',
    source: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    texts: ["'__docusaurus-base-url-issue-banner-container'"],
  },
  {
    name: "the theme's internal providers and hooks",
    usedIn: 'src/theme',
    source: '@docusaurus/theme-common/lib/internal.js',
    texts: [
      'AnnouncementBarProvider',
      'PluginHtmlClassNameProvider',
      'ScrollControllerProvider',
      'useLocationChange',
      'isSamePath',
      'translateBlogAuthorsListPageTitle',
      'useBlogTagsPostsPageTitle',
    ],
  },
];
