import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importDirections } from './scripts/lint/importDirections.mjs';

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
const nodeModules = { regex: '^node:', message: "Browsers don't have Node.js modules." };
/** What the oldest browsers under `browserslist` in package.json don't have. */
const tooNew = (names, why) =>
  names.map((property) => ({ property, message: `${why} Write it in another way (browserslist in package.json).` }));
const newMethods = tooNew(
  ['toSorted', 'toReversed', 'toSpliced', 'groupBy', 'withResolvers', 'fromAsync', 'isWellFormed', 'toWellFormed'],
  'Chrome 109 doesn’t have this method.',
);
const newDomMembers = tooNew(
  ['canParse', 'checkVisibility', 'startViewTransition', 'showPopover', 'moveBefore', 'role', 'ariaLabel'],
  'Not all supported browsers have this: role and aria… are missing in Firefox before 119 (use setAttribute).',
);
const framework = {
  regex: '^(react|react-dom)(/|$)|^@(docusaurus|theme|theme-original|generated)/',
  message: 'This code runs without React and Docusaurus.',
};

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
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings, which needs no code at run time.' },
        { selector: 'ExportAllDeclaration', message: 'List the exports by name, so that readers see them.' },
        {
          selector:
            "CallExpression[arguments.length<2][callee.property.name='localeCompare'], CallExpression[arguments.length=0][callee.property.name=/^toLocale/]",
          message:
            'State the language, such as "en". In the reader’s language, the result may differ from the built page.',
        },
      ],
      // Constants are also camelCase. Components are PascalCase. Names with __ and destructured names aren't chosen by us.
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
    // Rules that need types, such as those for promises without await and switches with a missing case.
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
    // If a value is missing, the test fails anyway.
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['{src,runtime/client}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // An autoplaying or scrollable region needs tabIndex to be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'], tags: [] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: { project: { rules: { 'import-directions': importDirections } } },
    rules: { 'project/import-directions': 'error' },
  },
  {
    files: ['core/**/*.ts'],
    ignores: ['core/**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'process', 'Buffer', 'localStorage', 'navigator'],
    },
  },
  {
    files: ['{core,runtime/inline}/**/*.ts'],
    rules: restrict(nodeModules, framework),
  },
  {
    files: ['{src,runtime/client}/**/*.{ts,tsx}'],
    rules: restrict(nodeModules),
  },
  {
    files: ['{src,runtime/inline,runtime/client}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-properties': ['error', ...newMethods, ...newDomMembers] },
  },
  {
    files: ['core/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', ...newMethods] },
  },
  {
    // These run only on Node.js.
    files: ['**/*.test.{ts,tsx}', 'src/staticComponents/**/*'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Tests run on Node.js, wherever the code under test runs.
    files: ['{src,runtime}/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['core/**/*.test.ts'],
    rules: restrict(framework),
  },
);
