/**
 * Compiles a devicetree as the firmware's build does after the preprocessor: the same grammar, the same numbers, the same
 * rules about nodes and labels. Unlike `parse`, it reads one configuration of the source, with macros expanded and `#if`
 * branches chosen, so it knows what the build accepts. It doesn't stop at the first mistake.
 */
import { describe, type KnownNames, type Mistake } from './expression.ts';
import { Lexer, type Token } from './lexer.ts';
import { makeNode, pathOf, remove, withChildren, type CompiledNode, type CompileError, type TextSpan } from './tree.ts';
import { ValueReader } from './valueReader.ts';

/** What exists outside of the text. */
export interface World extends KnownNames {
  /** Adds the nodes of a file of the firmware where it's included. */
  readonly include: (path: string, tree: CompiledTree) => void;
  /** Whether a file that isn't part of the text defines this label, such as the board's. */
  readonly hasLabel: (label: string) => boolean | 'maybe';
}

export interface CompiledTree {
  readonly root: CompiledNode;
  /** The nodes by label, without those that are deleted. */
  readonly labels: ReadonlyMap<string, CompiledNode>;
  readonly addLabel: (label: string, node: CompiledNode) => void;
  /** Marks a node that something outside of the text refers to, so that it isn't omitted. */
  readonly use: (label: string) => void;
  /** The node that `&label` or `&{/path}` refers to. */
  readonly find: (ref: string) => CompiledNode | null;
}

export interface Compiled extends CompiledTree {
  readonly errors: readonly CompileError[];
  /** Whether it refers to a label that may or may not exist. */
  readonly usesUnknownLabels: boolean;
}

interface OpenNode {
  readonly node: CompiledNode;
  /** Names of the nodes that are new in these braces. */
  readonly created: Set<string>;
  readonly name: TextSpan;
}

/** Nobody reads more. */
const maxErrors = 200;
/** The compiler reads nodes recursively, and gives up after this many. */
const maxNesting = 300;

/** Ranges are in the given text, which `flatText` makes of a document. */
export function compile(text: string, world: World): Compiled {
  const compiler = new Compiler(text, world);
  compiler.run();
  const { root, labels, errors, usesUnknownLabels } = compiler;
  return {
    usesUnknownLabels,
    root,
    labels,
    errors,
    addLabel: compiler.addLabel,
    use: compiler.use,
    find: compiler.find,
  };
}

class Compiler implements CompiledTree {
  readonly root = makeNode('/', null);
  readonly labels = new Map<string, CompiledNode>();
  readonly errors: CompileError[] = [];
  usesUnknownLabels = false;
  private readonly lexer: Lexer;
  private readonly world: World;
  private readonly values: ValueReader;
  private readonly open: OpenNode[] = [];
  private readonly used = new Set<CompiledNode>();
  private readonly labelPlaces = new Map<CompiledNode, Map<string, TextSpan>>();
  /** Where the current statement starts. */
  private statementAt = 0;

  constructor(text: string, world: World) {
    this.lexer = new Lexer(text);
    this.world = world;
    this.values = new ValueReader(this.lexer, world, this.mistake);
  }

  readonly mistake = (mistake: Mistake): void => this.report(mistake.code, mistake, mistake.message);

  private report(code: CompileError['code'], { from, to }: TextSpan, message: string): void {
    if (this.errors.length >= maxErrors) return;
    this.errors.push({ code, from, to, message, within: { from: this.statementAt, to: Math.max(to, this.lexer.at) } });
  }

  readonly addLabel = (label: string, node: CompiledNode): void => {
    if (node.labels.includes(label)) return;
    node.labels.push(label);
    const known = this.labels.get(label);
    if (!known || known.isGone) this.labels.set(label, node);
  };

  readonly find = (ref: string): CompiledNode | null => {
    if (ref.startsWith('{')) return this.atPath(ref.slice(1, -1));
    const known = this.labels.get(ref);
    if (known && !known.isGone) return known;
    const status = this.world.hasLabel(ref);
    if (status === false) return null;
    this.usesUnknownLabels ||= status === 'maybe';
    const node = makeNode(`&${ref}`, null);
    node.isForeign = true;
    node.isOpen = true;
    this.addLabel(ref, node);
    return node;
  };

  readonly use = (label: string): void => void this.refer(label);

