import { allOf } from './expression.ts';
import type { Choice, Conditional, Definition, Kconfig, Place, Problem, Symbol } from './types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
type OpenDefinition = Mutable<Omit<Definition, 'dependsOn'>> & { own: string[] };
type Block = { kind: 'if' | 'menu' | 'choice'; own: string[]; choice?: Mutable<Omit<Choice, 'dependsOn'>> };

const types = new Set(['bool', 'tristate', 'int', 'hex', 'string']);
const opening = /^(mainmenu|menu|endmenu|if|endif|choice|endchoice|config|menuconfig|configdefault|comment)\b/;
/** Words that change how a menu looks, and nothing that we read. */
const ignored = /^(optional|modules|option|visible if|mainmenu|comment)\b/;
const keywords =
  /^(config|menuconfig|configdefault|choice|endchoice|menu|endmenu|if|endif|bool|tristate|int|hex|string|def_\w+|prompt|default|depends on|select|imply|range|help|optional|modules|option|visible|mainmenu|comment|o?r?source)\b/;

/** Splits `X if Y`; an `if` inside of quotes is text. */
function conditional(text: string, place: Place): Conditional {
  const match = /^((?:"(?:[^"\\]|\\.)*"|[^"])*?)\s+if\s+(.*)$/.exec(text);
  return { value: (match?.[1] ?? text).trim(), condition: (match?.[2] ?? '').trim(), place };
}

const unquoted = (text: string): string => /^"(.*)"$/s.exec(text)?.[1] ?? text;

/** Takes the lines one after another and keeps what they say. */
export class Collector {
  readonly problems: Problem[] = [];
  readonly absent: Problem[] = [];
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
    if (opening.test(text)) this.#openBlock(text, place);
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
        definition: { place, help: '', defaults: [], ranges: [], selects: [], implies: [], own: [] },
      };
      const block = this.#blocks.findLast(({ choice }) => choice);
      if (block?.choice && this.#blocks.at(-1)?.kind !== 'menu') block.choice.members.push(argument);
    } else if (word === 'if') this.#blocks.push({ kind: 'if', own: [argument] });
    else if (word === 'menu') this.#blocks.push({ kind: 'menu', own: [] });
    else if (word === 'choice')
      this.#blocks.push({
        kind: 'choice',
        own: [],
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
    if (block.choice) this.#choices.push({ ...block.choice, dependsOn: this.#around() });
    this.#blocks.pop();
  }

  #around(): string {
    return allOf(this.#blocks.flatMap(({ own }) => own));
  }

  #closeDefinition(): void {
    if (!this.#open) return;
    const { name, definition } = this.#open;
    const { own, ...rest } = definition;
    const symbol = this.#symbols.get(name) ?? { name, definitions: [] };
    symbol.definitions.push({ ...rest, dependsOn: allOf([this.#around(), ...own]) });
    this.#symbols.set(name, symbol);
    this.#open = null;
  }

  /** A line of a `config`, `menu` or `choice`. False when it is none. */
  #property(text: string, place: Place): boolean {
    const [, word = '', rest = ''] = /^(depends on|\w+)\s*(.*)$/s.exec(text) ?? [];
    const target = this.#open?.definition;
    const block = this.#blocks.at(-1);
    if (word === 'depends on') {
      const own = target?.own ?? (block?.kind === 'if' ? undefined : block?.own);
      own?.push(rest);
      return own !== undefined;
    }
    const keeper = target ?? block?.choice;
    if (!keeper) return false;
    if (word === 'default') keeper.defaults.push(conditional(rest, place));
    else if (word === 'prompt') keeper.prompt = this.#prompt(rest, place);
    else if (types.has(word)) {
      if (target) target.type = word;
      if (rest !== '') keeper.prompt = this.#prompt(rest, place);
    } else if (!target) return false;
    else if (word.startsWith('def_') && types.has(word.slice('def_'.length))) {
      target.type = word.slice('def_'.length);
      target.defaults.push(conditional(rest, place));
    } else if (word === 'select') target.selects.push(conditional(rest, place));
    else if (word === 'imply') target.implies.push(conditional(rest, place));
    else if (word === 'range') target.ranges.push(conditional(rest, place));
    else return false;
    return true;
  }

  #prompt(text: string, place: Place): Conditional {
    const { value, condition } = conditional(text, place);
    return { value: unquoted(value), condition, place };
  }

  result(): Omit<Kconfig, 'files'> {
    this.#closeDefinition();
    for (const { kind } of this.#blocks)
      this.problems.push({ place: { file: '', line: 0 }, message: `a "${kind}" is never closed` });
    const symbols: ReadonlyMap<string, Symbol> = this.#symbols;
    return { symbols, choices: this.#choices, problems: this.problems, absent: this.absent };
  }
}
