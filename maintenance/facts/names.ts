import { cellsOf, definedMacros, parse, resolveTree } from '#core/devicetree';
import type { NameFact } from '#core/firmware/facts';
import { inlineIncludes } from './includes.ts';
import type { SourceTree } from './sourceTree.ts';

const headerFile = /^app\/(?:module\/)?include\/(dt-bindings\/zmk\/[\w-]+\.h)$/;
/** The headers use this Zephyr macro. */
const bit = '#define BIT(n) (1 << (n))\n';

/** The names that the headers for keymaps define, with their values. */
export function readNames(tree: SourceTree): readonly NameFact[] {
  return tree.list
    .flatMap((file) => {
      const header = headerFile.exec(file)?.[1];
      return header === undefined ? [] : readHeader(tree, file, header);
    })
    .sort((a, b) => (a.header === b.header ? (a.name < b.name ? -1 : 1) : a.header < b.header ? -1 : 1));
}

function readHeader(tree: SourceTree, file: string, header: string): readonly NameFact[] {
  const { text, placeOf } = inlineIncludes(tree, [file]);
  const document = parse(text);
  const own = [...definedMacros(document)].filter(([, { from }]) =>
    placeOf(document.lines.placeOf(from).line).startsWith(`${file}:`),
  );
  // Use each macro in a property, so that the preprocessor computes its value.
  const uses = own.filter(([, { parameters }]) => !parameters).map(([name]) => `m_${name} = <${name}>;`);
  const used = resolveTree(parse(`${bit}${text}\n/ {\n${uses.join('\n')}\n};\n`));
  const lines = text.split('\n');
  const argumentsOf = new Map(own.map(([name, { parameters }]) => [name, parameters?.length ?? 0]));
  return own.map(([name, { parameters, to }]) => {
    const { line: last } = document.lines.placeOf(to);
    const property = used.root.properties.get(`m_${name}`);
    const cells = property ? cellsOf(property, used) : [];
    const [first] = cells;
    // A macro can be an alias of a macro with arguments.
    const takes = parameters?.length ?? (first?.kind === 'name' ? (argumentsOf.get(first.text) ?? 0) : 0);
    return {
      header,
      name,
      ...(first?.kind === 'number' && { value: first.value >>> 0 }),
      ...(takes === 0 && cells.length !== 1 && { cells: cells.length }),
      ...(takes > 0 && { arguments: takes }),
      ...((lines[last - 1] ?? '').includes('DEPRECATED') && { deprecated: true as const }),
    };
  });
}
