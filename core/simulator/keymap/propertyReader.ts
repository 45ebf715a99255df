import { cellsOf, splitBindings, stringValue, type Cell, type DeviceTree, type TreeNode } from '#core/devicetree';
import type { Binding } from '../model.ts';
import { cellValue, withSpacedCalls } from './cellValue.ts';

type BehaviorFacts = Readonly<{ name: string; isSimulated: boolean; parameterCount: number | undefined }>;

/** Reads the properties of a node and collects problems. `isSimulated` tells which compatibles the simulator supports. */
export class PropertyReader {
  readonly node: TreeNode;
  readonly #tree: DeviceTree;
  readonly #problems: string[];
  readonly #isSimulated: (compatible: string) => boolean;

  constructor(node: TreeNode, tree: DeviceTree, problems: string[], isSimulated: (compatible: string) => boolean) {
    this.node = node;
    this.#tree = tree;
    this.#problems = problems;
    this.#isSimulated = isSimulated;
  }

  get title(): string {
    const [label] = this.node.labels;
    return label ? `&${label}` : this.node.name;
  }

  get compatible(): string {
    return this.text('compatible') ?? '';
  }

  has(name: string): boolean {
    return this.node.properties.has(name);
  }

  problem(message: string): void {
    this.#problems.push(`${this.title}: ${message}`);
  }

  text(name: string): string | undefined {
    return stringValue(this.node.properties.get(name) ?? null, this.#tree) ?? undefined;
  }

  integers(name: string): readonly number[] {
    return this.#cells(name).map((cell) => {
      const value = cellValue(cell);
      if (value === undefined) this.problem(`${name} contains something other than a number: ${nameOf(cell)}.`);
      return value ?? 0;
    });
  }

  integer(name: string, fallback: number): number {
    return this.integers(name)[0] ?? fallback;
  }

  required(name: string): number {
    const value = this.integers(name)[0];
    if (value === undefined) this.problem(`${name} is missing.`);
    return value ?? 0;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.text(name);
    if (text === undefined) {
      if (this.has(name)) this.problem(`${name} must be a string.`);
      return fallback;
    }
    const found = choices.find((choice) => choice === text);
    if (!found) this.problem(`${name} must be one of ${choices.join(', ')}, not ${text}.`);
    return found ?? fallback;
  }

  /** The names of behaviors without parameters, as in the `bindings` of a hold-tap. */
  behaviors(name: string, count: number): readonly string[] {
    const names = this.#cells(name).flatMap((cell) =>
      cell.kind === 'reference' ? [this.#behaviorOf(cell.label)] : [],
    );
    if (names.length < count) this.problem(`${name} needs ${count} behavior${count > 1 ? 's' : ''}.`);
    return names;
  }

  bindings(name: string): readonly Binding[] {
    /** A layer uses the same few behaviors many times. */
    const used = new Map<string | null, BehaviorFacts>();
    return splitBindings(this.#cells(name)).map(({ behavior: { label }, parameters }) => {
      const facts = used.get(label) ?? this.#factsOf(label);
      used.set(label, facts);
      // Behaviors that aren't simulated use constants that are unknown here, and some constants are two cells.
      if (!facts.isSimulated) return { behavior: facts.name, param1: 0, param2: 0 };
      const cells = withSpacedCalls(parameters);
      const [param1 = 0, param2 = 0] = cells.map((cell) => this.#parameter(cell, label));
      this.#checkCount(label, facts.parameterCount, cells.length);
      return { behavior: facts.name, param1, param2 };
    });
  }

  /** Old keymaps use underscores. The firmware accepts both spellings, and the old one wins. */
  #cells(name: string): readonly Cell[] {
    const { properties } = this.node;
    return cellsOf(properties.get(name.replaceAll('-', '_')) ?? properties.get(name) ?? null, this.#tree);
  }

  #parameter(cell: Cell, label: string | null): number {
    const value = cellValue(cell);
    if (value === undefined) this.problem(`${nameOf(cell)} after &${label} is an unknown name.`);
    return value ?? 0;
  }

  #checkCount(label: string | null, expected: number | undefined, count: number): void {
    if (expected === undefined || expected === count) return;
    const follow = count === 1 ? '1 follows' : `${count} follow`;
    this.problem(`&${label} takes ${expected} parameter${expected === 1 ? '' : 's'}, but ${follow} it.`);
  }

  #find(label: string | null): TreeNode | undefined {
    return label === null ? undefined : this.#tree.labels.get(label);
  }

  #factsOf(label: string | null): BehaviorFacts {
    const { properties } = this.#find(label) ?? {};
    const [cell] = cellsOf(properties?.get('#binding-cells') ?? null, this.#tree);
    return {
      name: this.#behaviorOf(label),
      isSimulated: this.#isSimulated(stringValue(properties?.get('compatible') ?? null) ?? ''),
      parameterCount: cell && cellValue(cell),
    };
  }

  #behaviorOf(label: string | null): string {
    const node = this.#find(label);
    if (!node) this.problem(`there is no behavior &${label}.`);
    return node ? behaviorName(node) : (label ?? '');
  }
}

const nameOf = (cell: Cell): string => {
  switch (cell.kind) {
    case 'reference':
      return `&${cell.label}`;
    case 'name':
      return cell.text;
    case 'call':
      return `${cell.name}(…)`;
    case 'number':
      return String(cell.value);
    case 'expression':
      return 'an expression';
  }
};

/** The name of a behavior in the model: its first label. */
export const behaviorName = ({ labels, name }: TreeNode): string => labels[0] ?? name;
