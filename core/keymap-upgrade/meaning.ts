/** Whether a word is a key code where it's used, something else, or unclear from the file alone. */
import { cellsOf, findProperty, type Directive, type Node, type Reference } from '#core/devicetree';
import { codesWithoutReplacement } from '#core/firmware/old-names';
import type { ParsedKeymap } from './parsedKeymap.ts';
import { isParameter, parameterFor, parameterKey } from './parameters.ts';
import type { Occurrence } from './occurrences.ts';

export type Meaning =
  { readonly kind: 'code' } | { readonly kind: 'other' } | { readonly kind: 'unsure'; readonly why: string };

const codeMeaning: Meaning = { kind: 'code' };
const otherMeaning: Meaning = { kind: 'other' };
const unsure = (why: string): Meaning => ({ kind: 'unsure', why });

/** Properties that hold bindings or key codes. */
const codeProperties: ReadonlySet<string> = new Set(['bindings', 'sensor-bindings', 'continue-list']);
/** Properties whose values look like key codes but aren't. */
const flagProperties: ReadonlySet<string> = new Set([
  'mods',
  'keep-mods',
  'ignore-modifiers',
  'modifiers',
  'masked-mods',
]);
/** Properties that are gone after an upgrade. */
const removedProperties: ReadonlySet<string> = new Set(['label', 'resolution', 'column-offset']);
/** Predefined behaviors whose first parameter is a layer. */
const layerBehaviors: ReadonlySet<string> = new Set(['mo', 'to', 'tog', 'sl', 'lt']);
/** Nobody gives a layer such a name. Where a layer is expected, it means that the behavior isn't the predefined one. */
const modifierPattern = /^(MOD_)?[LR](CTL|SFT|ALT|GUI)$/;
/** How far to follow a chain of macros that use other macros. */
const maxDepth = 30;

/** What a macro, or one of its parameters, is used as. */
type Role = 'code' | 'other' | 'mixed' | 'unused';

export class Meanings {
  private readonly file: ParsedKeymap;
  private readonly layerLabels: ReadonlySet<string>;
  private readonly parameterOccurrences = new Map<string, Occurrence[]>();
  private readonly uses = new Map<string, Occurrence[]>();
  private readonly roles = new Map<string, Role>();

  constructor(file: ParsedKeymap) {
    this.file = file;
    this.layerLabels = layerLabelsOf(file);
    const removed = removedBindings(file.occurrences);
    for (const occurrence of file.occurrences) {
      const { word, macro } = occurrence;
      // Ignore what will be removed, so that a second upgrade finds the same.
      if (occurrence.binding && removed.has(occurrence.binding.reference)) continue;
      if (removedProperties.has(occurrence.property ?? '')) continue;
      if (macro && isParameter(occurrence))
        append(this.parameterOccurrences, parameterKey(macro, word.text), occurrence);
      else if (file.macros.has(word.text)) append(this.uses, word.text, occurrence);
    }
  }

  meaningOf(occurrence: Occurrence): Meaning {
    if (this.file.macros.has(occurrence.word.text) || isParameter(occurrence)) return otherMeaning;
    return this.place(occurrence, 0);
  }

  private place(occurrence: Occurrence, depth: number): Meaning {
    if (occurrence.isName) return otherMeaning;
    if (occurrence.pasted) return unsure('becomes part of another name in a macro');
    if (occurrence.property !== null && !codeProperties.has(occurrence.property)) return inOtherProperty(occurrence);
    if (this.isLayer(occurrence)) return unsure('is used as a layer number');
    const role = this.roleOfArgument(occurrence, depth);
    // In `#define MORPH(flags) … mods = <flags>;`, the names are still valid.
    if (role === 'other' && occurrence.word.text.startsWith('MOD_')) return otherMeaning;
    const macro = `the macro ${occurrence.call?.name.text}()`;
    if (role === 'other' || role === 'mixed')
      return unsure(`is an argument of ${macro}, which also uses it as something other than a key code`);
    if (occurrence.property !== null || occurrence.binding || occurrence.inModifier || role === 'code')
      return codeMeaning;
    if (occurrence.call) return unsure(`is an argument of ${macro}, which isn't defined in this file`);
    return occurrence.macro ? this.inMacroBody(occurrence, occurrence.macro, depth) : unsure("isn't part of a binding");
  }

