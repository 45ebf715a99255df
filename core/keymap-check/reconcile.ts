/** Brings the findings of the rules together with the verdict of the build, which decides what's an error. */
import { nodesOf, type Span } from '#core/devicetree';
import type { Keymap } from './keymap.ts';
import type { RawFinding, Rule } from './types.ts';

type Found = Readonly<{ rule: Rule; findings: readonly RawFinding[] }>;

/** Rules about what stops the build before it reads the devicetree, which the verdict knows nothing about. */
const rulesBeforeDevicetree: ReadonlySet<string> = new Set(['include', 'preprocessor']);

export function reconcile(found: readonly Found[], keymap: Keymap): readonly Found[] {
  const { isComplete, errors } = keymap.verdict;
  if (isComplete && errors.length === 0)
    return found.map(({ rule, findings }) => ({
      rule,
      findings: rulesBeforeDevicetree.has(rule.id) ? findings : findings.map(lowered),
    }));
  const explained = found.flatMap(({ rule, findings }) =>
    rule.id === 'build' ? [] : findings.filter(({ severity }) => severity === 'error'),
  );
  return found.map((one) =>
    one.rule.id === 'build' && explained.length > 0
      ? { ...one, findings: unexplained(one.findings, explained, keymap) }
      : one,
  );
}

const lowered = (finding: RawFinding): RawFinding =>
  finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;

/** Without what the build says because of errors that a rule explains. */
function unexplained(
  findings: readonly RawFinding[],
  explained: readonly RawFinding[],
  { document, verdict }: Keymap,
): readonly RawFinding[] {
  const nodes = new Map([...nodesOf(document)].map((node) => [node.name.from, node]));
  const expanded = new Set(verdict.errors.filter(({ isExpanded }) => isExpanded).map(({ from }) => from));
  const isInMacro = explained.some((one) =>
    document.directives.some((directive) => directive.name === 'define' && touches(one, directive)),
  );
  return findings.filter(({ from, within, cause = [] }) => {
    if (isInMacro && expanded.size > 0) return false;
    const places = cause.map((name) => nodes.get(name.from) ?? name);
    return ![...places, within ?? { from, to: from }].some((place) => explained.some((one) => touches(one, place)));
  });
}

const touches = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to;
