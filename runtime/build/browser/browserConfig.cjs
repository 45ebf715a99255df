/**
 * Bundler loader for the generated docusaurus.config.mjs. It removes what only the build needs, such as the page template with
 * the inline script: about 3 kB (compressed) on every page.
 */
const buildOnly = [
  'ssrTemplate',
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'markdown',
  'staticDirectories',
];

module.exports = function browserConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  for (const field of buildOnly) delete config[field];
  // The colors for code samples, which are highlighted at build time.
  delete config.themeConfig?.prism;
  return `export default ${JSON.stringify(config)};`;
};
