/**
 * Bundler loader that runs after MDX is compiled for the server. It adds the front matter, metadata, and table of contents to the
 * HTML, for the browser (runtime/client/ServerContent.tsx).
 */
const path = require('node:path');

/** Normally, the browser's build writes the pictures and files of a page. Here it doesn't compile the page, so the server's does. */
const writeFiles = (source, baseUrl) =>
  source.replaceAll(
    '&emitFile=false',
    `&outputPath=${encodeURIComponent('../')}&publicPath=${encodeURIComponent(baseUrl)}`,
  );

const component = 'export default function MDXContent(';

/** Files and folders that begin with `_` are parts of pages. */
const isPartial = (file) => file.split(/[\\/]/).some((part) => part.startsWith('_'));

module.exports = function serverContent(compiled) {
  const { siteDir, baseUrl } = this.getOptions();
  const source = writeFiles(compiled, baseUrl);
  if (isPartial(path.relative(siteDir, this.resourcePath))) return source;
  if (!source.includes(component))
    throw new Error(`${this.resourcePath}: compiled MDX has no ${component}…). runtime/build/browser expects MDX 3.`);
  return `${source.replace(component, 'function MDXContent(')}
import ServerContent from '@site/runtime/client/ServerContent';
// The framework copies the module's other exports to the component.
export default function PageContent(props) {
  return ServerContent({ Content: MDXContent, props, mdxExports: { ...PageContent } });
}`;
};
