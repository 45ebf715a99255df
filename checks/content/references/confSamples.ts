import { findKconfigSymbol, type KconfigSymbol } from '#core/firmware';
import type { Finding } from '../../check.ts';
import { fencesOf, hasFlag, namesOf, type Fence } from '../samples/fences.ts';
import { isUsable, namePattern } from './knownNames.ts';

const shapes: Readonly<Record<KconfigSymbol['type'], Readonly<{ test: RegExp; written: string }>>> = {
  bool: { test: /^[yn]$/, written: 'y or n' },
  int: { test: /^-?\d+$/, written: 'a whole number' },
  hex: { test: /^0x[\da-f]+$/i, written: 'a number like 0x1D50' },
  string: { test: /^"[^"]*"$/, written: 'text in double quotes' },
};

/**
 * What's wrong with the values in .conf samples: type, range, and options that can't be set. A sample marked old or wrong has
 * to contain something old or wrong.
 */
export function confFindings(file: string, lines: readonly string[]): readonly Finding[] {
  return fencesOf(lines)
    .filter(({ language }) => language === 'kconfig')
    .flatMap((fence) => {
      const findings = lineFindings(file, fence);
      const flag = (['old', 'wrong'] as const).find((one) => hasFlag(fence, one));
      if (flag === undefined) return findings;
      if (findings.length > 0 || unusableNames(fence).length > 0) return [];
      const fix = `Remove the word ${flag} from the fence, or show something ${flag}.`;
      return [{ file, line: fence.line - 1, fault: `This sample is marked ${flag}, but nothing in it is.`, fix }];
    });
}

const lineFindings = (file: string, fence: Fence): readonly Finding[] =>
  fence.text.split('\n').flatMap((text, index): readonly Finding[] => {
    const [, symbol = '', value = ''] = /^\s*(CONFIG_\w+)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
    const option = findKconfigSymbol(symbol);
    const fault = option && faultOf(option, text, value);
    return fault ? [{ file, line: fence.line + index, ...fault }] : [];
  });

const unusableNames = (fence: Fence): readonly string[] =>
  [...fence.text.matchAll(namePattern)]
    .map(([name]) => name)
    .filter((name) => !isUsable(name) && !namesOf(fence).includes(name));

function faultOf(option: KconfigSymbol, text: string, value: string): Omit<Finding, 'file'> | undefined {
  const { symbol, type, range, hidden, deprecated } = option;
  if (/\s=|=\s/.test(text))
    return {
      fault: `Spaces around "=" in "${text.trim()}".`,
      fix: 'Remove them. Kconfig does not allow spaces there.',
    };
  if (!shapes[type].test.test(value))
    return {
      fault: `${symbol} is of type ${type}, but the value is ${value || 'empty'}.`,
      fix: `Write ${shapes[type].written}.`,
    };
  if (hidden)
    return {
      fault: `${symbol} cannot be set, because the build sets it.`,
      fix: 'Set the option it depends on instead.',
    };
  if (deprecated) return { fault: `${symbol} is deprecated.`, fix: `Use ${deprecated} instead.` };
  // A bound can be the name of another option. Then NaN makes both comparisons false.
  if (range && (Number(value) < Number(range[0]) || Number(value) > Number(range[1])))
    return { fault: `${symbol}=${value} is out of range.`, fix: `Use a value from ${range.join(' to ')}.` };
  return undefined;
}
