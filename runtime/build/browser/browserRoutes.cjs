/**
 * Bundler loader for the generated routes.js: gives the browser one small table (runtime/client/createRoutes.ts) for what the
 * framework spreads over routes.js, registry.js, routesChunkNames.json and the bundler's own list of chunks. Content
 * modules are not in it, because a page's HTML holds its content: 17 kB compressed saved on every page with 146 routes.
 * CommonJS, because the bundler loads it itself.
 */
const fs = require('node:fs');
const path = require('node:path');

const isContent = (request) => /\.mdx?(?:\?|"$)/.test(request);

/**
 * The file that a module comes in. All that docs pages need is one, and all that the blog needs; the archive has the titles
 * of all posts. Other components are named after themselves. The rest is data too small to be prefetched.
 */
function chunkOf(request) {
  if (/content-docs|@theme\/Doc/.test(request)) return 'docs';
  if (/content-blog|~blog|@theme\/Blog/.test(request) && !/archive/i.test(request)) return 'blog';
  return /^"@(?:theme|site)\/(?:.*\/)?([\w-]+)(?:\.\w+)?"$/.exec(request)?.[1] ?? '';
}

function importOf(request) {
  const chunk = chunkOf(request);
  return `() => import(${chunk && `/* webpackChunkName: "${chunk}" */ `}${request})`;
}

/** Registry entries look like `"0a1b2c3d": [() => import(… "@theme/DocItem"), …`. Requests stay quoted. */
function readRequests(registry) {
  const entries = registry.matchAll(/^ *"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\)/gm);
  return new Map([...entries].map(([, name, request]) => [name, request]));
}

/** The routes with `ComponentCreator(path, hash)` as the key that routesChunkNames.json has for it. */
function readRoutes(source) {
  const list = source.slice(source.indexOf('export default') + 'export default'.length);
  return new Function('ComponentCreator', `return ${list}`)((route, hash) => `${route}-${hash}`);
}

/** Gives each distinct value a number. */
function numbered() {
  const numbers = new Map();
  return {
    numberOf(value) {
      if (!numbers.has(value)) numbers.set(value, numbers.size);
      return numbers.get(value);
    },
    values: () => [...numbers.keys()],
  };
}

module.exports = function browserRoutes(source) {
  const generated = (file) => {
    const resource = path.join(path.dirname(this.resourcePath), file);
    this.addDependency(resource);
    return fs.readFileSync(resource, 'utf8');
  };
  const chunkNames = JSON.parse(generated('routesChunkNames.json'));
  const requests = readRequests(generated('registry.js'));
  const modules = numbered();
  const shapes = numbered();

  const shapeOf = (value) => {
    if (typeof value === 'string') {
      const request = requests.get(value);
      if (!request)
        throw new Error(`registry.js has no ${value}. runtime/build/browser was written for Docusaurus 3.7.`);
      return isContent(request) ? null : modules.numberOf(request);
    }
    if (Array.isArray(value)) return value.map(shapeOf);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
  };
  const rowOf = ({ path: route, component, routes, exact, sidebar }) => [
    route,
    shapes.numberOf(JSON.stringify(shapeOf(chunkNames[component]))),
    ...(exact ? (sidebar ? [sidebar] : []) : [routes.map(rowOf)]),
  ];
  const rows = readRoutes(source)
    .filter(({ path: route }) => route !== '*')
    .map(rowOf);

  return `import { createRoutes } from '@site/runtime/client/createRoutes';
export default createRoutes({
  modules: [${modules.values().map(importOf)}],
  shapes: [${shapes.values()}],
  rows: ${JSON.stringify(rows)},
});`;
};
