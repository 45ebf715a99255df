/**
 * Bundler loader that runs after MDX is compiled. The server's module renders the content inside an element that names
 * it; the browser's module keeps front matter, metadata and table of contents and leaves the content out: the HTML is in
 * the page already (src/components/KeptContent). CommonJS, because the bundler loads it itself.
 */
const { createHash } = require('node:crypto');
const path = require('node:path');

const marker = 'function _createMdxContent(';
const nameOf = (file) => createHash('sha256').update(file.split(path.sep).join('/')).digest('base64url').slice(0, 8);

module.exports = function staticContent(source) {
  const { siteDir, isServer } = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath);
  const start = source.indexOf(marker);
  if (start === -1)
    throw new Error(`${file}: compiled MDX has no ${marker}…). plugins/static-content was written for MDX 3.`);
  const isPartial = path.basename(file).startsWith('_');
  const name = nameOf(file + this.resourceQuery);
  if (isServer) {
    if (isPartial) return source;
    return `${source.replace('export default function MDXContent(', 'function MDXContent(')}
import NamedContent from '@site/src/components/KeptContent/NamedContent';
export default function StaticContent(props) { return NamedContent({ name: ${JSON.stringify(name)}, Content: MDXContent, props }); }`;
  }
  const head = source.slice(0, start);
  if (isPartial) return `${head}\nexport default function MDXContent() { return null; }`;
  return `${head}
import KeptContent from '@site/src/components/KeptContent';
export default function MDXContent() { return KeptContent({ name: ${JSON.stringify(name)} }); }`;
};
