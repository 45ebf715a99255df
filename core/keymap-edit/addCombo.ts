import { nodesOf, parse, type Node } from '#core/devicetree';
import { findByCompatible } from '#core/simulator';
import { compare } from './compare.ts';
import type { EditResult } from './changeKeys.ts';
import { readKeys, type KeymapKeys } from './readKeys.ts';

/** A combo to add. Without `layers`, it works on all of them. */
export type NewCombo = Readonly<{ positions: readonly number[]; binding: string; layers?: readonly number[] }>;

/** Adds a combo to the node of the others, or to a new one at the end of the text. */
export function addCombo(keys: KeymapKeys, combo: NewCombo): EditResult {
  const { source, tree } = keys;
  if (combo.positions.length < 2) return { ok: false, reason: 'A combo needs at least two keys.' };
  const existing = findByCompatible(tree.root, 'zmk,combos');
  const path = existing?.path ?? '/combos';
  const name = unusedName(combo.binding, [...(existing?.children.keys() ?? [])]);
  const node = existing && [...nodesOf(parse(source))].findLast((each) => pathOf(each) === path && each.close);
  const text = node?.close
    ? insertInto(source, node, node.close.from, (indent) => comboText(name, combo, indent))
    : appendNode(source, path, name, combo);
  const after = readKeys(text);
  const effect = compare(keys, after);
  const isAdded = findByCompatible(after.tree.root, 'zmk,combos')?.children.has(name) ?? false;
  return effect?.changed.length === 0 && isAdded
    ? { ok: true, text }
    : { ok: false, reason: 'The combo can’t be added to this text. Is a bracket or a semicolon missing?' };
}

function pathOf(node: Node): string | undefined {
  const names: string[] = [];
  for (let each: Node | null = node; each; each = each.parent) {
    if (each.reference) return undefined;
    if (each.name.text !== '/') names.unshift(each.name.text);
  }
  return `/${names.join('/')}`;
}

/** `combo_esc` for `&kp ESC`, with a number if there's already one. */
function unusedName(binding: string, used: readonly string[]): string {
  const words = binding.toLowerCase().match(/\w+/g) ?? [];
  const base = `combo_${words.slice(words.length > 1 ? 1 : 0).join('_') || 'new'}`;
  let name = base;
  for (let number = 2; used.includes(name); number++) name = `${base}_${number}`;
  return name;
}

function comboText(name: string, { positions, binding, layers = [] }: NewCombo, indent: string): string {
  const sorted = [...positions].sort((a, b) => a - b).join(' ');
  const step = indent.includes('\t') ? '\t' : '    ';
  return [
    `${name} {`,
    `${step}key-positions = <${sorted}>;`,
    `${step}bindings = <${binding}>;`,
    ...(layers.length > 0 ? [`${step}layers = <${layers.join(' ')}>;`] : []),
    '};',
  ]
    .map((line) => indent + line)
    .join('\n');
}

/** Inserts lines before the closing brace, indented like the node's other statements. */
function insertInto(source: string, node: Node, close: number, lines: (indent: string) => string): string {
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const indentBefore = (offset: number): string => /[ \t]*$/.exec(source.slice(0, offset))?.[0] ?? '';
  const closeIndent = indentBefore(close);
  const first = node.statements.find(({ kind }) => kind === 'property' || kind === 'node');
  const isOneLine = !source.slice(node.from, close).includes('\n');
  const indent = first && !isOneLine ? indentBefore(first.from) : `${indentBefore(node.from)}    `;
  const before = isOneLine ? source.slice(0, close).trimEnd() + newline : source.slice(0, close - closeIndent.length);
  const end = isOneLine ? indentBefore(node.from) : closeIndent;
  return `${before}${lines(indent).replaceAll('\n', newline)}${newline}${end}${source.slice(close)}`;
}

function appendNode(source: string, path: string, name: string, combo: NewCombo): string {
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const names = path.split('/').filter(Boolean);
  const open = ['/', ...names].map((each, depth) => `${'    '.repeat(depth)}${each} {`);
  const close = ['/', ...names].map((_, depth) => `${'    '.repeat(depth)}};`).reverse();
  const inner = '    '.repeat(names.length + 1);
  const lines = [...open, `${inner}compatible = "zmk,combos";`, '', comboText(name, combo, inner), ...close, ''];
  const gap = source === '' ? '' : source.endsWith('\n') ? newline : newline + newline;
  return source + gap + lines.join('\n').replaceAll('\n', newline);
}
