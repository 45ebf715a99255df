import { joinIncludes, type Joined } from './joinIncludes.ts';
import { readKeymap, type Keymap, type Options } from './keymap.ts';
import { rules } from './rules/all.ts';
import type { Finding, Fix, Found, Rule } from './types.ts';

export interface Sources extends Options {
  /** Every file that is open, by path: includes are looked up here. */
  readonly files?: ReadonlyMap<string, string>;
}

/** A thousand mistakes of one kind are one mistake. */
const mostPerRule = 200;

/** Says what is wrong with a keymap or another devicetree file. Takes any text and never throws. */
export function checkKeymap(file: string, text: string, { files, ...options }: Sources = {}): readonly Finding[] {
  const joined = joinIncludes(file, new Map(files ?? []).set(file, text));
  const keymap = readKeymap(joined.text, options);
  const findings = rules.flatMap((rule) => findingsOf(rule, keymap, joined));
  return distinct(findings).sort((a, b) => a.from - b.from || a.to - b.to);
}

function findingsOf(rule: Rule, keymap: Keymap, joined: Joined): readonly Finding[] {
  const { problems } = keymap.document;
  if (problems.length > 0 && rule.scope === 'file') return [];
  const findings: Finding[] = [];
  for (const found of rule.find(keymap)) {
    if (findings.length >= mostPerRule) break;
    if (rule.scope === 'binding' && isNearProblem(found, keymap)) continue;
    findings.push(located(found, rule, joined));
  }
  return findings;
}

/** A forgotten bracket turns what follows into something else: there, only the bracket is worth a word. */
function isNearProblem({ from, to }: Found, { document: { problems, text } }: Keymap): boolean {
  const [first] = problems;
  if (!first) return false;
  const start = Math.max(text.lastIndexOf(';', from), text.lastIndexOf('{', from));
  const next = text.indexOf(';', to);
  const end = next < 0 ? text.length : next;
  return problems.some((problem) => problem.from <= end + 1 && problem.to >= start);
}

function located(found: Found, rule: Rule, joined: Joined): Finding {
  const { severity, message, docs = rule.docs, fix } = found;
  const moved = fix && { ...fix, replacements: joined.locateAll(fix.replacements) as Fix['replacements'] };
  return { id: rule.id, severity, ...joined.locate(found), message, docs, ...(moved ? { fix: moved } : {}) };
}

/** A macro that is used ten times says the same ten times at its definition; and a layer in two branches is one layer. */
function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ id, file, from, to, message }) => {
    const key = `${id} ${file} ${from} ${to} ${message}`;
    return seen.size < seen.add(key).size;
  });
}