  private isLayer({ binding, parameter, inModifier, word }: Occurrence): boolean {
    const label = binding?.reference.label;
    return (
      parameter === 0 && !inModifier && label != null && this.layerLabels.has(label) && !modifierPattern.test(word.text)
    );
  }

  /** What a macro of this file uses the argument as. Null if the word isn't an argument of such a macro. */
  private roleOfArgument(occurrence: Occurrence, depth: number): Role | null {
    const key = parameterFor(occurrence, this.file.macros);
    return key === null ? null : this.role(key, this.parameterOccurrences.get(key) ?? [], depth);
  }

  /** For `#define BACK BKSP`, the uses of the macro decide. If it's unused, the name can only be the firmware's key code. */
  private inMacroBody({ word }: Occurrence, macro: Directive, depth: number): Meaning {
    const name = macro.macro?.text ?? '';
    const unclear = unsure(`is in the macro ${name}, which may be something other than a key`);
    if (macro.parameters) return unclear;
    const uses = (this.uses.get(name) ?? []).filter((use) => use.macro !== macro);
    const role = this.role(name, uses, depth);
    if (role === 'code') return codeMeaning;
    if (role === 'other') return otherMeaning;
    if (role === 'unused' && !word.text.startsWith('MOD_')) return codeMeaning;
    return unclear;
  }

  private role(key: string, occurrences: readonly Occurrence[], depth: number): Role {
    const known = this.roles.get(key);
    if (known) return known;
    if (depth > maxDepth) return 'mixed';
    // Set this first, so that a macro that refers to itself is only judged by its other uses.
    this.roles.set(key, 'unused');
    const kinds = new Set(occurrences.map((occurrence) => this.kindOf(occurrence, depth + 1)));
    kinds.delete('unused');
    const [only = 'unused'] = kinds;
    const role = kinds.size > 1 ? 'mixed' : only;
    this.roles.set(key, role);
    return role;
  }

  private kindOf(occurrence: Occurrence, depth: number): Role {
    if (occurrence.pasted || this.isLayer(occurrence)) return 'other';
    if (occurrence.property !== null && !codeProperties.has(occurrence.property)) return 'other';
    // For `#define SAME(key) key`, the context of the call decides, not the body.
    if (occurrence.macro?.parameters && hasNoContext(occurrence)) return 'unused';
    const { kind } = this.place(occurrence, depth);
    return kind === 'unsure' ? 'mixed' : kind;
  }
}

function inOtherProperty({ property, word }: Occurrence): Meaning {
  if (flagProperties.has(property ?? '') || word.text.startsWith('MOD_')) return otherMeaning;
  return unsure(`is in the property "${property}", which this tool doesn't know`);
}

/** Whether the word has no context that shows its meaning. */
const hasNoContext = ({ property, binding, call, inModifier, isName }: Occurrence): boolean =>
  property === null && !binding && !call && !inModifier && !isName;

function removedBindings(occurrences: readonly Occurrence[]): ReadonlySet<Reference> {
  const removed = occurrences.filter(({ word }) => codesWithoutReplacement.has(word.text));
  return new Set(removed.flatMap(({ binding }) => (binding ? [binding.reference] : [])));
}

function append(map: Map<string, Occurrence[]>, key: string, occurrence: Occurrence): void {
  const list = map.get(key);
  if (list) list.push(occurrence);
  else map.set(key, [occurrence]);
}

/** The layer behaviors, and hold-taps in the file that use one of them for the hold. */
function layerLabelsOf(file: ParsedKeymap): ReadonlySet<string> {
  const labels = new Set(layerBehaviors);
  for (const [label, node] of file.labels) if (holdsLayer(node)) labels.add(label);
  return labels;
}

function holdsLayer(node: Node): boolean {
  const bindings = findProperty(node, 'bindings');
  if (!bindings || bindings.values.length > 2 || !findProperty(node, '#binding-cells')) return false;
  const [first, second] = cellsOf(bindings);
  // In a macro or tap-dance, the bindings have their own parameters.
  return (
    first?.kind === 'reference' && layerBehaviors.has(first.label ?? '') && (!second || second.kind === 'reference')
  );
}