  private atPath(path: string): CompiledNode | null {
    let node: CompiledNode | undefined = this.root;
    for (const name of path.split('/').filter(Boolean)) node = node?.children.get(name);
    if (node) return node;
    if (this.world.hasLabel(path) !== 'maybe') return null;
    const foreign = makeNode(path, null);
    foreign.isForeign = true;
    foreign.isOpen = true;
    return foreign;
  }

  run(): void {
    const { lexer, open } = this;
    for (;;) {
      const last = open.at(-1);
      const token = lexer.peek(last ? 'name' : 'value');
      this.statementAt = token.from;
      if (token.kind === 'end') break;
      if (token.kind === 'include') {
        lexer.take(token);
        this.world.include(token.text.slice('#include '.length), this);
      } else if (last) this.statement(last, token);
      else this.topLevel(token);
    }
    const unclosed = open.at(-1);
    if (unclosed) this.report('syntax', unclosed.name, `This node is never closed. Add }; at its end.`);
    this.resolveReferences();
    this.omitUnused();
    this.checkLabels();
  }

  // Statements outside of nodes

  private topLevel(token: Token): void {
    const { lexer } = this;
    if (token.kind === 'mark' && token.text === '/') {
      lexer.take(token);
      this.openNode(this.root, token);
      return;
    }
    if (token.kind === 'reference') return void this.overrideNode(token);
    if (token.kind === 'label') return this.labeledOverride(token);
    if (token.kind === 'keyword' && /^\/(?:delete-node|omit-if-no-ref)\/$/.test(token.text)) return this.command(token);
    if (token.kind === 'word' && this.world.mayExist(token.text)) return this.skipUnknown(token);
    this.outside(token);
  }

  private labeledOverride(label: Token): void {
    const { lexer } = this;
    lexer.take(label);
    const token = lexer.peek('value');
    if (token.kind !== 'reference') {
      lexer.at = label.from;
      return this.outside(label);
    }
    const node = this.overrideNode(token);
    if (node) this.label(node, label);
  }

  private overrideNode(token: Token): CompiledNode | undefined {
    const { lexer } = this;
    lexer.take(token);
    const node = this.find(token.text);
    if (!node) this.report('reference', token, `There is no node &${token.text}.`);
    const target = node ?? strayNode(this.root);
    target.mentions.push(token);
    this.openNode(target, token);
    return node ?? undefined;
  }

  private command(keyword: Token): void {
    const { lexer } = this;
    lexer.take(keyword);
    const token = lexer.peek('value');
    if (token.kind !== 'reference') {
      this.report(
        'syntax',
        keyword,
        `Outside of nodes, ${keyword.text} needs a label, such as ${keyword.text} &label;`,
      );
      return this.skipStatement();
    }
    lexer.take(token);
    const node = this.find(token.text);
    if (!node) this.report('reference', token, `There is no node &${token.text}.`);
    else if (keyword.text === '/delete-node/') remove(node);
    else node.isOmittedIfUnused = true;
    this.expectSemicolon();
  }

  /** Something that must be inside a node. It's read as if it were in the root node, so that it's checked too. */
  private outside(token: Token): void {
    const { lexer } = this;
    const name = lexer.peek('name');
    if (name.kind !== 'name' && name.kind !== 'label') {
      this.report('syntax', token, `${describe(token)} doesn't belong here, outside of a node.`);
      return this.skipStatement();
    }
    this.report('syntax', name, 'This is outside of a node. Put it inside / { … };, or inside the node it belongs to.');
    this.statement({ node: strayNode(this.root), created: new Set(), name }, name);
  }

  // Statements inside of nodes

  private statement(inside: OpenNode, first: Token): void {
    const { lexer } = this;
    let token = first;
    if (token.kind === 'mark' && token.text === '}') return this.closeNode(token);
    if (token.kind === 'keyword' && token.text !== '/omit-if-no-ref/') return this.deletion(inside.node, token);
    const labels: Token[] = [];
    let isOmittedIfUnused = false;
    while (token.kind === 'label' || (token.kind === 'keyword' && token.text === '/omit-if-no-ref/')) {
      if (token.kind === 'label') labels.push(token);
      else isOmittedIfUnused = true;
      lexer.take(token);
      token = lexer.peek('name');
    }
    if (token.kind !== 'name') return this.noName(token, labels);
    lexer.take(token);
    const next = lexer.peek('value');
    if (next.kind === 'mark' && next.text === '{') this.childNode(inside, token, labels, isOmittedIfUnused);
    else if (isOmittedIfUnused) {
      this.report('syntax', token, '/omit-if-no-ref/ can only be in front of a node.');
      this.property(inside.node, token, next);
    } else this.property(inside.node, token, next);
  }

