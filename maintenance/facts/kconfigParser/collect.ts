import { allOf } from './expression.ts';
import type { Choice, Conditional, Definition, Kconfig, Place, Problem, ConfigSymbol } from './types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
type OpenDefinition = Mutable<Omit<Definition, 'dependsOn'>> & { conditions: string[] };
type Block = { kind: 'if' | 'menu' | 'choice'; conditions: string[]; choice?: Mutable<Omit<Choice, 'dependsOn'>> };

const types = new Set(['bool', 'tristate', 'int', 'hex', 'string']);
const blockKeywords = /^(mainmenu|menu|endmenu|if|endif|choice|endchoice|config|menuconfig|configdefault|comment)\b/;
/** Keywords that only affect how menus look. */
const ignored = /^(optional|modules|option|visible if|mainmenu|comment)\b/;
const keywords =
  /^(config|menuconfig|configdefault|choice|endchoice|menu|endmenu|if|endif|bool|tristate|int|hex|string|def_\w+|prompt|default|depends on|select|imply|range|help|optional|modules|option|visible|mainmenu|comment|o?r?source)\b/;

/** Splits `X if Y`. An `if` inside quotes is text. */
function splitCondition(text: string, place: Place): Conditional {
  const match = /^((?:"(?:[^"\\]|\\.)*"|[^"])*?)\s+if\s+(.*)$/.exec(text);
  return { value: (match?.[1] ?? text).trim(), condition: (match?.[2] ?? '').trim(), place };
}

const unquoted = (text: string): string => /^"(.*)"$/s.exec(text)?.[1] ?? text;

/** Builds symbols and choices from the lines of Kconfig files, in order. */
export class Collector {
  readonly problems: Problem[] = [];
  readonly missingFiles: Problem[] = [];
  readonly #symbols = new Map<string, { name: string; definitions: Definition[] }>();
  readonly #choices: Choice[] = [];
  readonly #blocks: Block[] = [];
  #open: { name: string; definition: OpenDefinition } | null = null;

  isKeyword(text: string): boolean {
    return keywords.test(text);
  }

  help(text: string): void {
    if (this.#open) this.#open.definition.help = text;
  }

  line(text: string, place: Place): void {
    if (blockKeywords.test(text)) this.#openBlock(text, place);
    else if (!ignored.test(text) && !this.#property(text, place))
      this.problems.push({ place, message: `cannot read "${text}"` });
  }

  #openBlock(text: string, place: Place): void {
    this.#closeDefinition();
    const [word = '', ...rest] = text.split(/\s+/);
    const argument = rest.join(' ');
    if (word === 'config' || word === 'menuconfig' || word === 'configdefault') {
      this.#open = {
        name: argument,
        definition: { place, help: '', defaults: [], ranges: [], selects: [], implies: [], conditions: [] },
      };
      const block = this.#blocks.findLast(({ choice }) => choice);
      if (block?.choice && this.#blocks.at(-1)?.kind !== 'menu') block.choice.members.push(argument);
    } else if (word === 'if') this.#blocks.push({ kind: 'if', conditions: [argument] });
    else if (word === 'menu') this.#blocks.push({ kind: 'menu', conditions: [] });
    else if (word === 'choice')
      this.#blocks.push({
        kind: 'choice',
        conditions: [],
        choice: { members: [], defaults: [], place, ...(argument === '' ? {} : { name: argument }) },
      });
    else if (word.startsWith('end')) this.#closeBlock(word.slice('end'.length), place);
  }

  #closeBlock(kind: string, place: Place): void {
    const block = this.#blocks.at(-1);
    if (block?.kind !== kind) {
      this.problems.push({ place, message: `end${kind} without ${kind}` });
      return;
    }
    if (block.choice) this.#choices.push({ ...block.choice, dependsOn: this.#enclosingCondition() });
    this.#blocks.pop();
  }

  #enclosingCondition(): string {
    return allOf(this.#blocks.flatMap(({ conditions }) => conditions));
  }

  #closeDefinition(): void {
    if (!this.#open) return;
    const { name, definition } = this.#open;
    const { conditions, ...rest } = definition;
    const symbol = this.#symbols.get(name) ?? { name, definitions: [] };
    symbol.definitions.push({ ...rest, dependsOn: allOf([this.#enclosingCondition(), ...conditions]) });
    this.#symbols.set(name, symbol);
    this.#open = null;
  }

  /** Adds a property to the current `config`, `menu` or `choice`. Returns false if the line isn't one. */
  #property(text: string, place: Place): boolean {
    const [, word = '', rest = ''] = /^(depends on|\w+)\s*(.*)$/s.exec(text) ?? [];
    const target = this.#open?.definition;
    const block = this.#blocks.at(-1);
    if (word === 'depends on') {
      const conditions = target?.conditions ?? (block?.kind === 'if' ? undefined : block?.conditions);
      conditions?.push(rest);
      return conditions !== undefined;
    }
    const owner = target ?? block?.choice;
    if (!owner) return false;
    if (word === 'default') owner.defaults.push(splitCondition(rest, place));
    else if (word === 'prompt') owner.prompt = this.#prompt(rest, place);
    else if (types.has(word)) {
      if (target) target.type = word;
      if (rest !== '') owner.prompt = this.#prompt(rest, place);
    } else if (!target) return false;
    else if (word.startsWith('def_') && types.has(word.slice('def_'.length))) {
      target.type = word.slice('def_'.length);
      target.defaults.push(splitCondition(rest, place));
    } else if (word === 'select') target.selects.push(splitCondition(rest, place));
    else if (word === 'imply') target.implies.push(splitCondition(rest, place));
    else if (word === 'range') target.ranges.push(splitCondition(rest, place));
    else return false;
    return true;
  }

  #prompt(text: string, place: Place): Conditional {
    const { value, condition } = splitCondition(text, place);
    return { value: unquoted(value), condition, place };
  }

  result(): Omit<Kconfig, 'files'> {
    this.#closeDefinition();
    for (const { kind } of this.#blocks)
      this.problems.push({ place: { file: '', line: 0 }, message: `a "${kind}" is never closed` });
    const symbols: ReadonlyMap<string, ConfigSymbol> = this.#symbols;
    return { symbols, choices: this.#choices, problems: this.problems, missingFiles: this.missingFiles };
  }
}
