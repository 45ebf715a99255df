import { joinIncludes, type JoinedFiles } from './joinIncludes.ts';
import { readKeymap, type Keymap, type KeymapContext } from './keymap.ts';
import { rules } from './rules/all.ts';
import type { Finding, Fix, RawFinding, Rule } from './types.ts';

export interface CheckContext extends KeymapContext {
  /** All open files by path. Includes are looked up here. */
  readonly files?: ReadonlyMap<string, string>;
}

/** Nobody reads more than this, and they usually have one cause. */
const maxFindingsPerRule = 200;

/** Finds mistakes in a keymap or another devicetree file. Accepts any text and never throws. */
export function checkKeymap(file: string, text: string, { files, ...context }: CheckContext = {}): readonly Finding[] {
  const joined = joinIncludes(file, new Map(files ?? []).set(file, text));
  const keymap = readKeymap(joined.text, context);
  const findings = withoutDuplicates(rules.flatMap((rule) => findingsOf(rule, keymap, joined)));
  const found = new Set(findings.map(({ id }) => id));
  return findings
    .filter(({ id }) => !causes[id]?.some((cause) => found.has(cause)))
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Findings that usually follow from others. They're only reported once those are gone. */
const causes: Readonly<Record<string, readonly string[]>> = {
  'layer-size': ['foreign-name', 'parameter-count', 'unknown-name'],
  'unknown-layer': ['duplicate'],
  'unused-behavior': ['unknown-behavior'],
};

function findingsOf(rule: Rule, keymap: Keymap, joined: JoinedFiles): readonly Finding[] {
  const { problems } = keymap.document;
  if (problems.length > 0 && rule.scope === 'file') return [];
  const findings: Finding[] = [];
  for (const found of rule.find(keymap)) {
    if (findings.length >= maxFindingsPerRule) break;
    if (rule.scope === 'binding' && isNearSyntaxError(found, keymap)) continue;
    findings.push(toFinding(found, rule, joined));
  }
  return findings;
}

/** After a missing bracket, the rest of the statement is misread, so only the bracket is reported. */
function isNearSyntaxError({ from, to }: RawFinding, { document: { problems, text } }: Keymap): boolean {
  const [first] = problems;
  if (!first) return false;
  const start = Math.max(text.lastIndexOf(';', from), text.lastIndexOf('{', from));
  const next = text.indexOf(';', to);
  const end = next < 0 ? text.length : next;
  return problems.some((problem) => problem.from <= end + 1 && problem.to >= start);
}

function toFinding(found: RawFinding, rule: Rule, joined: JoinedFiles): Finding {
  const { severity, message, docs = rule.docs, fix } = found;
  const movedFix = fix && { ...fix, replacements: joined.locateAll(fix.replacements) as Fix['replacements'] };
  return { id: rule.id, severity, ...joined.locate(found), message, docs, ...(movedFix ? { fix: movedFix } : {}) };
}

/** A mistake in a macro is found at every use of it, but is reported once, at its definition. */
function withoutDuplicates(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ id, file, from, to, message }) => {
    const key = `${id} ${file} ${from} ${to} ${message}`;
    return seen.size < seen.add(key).size;
  });
}
