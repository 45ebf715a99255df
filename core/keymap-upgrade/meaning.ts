/** Whether a word is a key code where it's used, something else, or unclear from the file alone. */
import { cellsOf, findProperty, type Directive, type Node, type Reference } from '#core/devicetree';
import { codesWithoutReplacement } from '#core/firmware/old-names';
import type { ParsedKeymap } from './parsedKeymap.ts';
import { isParameter, parameterFor, parameterKey } from './parameters.ts';
import type { Site } from './sites.ts';

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
/** Properties that upgrades remove. */
const removedProperties: ReadonlySet<string> = new Set(['label', 'resolution', 'column-offset']);
/** Predefined behaviors whose first parameter is a layer. */
const layerBehaviors: ReadonlySet<string> = new Set(['mo', 'to', 'tog', 'sl', 'lt']);
/** Nobody gives a layer such a name. If one is used as a layer, the behavior isn't the predefined one. */
const modifierPattern = /^(MOD_)?[LR](CTL|SFT|ALT|GUI)$/;
/** The longest chain of macros using other macros that's followed. */
const maxDepth = 30;

/** What a macro, or one of its parameters, is used as. */
type Role = 'code' | 'other' | 'mixed' | 'unused';

export class Meanings {
  private readonly file: ParsedKeymap;
  private readonly layerLabels: ReadonlySet<string>;
  private readonly parameterSites = new Map<string, Site[]>();
  private readonly uses = new Map<string, Site[]>();
  private readonly roles = new Map<string, Role>();

  constructor(file: ParsedKeymap) {
    this.file = file;
    this.layerLabels = layerLabelsOf(file);
    const removed = removedBindings(file.sites);
    for (const site of file.sites) {
      const { word, macro } = site;
      // Ignore what will be removed, so that a second upgrade finds the same.
      if (site.binding && removed.has(site.binding.reference)) continue;
      if (removedProperties.has(site.property ?? '')) continue;
      if (macro && isParameter(site)) append(this.parameterSites, parameterKey(macro, word.text), site);
      else if (file.macros.has(word.text)) append(this.uses, word.text, site);
    }
  }

  meaningOf(site: Site): Meaning {
    if (this.file.macros.has(site.word.text) || isParameter(site)) return otherMeaning;
    return this.place(site, 0);
  }

  private place(site: Site, depth: number): Meaning {
    if (site.isName) return otherMeaning;
    if (site.pasted) return unsure('becomes part of another name in a macro');
    if (site.property !== null && !codeProperties.has(site.property)) return inOtherProperty(site);
    if (this.isLayer(site)) return unsure('is used as a layer number');
    const role = this.roleOfArgument(site, depth);
    // In `#define MORPH(flags) … mods = <flags>;`, the names are still valid.
    if (role === 'other' && site.word.text.startsWith('MOD_')) return otherMeaning;
    const macro = `the macro ${site.call?.name.text}()`;
    if (role === 'other' || role === 'mixed')
      return unsure(`is an argument of ${macro}, which also uses it as something other than a key code`);
    if (site.property !== null || site.binding || site.inModifier || role === 'code') return codeMeaning;
    if (site.call) return unsure(`is an argument of ${macro}, which isn't defined in this file`);
    return site.macro ? this.inMacroBody(site, site.macro, depth) : unsure("isn't part of a binding");
  }

  private isLayer({ binding, parameter, inModifier, word }: Site): boolean {
    const label = binding?.reference.label;
    return (
      parameter === 0 && !inModifier && label != null && this.layerLabels.has(label) && !modifierPattern.test(word.text)
    );
  }

  /** What a macro of this file uses the argument as. Null if the word isn't an argument of such a macro. */
  private roleOfArgument(site: Site, depth: number): Role | null {
    const key = parameterFor(site, this.file.macros);
    return key === null ? null : this.role(key, this.parameterSites.get(key) ?? [], depth);
  }

  /** For `#define BACK BKSP`, the uses of the macro decide. If it's unused, the name can only be the firmware's key code. */
  private inMacroBody({ word }: Site, macro: Directive, depth: number): Meaning {
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

  private role(key: string, sites: readonly Site[], depth: number): Role {
    const known = this.roles.get(key);
    if (known) return known;
    if (depth > maxDepth) return 'mixed';
    // Set this first, so that a macro that refers to itself is only judged by its other uses.
    this.roles.set(key, 'unused');
    const kinds = new Set(sites.map((site) => this.kindOf(site, depth + 1)));
    kinds.delete('unused');
    const [only = 'unused'] = kinds;
    const role = kinds.size > 1 ? 'mixed' : only;
    this.roles.set(key, role);
    return role;
  }

  private kindOf(site: Site, depth: number): Role {
    if (site.pasted || this.isLayer(site)) return 'other';
    if (site.property !== null && !codeProperties.has(site.property)) return 'other';
    // For `#define SAME(key) key`, the context of the call decides, not the body.
    if (site.macro?.parameters && hasNoContext(site)) return 'unused';
    const { kind } = this.place(site, depth);
    return kind === 'unsure' ? 'mixed' : kind;
  }
}

function inOtherProperty({ property, word }: Site): Meaning {
  if (flagProperties.has(property ?? '') || word.text.startsWith('MOD_')) return otherMeaning;
  return unsure(`is in the property "${property}", which this tool doesn't know`);
}

/** Whether the word has no context that shows its meaning. */
const hasNoContext = ({ property, binding, call, inModifier, isName }: Site): boolean =>
  property === null && !binding && !call && !inModifier && !isName;

function removedBindings(sites: readonly Site[]): ReadonlySet<Reference> {
  const removed = sites.filter(({ word }) => codesWithoutReplacement.has(word.text));
  return new Set(removed.flatMap(({ binding }) => (binding ? [binding.reference] : [])));
}

function append(map: Map<string, Site[]>, key: string, site: Site): void {
  const list = map.get(key);
  if (list) list.push(site);
  else map.set(key, [site]);
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
