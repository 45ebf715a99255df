import type { Span } from '#core/devicetree';
import { joinIncludes, type JoinedFiles } from './joinIncludes.ts';
import { readKeymap, type Keymap, type KeymapContext } from './keymap.ts';
import { reconcile } from './reconcile.ts';
import { otherFormat } from './otherFormat.ts';
import { rules } from './rules/all.ts';
import type { Finding, Fix, RawFinding, Rule } from './types.ts';

export interface CheckContext extends KeymapContext {
  /** All open files by path. Includes are looked up here. */
  readonly files?: ReadonlyMap<string, string>;
}

/** Nobody reads more findings than this, and so many usually have one cause. */
const maxFindingsPerRule = 200;

/** Finds mistakes in a keymap or another devicetree file. Accepts any text and never throws. */
export function checkKeymap(file: string, text: string, { files, ...context }: CheckContext = {}): readonly Finding[] {
  const joined = joinIncludes(file, new Map(files ?? []).set(file, text));
  const keymap = readKeymap(joined.text, {
    isKeymap: !/\.(?:overlay|dtsi?|h)$/.test(file),
    ...context,
    fileNames: [...(files?.keys() ?? [])],
  });
  const other = keymap.document.problems.length > 0 ? otherFormat(text) : null;
  if (other) {
    const start = text.search(/\S/);
    const end = text.indexOf('\n', start);
    return [{ id: 'other-format', severity: 'error', file, from: start, to: end < 0 ? text.length : end, ...other }];
  }
  const found = reconcile(
    rules.map((rule) => ({ rule, findings: findingsOf(rule, keymap) })),
    keymap,
  );
  const rawOf = (id: string): readonly RawFinding[] => found.find(({ rule }) => rule.id === id)?.findings ?? [];
  const findings = found.flatMap(({ rule, findings: ofRule }) => {
    const possibleCauses = (causes[rule.id] ?? []).flatMap(rawOf).filter(({ severity }) => severity !== 'note');
    // A mistake in the body of a macro can have consequences wherever the macro is used.
    const isInMacro = possibleCauses.some((cause) =>
      keymap.document.directives.some((directive) => isInside(cause, directive)),
    );
    return ofRule
      .filter(({ within }) => !isInMacro && !possibleCauses.some((cause) => !within || isInside(cause, within)))
      .map((one) => toFinding(one, rule, joined));
  });
  return oncePerName(withoutDuplicates(findings)).sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Rules whose findings usually follow from those of other rules, and are only reported once those are gone. */
const causes: Readonly<Record<string, readonly string[]>> = {
  'layer-size': ['foreign-name', 'parameter-count', 'unknown-name'],
  'unknown-layer': ['duplicate'],
  'unused-behavior': ['unknown-behavior'],
};

const isInside = ({ from, to }: Span, outer: Span): boolean => outer.from <= from && to <= outer.to;

function findingsOf(rule: Rule, keymap: Keymap): readonly RawFinding[] {
  const { problems } = keymap.document;
  if (problems.length > 0 && rule.scope === 'file') return [];
  // A name is undefined because its #define is misspelled.
  if (rule.id === 'unknown-name' && problems.some(({ code }) => code === 'directive')) return [];
  const findings: RawFinding[] = [];
  for (const found of rule.find(keymap)) {
    if (findings.length >= maxFindingsPerRule) break;
    if (rule.scope === 'binding' && isNearSyntaxError(found, keymap)) continue;
    findings.push(found);
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

/** Rules whose findings about the same name have the same cause. */
const nameRules: ReadonlySet<string> = new Set(['foreign-name', 'unknown-behavior', 'unknown-name']);

/** Reports a wrong name where it's first used, with a fix for all its uses. */
function oncePerName(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { id, file, message } = finding;
    const key = nameRules.has(id) ? `${id} ${file} ${message}` : `${groups.size}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group.sort((a, b) => a.from - b.from) as [Finding, ...Finding[]];
    if (group.length === 1) return first;
    const replacements = group.flatMap(({ fix }) => fix?.replacements ?? []);
    const fix = first.fix && { ...first.fix, replacements: replacements as unknown as Fix['replacements'] };
    return {
      ...first,
      message: `${first.message} It's used ${group.length < maxFindingsPerRule ? group.length : `at least ${group.length}`} times.`,
      ...(fix ? { fix } : {}),
    };
  });
}
