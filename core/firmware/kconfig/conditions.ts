import { conditionTexts } from '../text/conditions.ts';

const textOf: ReadonlyMap<string, (typeof conditionTexts)[number]> = new Map(
  conditionTexts.map((row) => [row.if, row]),
);

/** Splits a condition from the facts, which are normalized, at its outer `&&` or `||`. */
function split(condition: string, operator: '&&' | '||'): readonly string[] {
  const operands: string[] = [''];
  let depth = 0;
  for (const token of condition.split(/(\|\||&&|[()])/)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    if (token === operator && depth === 0) operands.push('');
    else operands[operands.length - 1] += token;
  }
  return operands.map((operand) => operand.trim());
}

const compatibleOf = (condition: string): string | undefined => /^\$\(dt_compat_enabled,(.+)\)$/.exec(condition)?.[1];
const symbolIn = (condition: string): string | undefined =>
  /^\w+$/.test(condition) ? `CONFIG_${condition}` : undefined;

/** The option to turn on for a condition, if that's all it takes. */
export function neededOption(condition: string): string | undefined {
  const text = textOf.get(condition);
  if (text?.onWith !== undefined) return `CONFIG_${text.onWith}`;
  return text?.need === undefined ? symbolIn(condition) : undefined;
}

function nameOf(condition: string): string {
  const compatible = compatibleOf(condition);
  return compatible === undefined ? `\`CONFIG_${condition}\`` : `\`${compatible}\``;
}

/** "a", "a or b", or "a, b, or c". */
function listed(names: readonly string[], word: 'and' | 'or'): string {
  if (names.length < 3) return names.join(` ${word} `);
  return `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1) ?? ''}`;
}

const isNegated = (condition: string): boolean => /^!\w+$/.test(condition);

/** What an option needs, in words that complete "It needs …". */
export function needText(condition: string): string {
  const text = textOf.get(condition);
  if (text?.need !== undefined) return text.need;
  if (text?.onWith !== undefined) return `${nameOf(condition)} (on with ${nameOf(text.onWith)})`;
  if (isNegated(condition)) return `${nameOf(condition.slice(1))} off`;
  const either = split(condition, '||');
  const names = listed(either.map(nameOf), 'or');
  return either.every((one) => compatibleOf(one) !== undefined) ? `an enabled ${names} node` : names;
}

/** When a default applies, in words that follow the value. */
export function whenText(condition: string): string {
  const text = textOf.get(condition)?.when;
  if (text !== undefined) return text;
  const either = split(condition, '||');
  if (either.length > 1) {
    const named = either.filter((one) => symbolIn(one) !== undefined && !textOf.get(one)?.when);
    const others = either.filter((one) => !named.includes(one)).map(whenText);
    return [...others, ...(named.length > 0 ? [`with ${listed(named.map(nameOf), 'or')}`] : [])].join(', and ');
  }
  return allText(split(condition, '&&'));
}

/** Takes the largest groups of parts that have words, and names the rest. */
function allText(parts: readonly string[]): string {
  const rest = new Set(parts);
  const phrases: string[] = [];
  for (const { if: condition, when } of conditionTexts) {
    const group = split(condition, '&&');
    if (when === undefined || !group.every((part) => rest.has(part))) continue;
    phrases.push(when);
    for (const part of group) rest.delete(part);
  }
  const named = [...rest];
  const symbols = named.filter((part) => symbolIn(part) !== undefined);
  const nodes = named.filter((part) => compatibleOf(part) !== undefined);
  const negated = named.filter(isNegated);
  const others = named.filter((part) => ![...symbols, ...nodes, ...negated].includes(part));
  const withText = [
    ...symbols.map(nameOf),
    ...nodes.map((part) => `an enabled ${nameOf(part)} node`),
    ...others.map((part) => `\`${part}\``),
  ];
  const starting = phrases.filter((phrase) => !/^(except|and)\b/.test(phrase));
  const following = phrases.filter((phrase) => !starting.includes(phrase));
  return [
    [...starting, ...(withText.length > 0 ? [`with ${listed(withText, 'and')}`] : [])].join(' '),
    ...following.map((phrase) => (phrase.startsWith('except') ? `, ${phrase}` : ` ${phrase}`)),
    ...(negated.length > 0
      ? [
          ` unless ${listed(
            negated.map((part) => nameOf(part.slice(1))),
            'or',
          )} is on`,
        ]
      : []),
  ]
    .join('')
    .trim();
}
