import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/*
 * Import directions. An arrow means "may import": pages → components → core; theme → components, runtime/client;
 * runtime/inline, runtime/client and runtime/build → runtime/contract, and not each other;
 * plugins, cli, checks, scripts, server, bench → core; inside core only towards devicetree, firmware, host-layouts, keyboard-shape, keymap-check, keymap-drawing and simulator.
 * A later block replaces the whole list of an earlier one, so each block below names all that holds for its files.
 */
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
const coreDoor = {
  regex: '^(@site|\\.{1,2})(/.*)?/core(/|$)',
  message: 'Import core as "#core/<folder>": each folder has one door, and every tool resolves it alike.',
};
const routes = {
  regex: '^(@site/src|\\.{1,2}(/.*)?)/pages(/|$)',
  message: 'Nothing imports a route; move the shared part to src/components.',
};
const swizzles = {
  regex: '^@site/src/theme/',
  message: 'Import a theme component as @theme/X, so that it stays swizzlable.',
};
const buildSide = {
  regex: '^node:|^(@site|\\.{1,2})(/.*)?/(plugins|checks|server|scripts|cli|bench)/',
  message: 'That code runs on Node.js at build time; browsers would have to download it.',
};
const inlineInternals = {
  regex: '^(@site|\\.{1,2}(/.*)?)/runtime/inline/(?!copyText$)',
  message: 'The inline script runs on its own. What two sides share is in runtime/contract.ts.',
};
const reactSide = {
  regex: '^(react|react-dom)(/|$)|^@(docusaurus|theme|theme-original|generated)/|^(@site|\\.{1,2}(/.*)?)/(src|client)/',
  message: 'The inline script runs before React and the framework: import only runtime/contract.ts and its neighbors.',
};
const coreIsPure = {
  regex: '^(react|react-dom)(/|$)|^@(docusaurus|theme|theme-original|site)/',
  message: 'core runs anywhere: no React, no framework.',
};
const coreIsBottom = {
  regex: '^\\.{1,2}/(.*/)?(src|plugins|cli|checks|site|server|scripts|bench)/',
  message: 'core is the bottom layer and imports nothing above it.',
};
const coreFoundation = {
  regex: '^#core/(?!(devicetree|firmware|host-layouts|keyboard-shape|keymap-check|keymap-drawing|simulator)(/|$))',
  message:
    'Inside core, imports go only towards devicetree, firmware, host-layouts, keyboard-shape, keymap-check, keymap-drawing and simulator.',
};
/** From a file `depth` folders inside a core folder: no climbing out into a neighbor. */
const coreNeighbor = (depth) => ({
  regex: `^(\\.\\./){${depth + 1},}`,
  message: 'Reach another core folder through its door "#core/<folder>".',
});
const coreAt = (depth) => ({
  files: [`core/*/${'*/'.repeat(depth)}*.ts`],
  rules: restrict(coreIsPure, coreIsBottom, coreFoundation, coreNeighbor(depth)),
});

export default tseslint.config(
  {
    ignores: ['build/**', '.docusaurus/**', '.cache/**', 'node_modules/**', 'test-results/**'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [...tseslint.configs.strict],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-implicit-coercion': ['error', { allow: ['!!'] }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings: it needs no run-time code and narrows.' },
        { selector: 'ExportAllDeclaration', message: 'Name what the door exports, so that a reader sees it.' },
        {
          selector:
            "CallExpression[arguments.length<2][callee.property.name='localeCompare'], CallExpression[arguments.length=0][callee.property.name=/^toLocale/]",
          message: 'Name the language, such as "en": what the reader’s is would differ from what the built page says.',
        },
      ],
      // Constants are in camelCase as well. Components are not; __names and what is destructured are named elsewhere.
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', format: ['camelCase', 'StrictPascalCase'], leadingUnderscore: 'allow' },
        { selector: 'variable', modifiers: ['destructured'], format: null },
        { selector: 'variable', filter: '^__', format: null },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Rules that need types: promises nobody waits for, and switches that forget a case.
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // In a test, a value that is not there fails the test, which is what it is for.
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // An autoplaying or scrollable region needs tabIndex to be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'], tags: [] }],
    },
  },
  ...[0, 1, 2, 3].map(coreAt),
  {
    // A test may come in by the front door, and may compare with a folder that stands above its own.
    files: ['core/**/*.test.ts'],
    rules: restrict(coreIsPure, coreIsBottom),
  },
  {
    files: ['core/**/*.ts'],
    ignores: ['core/**/*.test.ts', 'core/**/bench/**'],
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'process', 'Buffer', 'localStorage', 'navigator'],
    },
  },
  {
    files: ['src/components/**/*.{ts,tsx}', 'src/staticComponents/**/*.{ts,tsx}'],
    rules: restrict(coreDoor, routes, swizzles, buildSide, inlineInternals),
  },
  {
    files: ['src/{theme,pages}/**/*.{ts,tsx}'],
    rules: restrict(coreDoor, routes, buildSide, inlineInternals),
  },
  {
    files: ['runtime/inline/**/*.ts'],
    rules: restrict(coreDoor, routes, swizzles, buildSide, reactSide),
  },
  {
    files: ['runtime/client/**/*.{ts,tsx}'],
    ignores: ['runtime/client/development.ts'],
    rules: restrict(coreDoor, routes, swizzles, buildSide, inlineInternals),
  },
  {
    // Tests run on Node.js, wherever the code under test runs.
    files: ['src/**/*.test.{ts,tsx}', 'runtime/**/*.test.{ts,tsx}'],
    rules: restrict(coreDoor, routes),
  },
  {
    files: ['runtime/build/**/*.ts', '{plugins,cli,checks,server,site,scripts,bench}/**/*.{ts,mts}'],
    rules: restrict(coreDoor, routes, swizzles),
  },
);
