import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error -- a bundler loader, without types
import browserRoutes from './browserRoutes.cjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'routes-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],\n`;

const registry = `export default {
${entry('c1', '@theme/DocRoot')}${entry('c2', '@theme/DocItem')}${entry('c3', '@site/docs/a.mdx')}${entry('c4', '@site/docs/b.mdx')}${entry('c5', '@theme/BlogListPage')}${entry('c6', '@site/blog/x.mdx?truncated=true')}};`;

const chunkNames = {
  '/docs-1': { __comp: 'c1' },
  '/docs/a-2': { __comp: 'c2', content: 'c3' },
  '/docs/b-3': { __comp: 'c2', content: 'c4' },
  '/blog-4': { __comp: 'c5', items: [{ content: 'c6' }] },
};

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/blog', component: ComponentCreator('/blog', '4'), exact: true },
  { path: '/docs', component: ComponentCreator('/docs', '1'), routes: [
    { path: '/docs/a', component: ComponentCreator('/docs/a', '2'), exact: true, sidebar: "docs" },
    { path: '/docs/b', component: ComponentCreator('/docs/b', '3'), exact: true },
  ] },
  { path: '*', component: ComponentCreator('*') },
];`;

function run(names: object): string {
  fs.writeFileSync(path.join(folder, 'registry.js'), registry);
  fs.writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(names));
  const context = { resourcePath: path.join(folder, 'routes.js'), addDependency: () => undefined };
  return (browserRoutes as (this: object, source: string) => string).call(context, routes);
}

test('routes with the same modules share a shape, which refers to content by its position, not as a module', () => {
  const code = run(chunkNames);
  expect(code).toContain('shapes: [{"__comp":0,"items":[{"content":"0"}]},{"__comp":1},{"__comp":2,"content":"0"}]');
  expect(code).toContain('rows: [["/blog",0],["/docs",1,[["/docs/a",2,"docs"],["/docs/b",2]]]]');
  expect(code).not.toContain('.mdx');
});

test('the components of docs pages are in one file, and those of the blog in another', () => {
  const code = run(chunkNames);
  expect(code).toContain('import(/* webpackChunkName: "docs" */ "@theme/DocItem")');
  expect(code).toContain('import(/* webpackChunkName: "blog" */ "@theme/BlogListPage")');
});

test('a module that is missing from the registry is an error', () => {
  expect(() => run({ ...chunkNames, '/blog-4': { __comp: 'c9' } })).toThrow('registry.js has no c9');
});
