import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import { announcement } from './site-settings/announcement.ts';
import { footer } from './site-settings/footer.ts';
import { navbar } from './site-settings/navbar.ts';
import { noScriptStyle } from './runtime/build/noScriptStyle.ts';
import { htmlTemplate } from './runtime/build/htmlTemplate.ts';
import { afterBuild } from './runtime/build/afterBuild.ts';
import browserBundle from './runtime/build/browser/index.ts';
import { contentFiles } from './runtime/build/contentFiles.ts';
import { hostingFiles } from './runtime/build/hostingFiles.ts';
import { inlineCss } from './runtime/build/inlineCss/index.ts';
import { htmlForFeed } from './plugins/feed-html/htmlForFeed.ts';
import rehypeHighlight from './plugins/markdown/highlight/index.ts';
import homePage from './plugins/home-page/index.ts';
import { dataFilesStep } from './plugins/data-files/index.ts';
import { zmkDoctorCli } from './plugins/zmk-doctor-cli/index.ts';
import { setupScripts } from './plugins/setup-script/index.ts';
import { markdownTwins } from './plugins/markdown-twins/index.ts';
import searchIndex, { indexPages } from './plugins/search-index/index.ts';
import socialCards, { copyCards } from './plugins/social-cards/index.ts';
import { cardPath } from './plugins/social-cards/cardPath.ts';
import { rehypeBreakableCode } from './plugins/markdown/breakable-code/rehypeBreakableCode.ts';
import { rehypeRowAnchors } from './plugins/markdown/row-anchors/rehypeRowAnchors.ts';
import { remarkTerms } from './plugins/markdown/glossary-terms/remarkTerms.ts';
import { remarkSampleDrawings } from './plugins/markdown/sample-drawings/remarkSampleDrawings.ts';

const repository = 'https://github.com/zmkfirmware/zmk';
const editUrl = `${repository}/edit/main/docs/`;
const blogDescription =
  'News of the ZMK Firmware project: releases, updates of Zephyr, new features, and tools by its community.';

/** In the order of the cascade. */
const stylesheets = ['tokens', 'base', 'pageFrame', 'markdown', 'controls', 'code', 'blog', 'media'].map(
  (name) => `./src/css/${name}.css`,
);

/** For docs, posts and pages alike, so that all of them can use every component. */
const markdownPlugins = {
  remarkPlugins: [remarkTerms, remarkSampleDrawings],
  rehypePlugins: [rehypeHighlight, rehypeBreakableCode, rehypeRowAnchors],
};

const config: Config = {
  title: 'ZMK Firmware',
  tagline: 'Modern, open source keyboard firmware',
  url: 'https://zmk.dev',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  organizationName: 'zmkfirmware',
  projectName: 'zmk',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    experimental_faster: {
      rspackBundler: true,
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // With this cache, the server's bundle would wait for the Markdown that the browser's bundle compiles. Our browser's
      // bundle contains no Markdown (runtime/build/browser).
      mdxCrossCompilerCache: false,
    },
  },
  ssrTemplate: htmlTemplate,
  markdown: {
    parseFrontMatter: async ({ filePath, fileContent, defaultParseFrontMatter }) => {
      const parsed = await defaultParseFrontMatter({ filePath, fileContent });
      return { ...parsed, frontMatter: { image: cardPath(process.cwd(), filePath), ...parsed.frontMatter } };
    },
  },
  clientModules: ['navigation', 'development', 'contentStyles', 'tryIt'].map((name) => `./runtime/client/${name}.ts`),
  plugins: [
    browserBundle,
    homePage,
    socialCards,
    searchIndex,
    // Run in this order. After them, scripts/site/buildSite.ts compresses the files.
    afterBuild([
      inlineCss,
      contentFiles,
      copyCards,
      dataFilesStep,
      setupScripts,
      zmkDoctorCli,
      markdownTwins,
      indexPages,
      hostingFiles,
    ]),
  ],
  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/touch-icon.png' } },
    { tagName: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
    {
      tagName: 'meta',
      attributes: { name: 'theme-color', content: '#fcfbf8', media: '(prefers-color-scheme: light)' },
    },
    { tagName: 'meta', attributes: { name: 'theme-color', content: '#14161a', media: '(prefers-color-scheme: dark)' } },
    { tagName: 'noscript', attributes: {}, innerHTML: noScriptStyle },
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          editUrl,
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          ...markdownPlugins,
        },
        blog: {
          editUrl,
          ...markdownPlugins,
          blogSidebarCount: 'ALL',
          blogTitle: 'Blog',
          blogDescription,
          blogSidebarTitle: 'All posts',
          // Leaves out drawings, whose coordinates would count as words.
          readingTime: ({ content, frontMatter, defaultReadingTime }) =>
            defaultReadingTime({ content: content.replaceAll(/<svg[^]*?<\/svg>/g, ''), frontMatter }),
          postsPerPage: 10,
          onUntruncatedBlogPosts: 'throw',
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          feedOptions: {
            type: 'all',
            description: blogDescription,
            copyright: 'Copyright © 2025 ZMK Project Contributors. CC BY-NC-SA 4.0.',
            createFeedItems: async ({ defaultCreateFeedItems, ...posts }) => {
              const items = await defaultCreateFeedItems(posts);
              return items.map((item) => ({ ...item, content: htmlForFeed(item.content ?? '') }));
            },
          },
        },
        pages: markdownPlugins,
        theme: { customCss: stylesheets },
        ...(process.env.GA_MEASUREMENT_ID
          ? { gtag: { trackingID: process.env.GA_MEASUREMENT_ID, anonymizeIP: true } }
          : {}),
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    ...(announcement ? { announcementBar: announcement } : {}),
    navbar,
    footer,
  } satisfies Preset.ThemeConfig,
};

export default config;
