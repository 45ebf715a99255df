import path from 'node:path';

/** Folders of core that its other folders may import. */
const foundations = [
  'configuration',
  'devicetree',
  'edit-distance',
  'firmware',
  'host-layouts',
  'keyboard-shape',
  'keymap-check',
  'keymap-drawing',
  'simulator',
];

/**
 * Which folders each folder may import. A longer path is an exception to the folder it's in. Tests and the
 * configuration files in the project's root may import everything.
 */
const mayImport = {
  core: foundations.map((name) => `core/${name}`),
  'core/config-check': [...foundations.map((name) => `core/${name}`), 'core/build-log', 'core/keymap-upgrade'],
  'site-settings': [],
  'preview-server': ['site-settings'],
  'runtime/contract': [],
  'runtime/inline': ['runtime/contract', 'runtime/inline/copyText'],
  'runtime/inline/copyText': [],
  'runtime/client': ['runtime/contract', 'src/components'],
  // Runs the inline script's code in `npm run dev`, where pages don't contain it.
  'runtime/client/development': ['runtime/client', 'runtime/contract', 'runtime/inline'],
  'runtime/build': ['runtime/contract', 'site-settings'],
  'src/userFiles': ['core'],
  'src/hooks': [],
  'src/searchClient': ['core'],
  'src/components': [
    'core',
    'runtime/client',
    'runtime/contract',
    'runtime/inline/copyText',
    'src/hooks',
    'src/searchClient',
    'src/userFiles',
  ],
  'src/staticComponents': ['core', 'src/components'],
  'src/theme': [
    'core',
    'runtime/client',
    'runtime/contract',
    'src/components',
    'src/searchClient',
    'src/staticComponents',
  ],
  'src/pages': ['core', 'src/components'],
  // Code samples have links to the playground, which it reads.
  plugins: ['core', 'runtime/build', 'site-settings', 'src/components/PlaygroundPage/shareLink'],
  cli: ['core', 'package.json'],
  maintenance: ['core', 'plugins'],
  checks: ['core', 'plugins', 'preview-server', 'runtime/build', 'site-settings'],
  scripts: ['preview-server', 'site-settings'],
  bench: ['checks', 'core', 'plugins', 'preview-server', 'scripts', 'site-settings'],
};

const isInside = (file, folder) => file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`);

/** The longest path in the table that contains a file. For core, the subject's folder. */
function folderOf(file) {
  if (file.startsWith('core/')) return file.split('/').slice(0, 2).join('/');
  return Object.keys(mayImport)
    .filter((folder) => isInside(file, folder))
    .sort((a, b) => b.length - a.length)[0];
}

/** The target of an import, as a path from the project's root, or undefined for packages. */
function targetOf(file, source) {
  if (source.startsWith('#')) return source.slice(1);
  if (source.startsWith('@site/')) return source.slice('@site/'.length);
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : undefined;
}

/** Why a file may not import `source`, or undefined if it may. */
export function importFault(file, source) {
  const target = targetOf(file, source);
  const from = folderOf(file);
  const isTest = file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
  if (target === undefined || (from !== undefined && from === folderOf(target))) return undefined;
  if (from === undefined) {
    if (isTest || !file.includes('/')) return undefined;
    return `Add the folder of ${file} to scripts/lint/importDirections.mjs, with what it may import.`;
  }
  const isCore = isInside(from, 'core');
  // Tests may import anything, but those of core run without the rest of the project.
  if (isTest && isCore === isInside(target, 'core')) return undefined;
  if (isInside(target, 'core') && !source.startsWith('#')) {
    return 'Import core as "#core/<folder>", which works the same in every tool.';
  }
  if (isTest && !isCore) return undefined;
  const allowed = mayImport[from] ?? mayImport.core;
  if (allowed.some((folder) => isInside(target, folder))) return undefined;
  const list = allowed.length === 0 ? 'no other folder' : allowed.join(', ');
  return `${from} may import ${list}, but not ${target}. scripts/lint/importDirections.mjs lists what may import what.`;
}

/** The ESLint rule. */
export const importDirections = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = importFault(file, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
