import type { KnipConfig } from 'knip';

/** `npm test -- packages` reports packages that are used but not in package.json, or the other way round. */
const config: KnipConfig = {
  entry: ['**/*.{ts,tsx,mts,mjs,cjs}', '!.cache/**', '!build/**'],
  project: ['**/*.{ts,tsx,mts,mjs,cjs}', '!.cache/**', '!build/**'],
  // It can't read our configuration, and finds nothing that the settings here don't.
  docusaurus: false,
  include: ['dependencies', 'unlisted', 'unresolved'],
  ignoreDependencies: [
    // Names that the bundler of Docusaurus resolves.
    /^@(theme|theme-original|site|generated)(\/|$)/,
    /^@docusaurus\/(use[A-Z]|isInternalUrl|[A-Z]|router$)/,
    // Run or read by the path of their file, or turned on by a setting of Docusaurus.
    'cspell',
    '@docusaurus/faster',
    '@expo-google-fonts/inter',
  ],
};

export default config;
