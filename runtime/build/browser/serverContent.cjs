/**
 * Bundler loader that runs after MDX is compiled for the server. It has the page carry what the browser needs to know of
 * its content: front matter, metadata and table of contents (runtime/client/ServerContent.tsx).
 * CommonJS, because the bundler loads it itself.
 */
const path = require('node:path');

/** Pictures and files of a page are written by the browser's build, as a rule. It does not see the page, so this one does. */
const writeFiles = (source, baseUrl) =>
  source.replaceAll(
    '&emitFile=false',
    `&outputPath=${encodeURIComponent('../')}&publicPath=${encodeURIComponent(baseUrl)}`,
  );

const component = 'export default function MDXContent(';

/** Files and folders that begin with `_` are parts of pages, as in the framework. */
const isPartial = (file) => file.split(/[\\/]/).some((part) => part.startsWith('_'));

module.exports = function staticContent(compiled) {
  const { siteDir, baseUrl } = this.getOptions();
  const source = writeFiles(compiled, baseUrl);
  // A partial is part of a page that says all of this for itself.
  if (isPartial(path.relative(siteDir, this.resourcePath))) return source;
  if (!source.includes(component))
    throw new Error(`${this.resourcePath}: compiled MDX has no ${component}…). runtime/build/browser expects MDX 3.`);
  return `${source.replace(component, 'function MDXContent(')}
import ServerContent from '@site/runtime/client/ServerContent';
// The framework puts the module's other exports on the component, where the theme looks for them.
export default function PageContent(props) {
  return ServerContent({ Content: MDXContent, props, about: { ...PageContent } });
}`;
};
