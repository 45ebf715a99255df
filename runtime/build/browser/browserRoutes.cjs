/**
 * Bundler loader for the generated routes.js. The framework describes routes in routes.js, registry.js, routesChunkNames.json,
 * and the bundler's list of chunks. This replaces all of them with one small table (runtime/client/createRoutes.tsx). The
 * content isn't in it, because browsers get it as HTML. It saves 17 kB (compressed) on every page of a site with 146 routes.
 */
const fs = require('node:fs');
const path = require('node:path');

const isContent = (request) => /\.mdx?(?:\?|"$)/.test(request);

/**
 * The name of the file that contains a module. Docs pages share one file and blog pages another, except for the archive, which
 * lists all posts. Other components have their own file. The rest is small data.
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

/** Entries of the registry: `"0a1b2c3d": [() => import(… "@theme/DocItem"), …`. The request stays in quotes. */
function readRequests(registry) {
  const entries = registry.matchAll(/^ *"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\)/gm);
  return new Map([...entries].map(([, name, request]) => [name, request]));
}

/** The routes. `component` is the route's key in routesChunkNames.json instead of `ComponentCreator(path, hash)`. */
function readRoutes(source) {
  const list = source.slice(source.indexOf('export default') + 'export default'.length);
  return new Function('ComponentCreator', `return ${list}`)((route, hash) => `${route}-${hash}`);
}

module.exports = function browserRoutes(source) {
  const generated = (file) => {
    const resource = path.join(path.dirname(this.resourcePath), file);
    this.addDependency(resource);
    return fs.readFileSync(resource, 'utf8');
  };
  const chunkNames = JSON.parse(generated('routesChunkNames.json'));
  const requests = readRequests(generated('registry.js'));
  const modules = [];
  const shapes = [];
  const numberOf = (list, item) => (list.includes(item) ? list.indexOf(item) : list.push(item) - 1);

  const shapeOf = (route) => {
    let contents = 0;
    const shapeOfProp = (value) => {
      if (Array.isArray(value)) return value.map(shapeOfProp);
      if (typeof value === 'object')
        return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOfProp(part)]));
      const request = requests.get(value);
      if (!request)
        throw new Error(`registry.js has no ${value}. runtime/build/browser was written for Docusaurus 3.7.`);
      return isContent(request) ? String(contents++) : numberOf(modules, request);
    };
    return JSON.stringify(shapeOfProp(chunkNames[route]));
  };
  const rowOf = ({ path: route, component, routes, exact, sidebar }) => [
    route,
    numberOf(shapes, shapeOf(component)),
    ...(exact ? (sidebar ? [sidebar] : []) : [routes.map(rowOf)]),
  ];
  const rows = readRoutes(source)
    .filter(({ path: route }) => route !== '*')
    .map(rowOf);

  return `import { createRoutes } from '@site/runtime/client/createRoutes';
export default createRoutes({
  modules: [${modules.map(importOf)}],
  shapes: [${shapes}],
  rows: ${JSON.stringify(rows)},
});`;
};
