/** What the firmware's build says about a keymap, apart from its warnings. */
import {
  compile,
  flatText,
  parse,
  type CompileError,
  type Document,
  type DeviceTree,
  type Problem,
  type Span,
} from '#core/devicetree';
import { hasHeader } from '../headers.ts';
import { checkNodes, liveNodes } from './checkNodes.ts';
import { compatibleOf } from './bindingCells.ts';
import { addFirmwareNodes } from './firmwareNodes.ts';
import { headerNames } from './names.ts';
import type { BuildError } from './types.ts';

export interface VerdictError extends Span {
  readonly kind: 'syntax' | 'duplicate' | 'tree' | 'node';
  readonly message: string;
  /** The statement it's in. */
  readonly within: Span;
  /** Whether a macro wrote it. */
  readonly isExpanded: boolean;
  /** Names of the node whose mistakes explain this one too. */
  readonly cause: readonly Span[];
}

export interface Verdict {
  readonly errors: readonly VerdictError[];
  /** Whether everything that the keymap uses is known, so that without errors it builds. */
  readonly isComplete: boolean;
}

export interface VerdictContext {
  readonly includes: ReadonlySet<string>;
  /** Whether names and labels may be defined in files that aren't open. */
  readonly isPartial: boolean;
  /** Whether modules may define more kinds of nodes. */
  readonly mayHaveModules: boolean;
  /** Whether it's known to be built, not just a snippet. */
  readonly mustHaveKeymap: boolean;
  /** Whether a file that isn't part of the keymap defines a label, such as the board's. */
  readonly hasLabel: (label: string) => boolean | 'maybe';
}

/** ZMK_MACRO and its two variants, in our own words. */
const macroDefinitions = parse(
  [
    ['ZMK_MACRO', 'zmk,behavior-macro', 0],
    ['ZMK_MACRO1', 'zmk,behavior-macro-one-param', 1],
    ['ZMK_MACRO2', 'zmk,behavior-macro-two-param', 2],
  ]
    .map(
      ([name, compatible, cells]) =>
        `#define ${name}(id, ...) id: id { compatible = "${compatible}"; #binding-cells = <${cells}>; __VA_ARGS__ };\n`,
    )
    .join(''),
).directives;
const macroByName = new Map(macroDefinitions.map((directive) => [directive.macro?.text ?? '', directive]));

const kinds: Readonly<Record<CompileError['code'], VerdictError['kind']>> = {
  syntax: 'syntax',
  name: 'syntax',
  number: 'syntax',
  duplicate: 'duplicate',
  reference: 'tree',
  label: 'tree',
};

export function verdictOf(document: Document, tree: DeviceTree, context: VerdictContext): Verdict {
  const { includes, isPartial, mayHaveModules, mustHaveKeymap, hasLabel } = context;
  // A library may have its own ZMK_MACRO.
  const hasMacros = !isPartial && (hasHeader(includes, 'behaviors/macros.dtsi') || includes.has('behaviors.dtsi'));
  const problems = [...tree.problems];
  const rejected: Problem[] = [];
  const flat = flatText(document, {
    problems,
    rejected,
    isActive: tree.isActive,
    macroAt: (name, offset) => tree.macroAt(name, offset) ?? (hasMacros ? macroByName.get(name) : undefined),
  });
  if (problems.length > 0) return { errors: [], isComplete: false };
  const names = headerNames(includes);
  const compiled = compile(flat.text, {
    ...names,
    mayExist: () => isPartial,
    hasLabel: (label) => (isPartial ? hasLabel(label) || 'maybe' : hasLabel(label)),
    include: (path, into) => addFirmwareNodes(path, into),
  });
  const place = (span: Span): Span & { readonly isExpanded: boolean } => flat.sourceOf(span.from, span.to);
  const inMacro = (range: Span & { readonly isExpanded: boolean }, message: string): string => {
    const name = range.isExpanded ? /^\w+/.exec(document.text.slice(range.from, range.from + 100))?.[0] : undefined;
    return name === undefined ? message : `In what ${name} expands to: ${message}`;
  };
  const locate = (kind: VerdictError['kind'], error: BuildError): VerdictError => {
    const range = place(error);
    const cause = (error.cause ?? []).map(place);
    return { kind, ...range, message: inMacro(range, error.message), within: place(error.within), cause };
  };
  const errors: VerdictError[] = [
    ...rejected.map(({ from, to, message }) => plainError(message, { from, to })),
    ...compiled.errors.map((error) => locate(kinds[error.code], error)),
    ...checkNodes(compiled, { mayHaveModules }).map((error) => locate('node', error)),
  ];
  const hasKeymap = liveNodes(compiled).some(
    (node) => compatibleOf(node).includes('zmk,keymap') || node.isForeign || (isPartial && node.isOpen),
  );
  if (mustHaveKeymap && !hasKeymap && errors.length === 0 && !isPartial) errors.push(withoutKeymap(document));
  return { errors, isComplete: !isPartial && !compiled.usesUnknownLabels };
}

const plainError = (message: string, { from, to }: Span): VerdictError => ({
  kind: 'tree',
  from,
  to,
  message,
  within: { from, to },
  isExpanded: false,
  cause: [],
});

function withoutKeymap({ text, statements }: Document): VerdictError {
  const first = statements.find(({ kind }) => kind === 'node') ?? statements[0];
  const from = first?.from ?? 0;
  const line = text.indexOf('\n', from);
  const message = 'There is no keymap in this file: a node with compatible = "zmk,keymap"; and a layer in it.';
  return { ...plainError(message, { from, to: line < 0 ? text.length : line }), within: { from: 0, to: text.length } };
}
