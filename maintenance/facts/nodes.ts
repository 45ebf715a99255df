import { parse, resolveTree, stringValues, type Property, type TreeNode } from '#core/devicetree';
import type { ChosenFact, IncludeFact, NodeFact } from '#core/firmware/facts';
import { inlineIncludes } from './includes.ts';
import type { SourceTree } from './sourceTree.ts';

/** Files that a keymap includes, with every node that ZMK defines. */
const entries = ['app/dts/behaviors.dtsi', 'app/dts/input/processors.dtsi', 'app/dts/physical_layouts.dtsi'];
const cellsName = /^#.*-cells$/;

/** The nodes with a label that ZMK defines for every keyboard. */
export function readNodes(tree: SourceTree): Readonly<{ nodes: readonly NodeFact[]; unread: readonly string[] }> {
  const nodes: NodeFact[] = [];
  const unread: string[] = [];
  for (const entry of entries) {
    if (tree.read(entry) === undefined) {
      unread.push(`${entry} is not in this tree`);
      continue;
    }
    const { text, placeOf } = inlineIncludes(tree, [entry]);
    const document = parse(text);
    for (const [label, node] of resolveTree(document).labels) {
      const { line } = document.lines.placeOf(node.sources[0]?.from ?? 0);
      nodes.push(nodeFact(label, node, text, placeOf(line).replace(/:\d+$/, '')));
    }
    for (const { message, from } of document.problems)
      unread.push(`${placeOf(document.lines.placeOf(from).line)}: ${message}`);
  }
  return { nodes: nodes.sort((a, b) => (a.label < b.label ? -1 : 1)), unread };
}

function nodeFact(label: string, node: TreeNode, text: string, source: string): NodeFact {
  const all = [...node.properties];
  const cells = all.find(([name]) => cellsName.test(name))?.[1];
  const compatible = stringValues(node.properties.get('compatible') ?? null)[0];
  const properties = all
    .filter(([name]) => name !== 'compatible' && !cellsName.test(name))
    .map(([name, property]) => [name, valueText(property, text)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    label,
    path: node.path,
    ...(compatible !== undefined && { compatible }),
    ...(cells && { cells: Number(/\d+/.exec(String(valueText(cells, text)))?.[0]) }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(new RegExp(`DEPRECATED[^\\n]*\`${label}\``).test(text) && { deprecated: true as const }),
    source,
  };
}

/** The value as written, without the name and the semicolon. */
function valueText(property: Property, text: string): string | true {
  const [first] = property.values;
  if (!first) return true;
  const written = text.slice(first.from, property.values.at(-1)?.to ?? first.to);
  return written.replaceAll(/\s+/g, ' ').replaceAll(/< /g, '<').replaceAll(/ >/g, '>').replaceAll(/ ,/g, ',').trim();
}

const includable =
  /^app\/(?:module\/)?(?:dts|include)\/((?:dt-bindings\/zmk\/|behaviors|input\/|physical_layouts|layouts\/).*(?:\.h|\.dtsi))$/;

/** The files that keymaps can include, and which of these files they include themselves. */
export function readIncludes(tree: SourceTree): readonly IncludeFact[] {
  const paths = new Map(
    tree.list.flatMap((file) => (includable.test(file) ? [[includable.exec(file)?.[1] ?? '', file]] : [])),
  );
  return [...paths]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, file]) => {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const includes = [...(tree.read(file) ?? '').matchAll(/^\s*#\s*include\s*[<"]([^>"]+)[>"]/gm)]
        .map(([, name = '']) => (paths.has(`${folder}${name}`) ? `${folder}${name}` : name))
        .filter((name) => paths.has(name));
      return { path, ...(includes.length > 0 && { includes }) };
    });
}

const chosenInCode = /\bDT_(?:HAS_)?CHOSEN\((zmk|zephyr)_(\w+)\)/g;
const chosenInKconfig = /^DT_CHOSEN_\w+\s*:=\s*(zmk|zephyr),([\w-]+)/gm;

/** The properties of `/chosen` that ZMK's code and Kconfig files look up. */
export function readChosen(tree: SourceTree): readonly ChosenFact[] {
  const found = new Map<string, string>();
  const collect = (files: RegExp, pattern: RegExp): void => {
    for (const file of tree.list.filter((name) => files.test(name)))
      for (const [, vendor = '', name = ''] of (tree.read(file) ?? '').matchAll(pattern)) {
        const property = `${vendor},${name.replaceAll('_', '-')}`;
        if (!found.has(property)) found.set(property, file);
      }
  };
  collect(/\.c$/, chosenInCode);
  collect(/\.h$/, chosenInCode);
  collect(/(^|\/)Kconfig[^/]*$/, chosenInKconfig);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([property, source]) => ({ property, source }));
}
