import { bindings, chosenProperties, findBinding, findKconfigSymbol, kconfigSymbols } from '#core/firmware';
import { foreignNames, hardwareOption } from './foreignNames.ts';

/** Options (CONFIG_…) and kinds of nodes (zmk,…) in a text; with a star at the end, all that begin like it. */
export const namePattern = /(?:\b|(?<=-D))CONFIG_[A-Z0-9_]+\*?|\bzmk,[a-z0-9-]+\*?/g;

/** Whether core/firmware has the name, or boards and shields bring it. */
function isKnown(name: string): boolean {
  if (name.endsWith('*') || name.endsWith('_')) {
    const start = name.replace(/\*$/, '');
    return [...kconfigSymbols.map(({ symbol }) => symbol), ...bindings.map(({ compatible }) => compatible)].some(
      (one) => one.startsWith(start),
    );
  }
  if (name.startsWith('CONFIG_')) return findKconfigSymbol(name) !== undefined || hardwareOption.test(name);
  return findBinding(name) !== undefined || chosenProperties.some(({ property }) => property === name);
}

/** Whether a sample may use the name. */
export const isUsable = (name: string): boolean =>
  isKnown(name) || (foreignNames[name] !== undefined && foreignNames[name] !== 'historic');
