/**
 * Bundler loader for the generated globalData.json: leaves the list of all docs out of the browser's copy. It serves
 * items of the navbar that this site does not have (plugins/lean-bundle/index.ts looks). CommonJS, because the bundler loads it itself.
 */
module.exports = function browserGlobalData(source) {
  const data = JSON.parse(source);
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    if (instance.versions.length === 1) instance.versions[0].docs = [];
  }
  return JSON.stringify(data);
};
