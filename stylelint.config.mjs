/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // CSS modules are imported as objects, so their class names are camelCase. Global classes are kebab-case.
    'selector-class-pattern': [
      '^([a-z][a-zA-Z0-9]*|[a-z][a-z0-9]*(-{1,2}[a-z0-9]+|__[a-z0-9]+)*)(_[a-zA-Z0-9]+)*$',
      { message: 'Class names are camelCase (modules) or kebab-case (global): "%s"' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Infima and the theme determine the order of many selectors.
    'no-descending-specificity': null,
    'color-no-hex': [true, { message: 'Colors are defined in src/css/tokens.css. Use var(--…) here.' }],
    'color-named': [
      'never',
      { ignore: ['inside-function'], message: 'Use a custom property from src/css/tokens.css.' },
    ],
    'declaration-no-important': [true, { severity: 'warning' }],
  },
  overrides: [
    { files: ['src/css/tokens.css'], rules: { 'color-no-hex': null } },
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Class names in modules are camelCase: "%s"' }],
      },
    },
  ],
};
