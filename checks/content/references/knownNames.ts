import { bindings, chosenProperties, findBinding, findKconfigSymbol, kconfigSymbols } from '#core/firmware';
import { foreignNames, hardwareOption } from './foreignNames.ts';

/** Options (CONFIG_…) and compatibles (zmk,…) in a text. A star at the end matches any ending. */
export const namePattern = /(?:\b|(?<=-D))CONFIG_[A-Z0-9_]+\*?|\bzmk,[a-z0-9-]+\*?/g;

/** Whether the name is in core/firmware or belongs to a board or shield. */
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
