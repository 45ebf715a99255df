import type { Plugin, Props } from '@docusaurus/types';

/** The site as the framework has written it. Each step can read, change, and add files. */
export type BuiltSite = Pick<Props, 'outDir' | 'siteDir' | 'baseUrl'> &
  Readonly<{ url: string; title: string; tagline: string }>;

export type BuildStep = Readonly<{ name: string; run: (site: BuiltSite) => Promise<void> | void }>;

/** Runs these steps in order when the framework has written all pages. */
export const afterBuild = (steps: readonly BuildStep[]): (() => Plugin) =>
  function afterBuildPlugin() {
    return {
      name: 'after-build',
      async postBuild({ outDir, siteDir, baseUrl, siteConfig: { url, title, tagline } }) {
        for (const { name, run } of steps) {
          try {
            await run({ outDir, siteDir, baseUrl, url, title, tagline });
          } catch (cause) {
            throw new Error(`After the build, the step "${name}" failed.`, { cause });
          }
        }
      },
    };
  };
