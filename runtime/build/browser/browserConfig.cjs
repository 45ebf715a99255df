/**
 * Bundler loader for the generated docusaurus.config.mjs: leaves out of the browser's copy what only the build reads
 * (the page template with the boot script, preset and plugin options), about 3 kB compressed on every page.
 * CommonJS, because the bundler loads it itself.
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
  return `export default ${JSON.stringify(config)};`;
};
