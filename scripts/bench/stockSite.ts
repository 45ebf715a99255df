import fs from 'node:fs';
import path from 'node:path';

const config = `module.exports = {
  title: 'Stock', url: 'https://example.org', baseUrl: '/', trailingSlash: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', onBrokenMarkdownLinks: 'ignore',
  presets: [['classic', { docs: {}, blog: { blogSidebarCount: 'ALL' } }]],
  themeConfig: { prism: { additionalLanguages: ['bash', 'powershell', 'cmake', 'diff', 'json', 'yaml'] } },
};
`;

/** Names of the components that Markdown pages use without importing them. */
export function usedComponents(texts: readonly string[]): readonly string[] {
  const names = texts.flatMap((text) => [...text.matchAll(/<([A-Z][A-Za-z]*)/g)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}

/** Stands in for our components by one that shows its children, so that the same text goes through stock Docusaurus. */
const standIns = (names: readonly string[]) => `import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
const StandIn = ({ children }) => <div>{children}</div>;
export default { ...MDXComponents, ${names.map((name) => `${name}: StandIn`).join(', ')}, Tabs, TabItem };
`;

/**
 * Writes a site with the same docs and posts as ours, built by Docusaurus as it comes: webpack, Babel, its own
 * theme and highlighter, and none of our plugins and components.
 */
export function writeStockSite(root: string): string {
  const folder = path.join(root, '.cache', 'bench', 'stock');
  fs.rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  for (const name of ['docs', 'blog', 'static']) {
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  const markdown = ['docs', 'blog'].flatMap((name) =>
    fs
      .readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => fs.readFileSync(path.join(folder, name, file), 'utf8')),
  );
  write('docusaurus.config.js', config);
  write('package.json', '{"browserslist": {"production": [">0.5%", "not dead", "not op_mini all"]}}');
  write('src/theme/MDXComponents/index.js', standIns(usedComponents(markdown)));
  write('src/pages/index.js', 'export default () => <h1>Stock</h1>;\n');
  return folder;
}
