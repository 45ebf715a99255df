import { expect, it } from 'vitest';
import { rules as keymapRules } from '#core/keymap-check';
import { rules as upgradeRules } from '#core/keymap-upgrade';
import { ruleTable } from './index.ts';

it('each rule has its own id', () => {
  expect(new Set(ruleTable.map(({ id }) => id)).size).toBe(ruleTable.length);
});

it.each([...keymapRules, ...upgradeRules])('the rule $id is in the table, with the page that explains it', (rule) => {
  expect(ruleTable.find(({ id }) => id === rule.id)).toMatchObject({ docs: rule.docs });
});

it('a rule whose fixes are not all safe says what the user has to decide', () => {
  const silent = ruleTable.filter(({ safe, ask }) => safe === 'never' && ask === undefined);
  expect(silent).toEqual([]);
});
