import { expect, it } from 'vitest';
import { importFault } from './importDirections.mjs';

it.each([
  ['src/components/SearchDialog/index.tsx', '#core/search'],
  ['src/components/SearchDialog/index.tsx', '@site/runtime/inline/copyText'],
  ['src/components/SearchDialog/index.tsx', '../PageFrame/Menu'],
  ['src/components/SearchDialog/groups.test.ts', '../../../preview-server/siteServer'],
  ['runtime/inline/menu.ts', '../contract'],
  ['runtime/client/development.ts', '../inline/pageFrame'],
  ['core/keymap-check/index.ts', '#core/devicetree'],
  ['core/keymap-check/randomKeymaps.test.ts', '#core/keymap-upgrade'],
  ['core/keymap-check/randomKeymaps.test.ts', '../firmware/key-codes/encode.ts'],
  ['tests/e2e/menu.spec.ts', '../../site-settings/budgets'],
  ['checks/all.ts', 'node:fs'],
  ['docusaurus.config.ts', './plugins/data-files'],
])('lets %s import %s', (file, source) => {
  expect(importFault(file, source)).toBeUndefined();
});

it.each([
  ['src/components/SearchDialog/index.tsx', '@site/site-settings/hosting'],
  ['src/components/SearchDialog/index.tsx', '@site/runtime/inline/menu'],
  ['src/components/SearchDialog/index.tsx', '@site/src/theme/Layout'],
  ['src/components/SearchDialog/index.tsx', '../../../plugins/search-index'],
  ['src/theme/Layout/index.tsx', '@site/src/pages/playground'],
  ['runtime/inline/menu.ts', '../client/start'],
  ['runtime/inline/menu.ts', '../build/hostingFiles'],
  ['runtime/build/hostingFiles.ts', '../inline/menu'],
  ['runtime/client/start.ts', '../inline/menu'],
  ['core/devicetree/parse.ts', '#core/keymap-upgrade'],
  ['core/devicetree/parse.ts', '../../site-settings/hosting'],
  ['core/devicetree/parse.test.ts', '../../site-settings/hosting'],
  ['preview-server/listen.ts', '../scripts/site/serve.ts'],
])('does not let %s import %s', (file, source) => {
  expect(importFault(file, source)).toContain('but not');
});

it('requires a rule for every folder', () => {
  expect(importFault('src/newFolder/file.ts', './other')).toContain('Add the folder');
});

it('requires #core/<folder> for core, also in tests', () => {
  expect(importFault('checks/all.ts', '../core/search')).toContain('#core/<folder>');
  expect(importFault('core/devicetree/parse.ts', '../firmware/index.ts')).toContain('#core/<folder>');
  expect(importFault('src/components/SearchDialog/groups.test.ts', '@site/core/search')).toContain('#core/<folder>');
});
