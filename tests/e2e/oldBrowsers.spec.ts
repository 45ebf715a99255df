import { expect, test } from '@playwright/test';
import { tools } from './tools';

/*
 * The oldest browsers under `browserslist` in package.json don't have these members. ESLint forbids them in our code
 * (eslint.config.mjs), but not in packages.
 */
const removeNewMembers = () => {
  const remove = (owner: object, ...names: readonly string[]) =>
    names.forEach((name) => Reflect.deleteProperty(owner, name));
  // Chrome 109
  remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
  remove(Array, 'fromAsync');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  remove(Promise, 'withResolvers', 'try');
  remove(String.prototype, 'isWellFormed', 'toWellFormed');
  remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  remove(URL, 'canParse', 'parse');
  remove(AbortSignal, 'any');
  remove(document, 'startViewTransition');
  // Firefox 115
  const aria = Object.keys(Element.prototype).filter((name) => /^(?:role|aria[A-Z]\w*)$/.test(name));
  remove(Element.prototype, ...aria);
};

for (const [name, tool] of Object.entries(tools)) {
  test(`the ${name} works in the oldest browsers`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(removeNewMembers);
    await page.goto(tool.route);
    await tool.use(page);
    await tool.works(page);
    expect(errors).toEqual([]);
  });
}
