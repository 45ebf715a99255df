/**
 * What a word means depends on its context: `LSFT` is a key code in `bindings`, but can be anything as an argument of a
 * macro that pastes it into another name. This file walks through values, macro calls, and macro bodies, and records the
 * context of each word (an *occurrence*). It uses its own stack instead of recursion, so deep nesting isn't a problem.
 */
import type { Argument, Call, Directive, Item, Reference, Span, Word } from '#core/devicetree';

/** The reference at the start of a binding. Its parameters follow it in `items`. */
export interface BindingStart {
  readonly items: readonly Item[];
  readonly index: number;
  readonly reference: Reference;
}

export interface Occurrence {
  readonly word: Word;
  /** The items on the word's level of nesting. */
  readonly items: readonly Item[];
  readonly index: number;
  /** The property that has the word in its value. The property may be in the arguments of a macro. */
  readonly property: string | null;
  /** The binding that has the word as a parameter, and the parameter's index. */
  readonly binding: BindingStart | null;
  readonly parameter: number;
  /** The macro call that has the word in an argument, and the argument's index. */
  readonly call: Call | null;
  readonly argument: number;
  /** Whether it's inside `LS(…)` or another modifier function, where only a key code makes sense. */
  readonly inModifier: boolean;
  /** The macro definition that has the word in its body. */
  readonly macro: Directive | null;
  /** Whether it's next to `##` or after `#`, so that it becomes part of another name or a string. */
  readonly pasted: boolean;
  /** Whether it's a label or the name of a node or property: `COPY: COPY {` */
  readonly isName: boolean;
}

/** A reference, and the property that has it in its value. */
export interface ReferenceOccurrence {
  readonly reference: Reference;
  readonly property: string | null;
}

/** A property in the arguments or body of a macro, which the parser doesn't recognize as a property. */
export interface MacroProperty extends Span {
  readonly name: string;
}

export interface Occurrences {
  readonly words: Occurrence[];
  readonly references: ReferenceOccurrence[];
  readonly macroProperties: MacroProperty[];
}

/** A level of nesting that's being walked. */
interface Level {
  readonly items: readonly Item[];
  next: number;
  property: string | null;
  binding: BindingStart | null;
  parameter: number;
  readonly call: Call | null;
  argument: number;
  readonly inModifier: boolean;
  /** Parameters are counted only on the level where the binding starts. */
  counts: boolean;
}

/** What follows the name of a node, a label or a property. */
const nameEnds: ReadonlySet<string> = new Set([':', '{', '@', '=']);

const modifierFunctions: ReadonlySet<string> = new Set(['LS', 'LC', 'LA', 'LG', 'RS', 'RC', 'RA', 'RG']);

export interface Start {
  readonly items: readonly Item[];
  readonly property: string | null;
  readonly macro: Directive | null;
}

/** Adds the occurrences of all words and references that `isRelevant` to `found`, in source order. */
export function findOccurrences(start: Start, isRelevant: (name: string) => boolean, found: Occurrences): void {
  const { items, property, macro } = start;
  const levels: Level[] = [
    {
      items,
      next: 0,
      property,
      binding: null,
      parameter: -1,
      call: null,
      argument: 0,
      inModifier: false,
      counts: false,
    },
  ];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const index = level.next++;
    const item = level.items[index];
    if (!item) levels.pop();
    else if (item.kind === 'operator') {
      const written = endsName(level, item.text) ? nameBefore(level.items, index) : null;
      if (written && property === null) found.macroProperties.push(written);
      readOperator(level, item.text, written);
    } else if (item.kind === 'reference') {
      startBinding(level, item, index);
      if (isRelevant(item.label ?? '')) found.references.push({ reference: item, property: level.property });
    } else {
      if (level.counts) level.parameter++;
      if (item.kind === 'word') {
        if (isRelevant(item.text)) found.words.push(occurrenceAt(level, item, index, macro));
      } else if (item.kind === 'group') levels.push(enter(level, item.items, level.call, level.inModifier));
      else if (item.kind === 'call') {
        const inModifier = level.inModifier || modifierFunctions.has(item.name.text);
        levels.push({ ...enter(level, joinArguments(item), item, inModifier), argument: 0 });
      }
    }
  }
}

function occurrenceAt(level: Level, word: Word, index: number, macro: Directive | null): Occurrence {
  const { items, property, binding, parameter, call, argument, inModifier } = level;
  const before = operatorAt(items, index - 1);
  const after = operatorAt(items, index + 1);
  const pasted = before === '##' || before === '#' || after === '##';
  // In a value, a colon is part of `? :`.
  const isName = property === null && binding === null && after !== null && nameEnds.has(after);
  return { word, items, index, property, binding, parameter, call, argument, inModifier, macro, pasted, isName };
}

const operatorAt = (items: readonly Item[], index: number): string | null => {
  const item = items[index];
  return item?.kind === 'operator' ? item.text : null;
};

function startBinding(level: Level, reference: Reference, index: number): void {
  level.binding = { items: level.items, index, reference };
  level.parameter = -1;
  level.counts = true;
}

function enter(level: Level, items: readonly Item[], call: Call | null, inModifier: boolean): Level {
  return { ...level, items, next: 0, call, inModifier, counts: false };
}

/** Joins the arguments of a call, because a property in them can contain commas: `bindings = <&a>, <&b>;` */
function joinArguments(call: Call): readonly Item[] {
  if (call.args.length === 1) return (call.args[0] as Argument).items;
  return call.args.flatMap(({ items, from }, index): readonly Item[] =>
    index === 0 ? items : [{ kind: 'operator', from: from - 1, to: from, text: ',' }, ...items],
  );
}

/** Whether a property name ends here: `name = …` or, for a flag, `name;`. */
const endsName = ({ property }: Level, mark: string): boolean => mark === '=' || (mark === ';' && property === null);

function readOperator(level: Level, mark: string, written: MacroProperty | null): void {
  if (mark === '=') {
    level.property = written?.name ?? '';
    endBinding(level);
  } else if (mark === ';') {
    level.property = null;
    endBinding(level);
  } else if (mark === ',') {
    if (level.call) level.argument++;
    endBinding(level);
  } else if (mark === '<' || mark === '>') endBinding(level);
}

function endBinding(level: Level): void {
  // A call or group inside a binding doesn't end the binding.
  if (!level.counts) return;
  level.binding = null;
  level.parameter = -1;
  level.counts = false;
}

/** The property name before an `=` or `;`: adjacent words and dashes. */
function nameBefore(items: readonly Item[], index: number): MacroProperty | null {
  let name = '';
  let from = -1;
  const to = items[index - 1]?.to ?? -1;
  for (let i = index - 1; i >= 0; i--) {
    const item = items[i];
    if (!item || (item.kind !== 'word' && item.kind !== 'number' && item.kind !== 'operator')) break;
    if (item.kind === 'operator' && !/^[-.#]$/.test(item.text)) break;
    if (from >= 0 && item.to !== from) break;
    name = item.text + name;
    from = item.from;
  }
  return from < 0 ? null : { name, from, to };
}