  private noName(token: Token, labels: readonly Token[]): void {
    const { lexer, open } = this;
    const isTopLevel = /^(?:\/\s*\{|&\w+\s*\{)/.test(lexer.text.slice(token.from, token.from + 200));
    if (isTopLevel) {
      this.report('syntax', open.at(-1)?.name ?? token, 'This node is never closed. Add }; at its end.');
      open.length = 0;
      return;
    }
    const what = labels.length > 0 ? `A name is missing after ${describe(labels.at(-1) as Token)}` : describe(token);
    this.report('syntax', token, labels.length > 0 ? `${what}.` : `${what} doesn't belong here.`);
    if (token.kind === 'mark' && token.text === '}') return;
    this.skipStatement();
  }

  private childNode(
    { node, created }: OpenNode,
    name: Token,
    labels: readonly Token[],
    isOmittedIfUnused: boolean,
  ): void {
    const text = name.text.replace(/^\\/, '');
    const known = node.children.get(text);
    // A node of another file may already have one with this name, which is then no new one.
    if (known && created.has(text) && !node.isForeign)
      this.report('duplicate', name, `There is already a node ${text} in these braces. Rename this one.`);
    if (!known) created.add(text);
    const bad = /[^\w,.+@-]/.exec(text)?.[0];
    if (bad) this.report('syntax', name, `A node's name can't contain ${bad}.`);
    else if (text.split('@').length > 2) this.report('syntax', name, "A node's name can't contain two @.");
    const child = known ?? makeNode(text, node);
    child.mentions.push(name);
    for (const label of labels) this.label(child, label);
    if (isOmittedIfUnused) child.isOmittedIfUnused = true;
    this.openNode(child, name);
  }

  private label(node: CompiledNode, label: Token): void {
    this.addLabel(label.text, node);
    const places = this.labelPlaces.get(node) ?? new Map<string, TextSpan>();
    this.labelPlaces.set(node, places.set(label.text, label));
  }

  private property(node: CompiledNode, name: Token, next: Token): void {
    const { lexer } = this;
    const text = name.text.replace(/^\\/, '');
    const mayBeMacro = this.world.mayExist(text) && /^[A-Za-z_]\w*$/.test(text);
    const isMark = next.kind === 'mark';
    if (isMark && next.text === '=') {
      lexer.take(next);
      const parts = this.values.read();
      node.properties.set(text, { name: text, from: name.from, nameEnd: name.to, to: lexer.at, parts });
    } else if (isMark && next.text === ';') {
      lexer.take(next);
      if (mayBeMacro && /^[A-Z_]/.test(text)) node.isOpen = true;
      // A second `name;` leaves the value of the first as it is.
      else if (!node.properties.has(text))
        node.properties.set(text, { name: text, from: name.from, nameEnd: name.to, to: next.to, parts: [] });
    } else if (mayBeMacro) {
      node.isOpen = true;
      lexer.at = name.from;
      this.skipUnknown(lexer.peek('value'));
    } else {
      this.report('syntax', name, `${text} is neither a node nor a property: it needs a {, an =, or a ; after it.`);
      const isNewStatement = next.kind === 'word' || next.kind === 'label' || (isMark && next.text === '}');
      if (!isNewStatement) this.skipStatement();
    }
  }

  private deletion(node: CompiledNode, keyword: Token): void {
    const { lexer } = this;
    lexer.take(keyword);
    if (!/^\/delete-(?:node|property)\/$/.test(keyword.text)) {
      this.report('syntax', keyword, `${keyword.text} doesn't belong here.`);
      return this.skipStatement();
    }
    const token = lexer.peek('name');
    if (token.kind !== 'name') {
      const hint = token.kind === 'reference' ? ` To delete &${token.text}, write this outside of all nodes.` : '';
      this.report('syntax', token, `Inside a node, ${keyword.text} needs a name.${hint}`);
      return this.skipStatement();
    }
    lexer.take(token);
    if (keyword.text === '/delete-property/') node.properties.delete(token.text);
    else {
      const child = node.children.get(token.text);
      if (child) remove(child);
    }
    this.expectSemicolon();
  }

  // Braces

  private openNode(node: CompiledNode, name: TextSpan): void {
    const { lexer, open } = this;
    const token = lexer.peek('value');
    if (token.kind !== 'mark' || token.text !== '{') {
      this.report('syntax', token, `A { is missing before ${describe(token)}.`);
      return this.skipStatement();
    }
    lexer.take(token);
    if (open.length === maxNesting) this.report('syntax', name, 'There are too many nodes inside each other.');
    open.push({ node, created: new Set(), name });
  }

  private closeNode(token: Token): void {
    this.lexer.take(token);
    this.open.pop();
    this.expectSemicolon();
  }

  private expectSemicolon(): void {
    const { lexer } = this;
    const token = lexer.peek('name');
    if (token.kind === 'mark' && token.text === ';') lexer.take(token);
    else this.report('syntax', { from: lexer.at - 1, to: lexer.at }, 'A ; is missing after this.');
  }

  /** Continues after the next semicolon outside of braces, or before the brace that closes the node. */
  private skipStatement(): void {
    const { lexer } = this;
    const start = lexer.at;
    for (let depth = 0; ;) {
      const token = lexer.peek('value');
      const isMark = token.kind === 'mark';
      const isInside = depth === 0 && this.open.length > 0;
      if (token.kind === 'end' || (isInside && isMark && token.text === '}')) return;
      if (isInside && isMark && token.text === '/' && lexer.at > start) return;
      lexer.take(token);
      if (isMark && token.text === '{') depth++;
      if (isMark && token.text === '}') depth = Math.max(0, depth - 1);
      if (isMark && token.text === ';' && depth === 0) return;
    }
  }

  /** A macro that a file which isn't open may define, with its arguments. */
  private skipUnknown(name: Token): void {
    const { lexer } = this;
    lexer.take(name);
    let token = lexer.peek('value');
    if (token.kind === 'mark' && token.text === '(') {
      let depth = 0;
      for (; token.kind !== 'end'; token = lexer.peek('value')) {
        lexer.take(token);
        if (token.kind === 'mark' && token.text === '(') depth++;
        if (token.kind === 'mark' && token.text === ')' && --depth === 0) break;
      }
    }
    token = lexer.peek('value');
    if (token.kind === 'mark' && token.text === ';') lexer.take(token);
  }

  // The whole tree

  private resolveReferences(): void {
    for (const node of this.allNodes()) {
      for (const property of node.properties.values()) {
        this.statementAt = property.from;
        this.lexer.at = property.to;
        for (const part of property.parts) {
          const refs = part.kind === 'path' ? [part] : part.kind === 'cells' ? part.cells : [];
          for (const ref of refs)
            if ((ref.kind === 'path' || ref.kind === 'phandle') && !this.refer(ref.ref))
              this.report('reference', ref, `There is no node &${ref.ref}.`);
        }
      }
    }
  }

  private refer(ref: string): boolean {
    const node = this.find(ref);
    if (node) this.used.add(node);
    return node !== null;
  }

  private omitUnused(): void {
    for (const node of this.allNodes()) if (node.isOmittedIfUnused && !this.used.has(node)) remove(node);
  }

  private checkLabels(): void {
    const owners = new Map<string, CompiledNode>();
    for (const node of this.allNodes()) {
      for (const label of node.labels) {
        const other = owners.get(label);
        const place = this.labelPlaces.get(node)?.get(label) ?? node.mentions[0];
        if (other && place) {
          this.statementAt = place.from;
          this.report(
            'label',
            place,
            `Two nodes have the label ${label}: ${pathOf(other)} and ${pathOf(node)}. Rename one.`,
          );
        } else owners.set(label, node);
      }
    }
  }

  /** The nodes of the tree, and those of other files that the text refers to by label. */
  private allNodes(): readonly CompiledNode[] {
    const foreign = [...this.labels.values()].filter((node) => node.parent === null && node !== this.root);
    return [this.root, ...new Set(foreign)].flatMap((node) => [...withChildren(node)]);
  }
}

/** A place for what's outside of all nodes, so that it can be checked. */
function strayNode(root: CompiledNode): CompiledNode {
  const node = { ...makeNode('', null), parent: root, isOpen: true };
  return node;
}
