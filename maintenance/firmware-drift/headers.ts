import { cellsOf, definedMacros, parse, resolveTree } from '#core/devicetree';
import { constantName, constants, keyCodes, leftOut, modifiers, type Constant, type KeyCode } from '#core/firmware';
import { compareTables, type Fact, type TableReport } from './compare.ts';
import { inlineIncludes } from '../facts/includes.ts';
import type { SourceTree } from '../facts/sourceTree.ts';

type Macro = Readonly<{
  name: string;
  /** The first cell it expands to. */
  value?: number;
  /** How many cells it expands to. */
  cells: number;
  parameters: number;
  deprecated: boolean;
  place: string;
}>;

/** HID usage numbers. Keymaps use them through the key codes in keys.h. */
const notForKeymaps = new Set(['hid_usage.h', 'hid_usage_pages.h']);
const headerFile = /^app\/(?:module\/)?include\/dt-bindings\/zmk\/([\w-]+\.h)$/;
/** The headers use this Zephyr macro. */
const bit = '#define BIT(n) (1 << (n))\n';

/** The macros that a header defines, with their values. */
function readHeader(
  tree: SourceTree,
  file: string,
): Readonly<{ macros: readonly Macro[]; missingIncludes: readonly string[] }> {
  const { text, placeOf, missingIncludes } = inlineIncludes(tree, [file]);
  const document = parse(text);
  const own = [...definedMacros(document)].filter(([, { from }]) =>
    placeOf(document.lines.placeOf(from).line).startsWith(`${file}:`),
  );
  // Use each macro in a property, so that the preprocessor computes its value.
  const uses = own.filter(([, { parameters }]) => !parameters).map(([name]) => `m_${name} = <${name}>;`);
  const used = resolveTree(parse(`${bit}${text}\n/ {\n${uses.join('\n')}\n};\n`));
  const lines = text.split('\n');
  const argumentsOf = new Map(own.map(([name, { parameters }]) => [name, parameters?.length ?? 0]));
  const macros = own.map(([name, { parameters, from, to }]): Macro => {
    const { line } = document.lines.placeOf(from);
    const { line: last } = document.lines.placeOf(to);
    const property = used.root.properties.get(`m_${name}`);
    const cells = property ? cellsOf(property, used) : [];
    const [first] = cells;
    return {
      name,
      ...(first?.kind === 'number' && { value: first.value >>> 0 }),
      cells: cells.length,
      // A macro can be an alias of a macro with arguments.
      parameters: parameters?.length ?? (first?.kind === 'name' ? (argumentsOf.get(first.text) ?? 0) : 0),
      deprecated: (lines[last - 1] ?? '').includes('DEPRECATED'),
      place: placeOf(line),
    };
  });
  return { macros, missingIncludes };
}

const number = (value: number | undefined): string => (value === undefined ? '' : `0x${value.toString(16)}`);
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

type Rows = Readonly<{ keyCodes: readonly KeyCode[]; constants: readonly Constant[] }>;

/** Compares key codes by each of their names, and the other names that keymaps use by header and name. */
export function compareHeaders(tree: SourceTree, rows: Rows = { keyCodes, constants }): readonly TableReport[] {
  const theirKeys = new Map<string, Fact>();
  const theirNames = new Map<string, Fact>();
  const unread = new Set<string>();
  for (const file of tree.list) {
    const header = headerFile.exec(file)?.[1];
    if (header === undefined || notForKeymaps.has(header)) continue;
    const { macros, missingIncludes } = readHeader(tree, file);
    for (const path of missingIncludes) unread.add(`<${path}> is in Zephyr, which is not in this tree`);
    for (const { name, value, cells, parameters, deprecated, place } of macros) {
      if (header === 'keys.h' && parameters === 0)
        theirKeys.set(name, { fields: { value: number(value), deprecated: yesNo(deprecated) }, place });
      else
        theirNames.set(`${header} ${name}`, {
          fields: nameFields(value, cells, parameters),
          place,
        });
    }
  }
  const ourNames = [...rows.constants.map(constantFact), ...modifiers.map(modifierFact)];
  return [
    compareTables({
      table: 'Key codes',
      ours: new Map(rows.keyCodes.flatMap(namesOf)),
      theirs: theirKeys,
      leftOut: leftOut.keyCodes,
    }),
    compareTables({
      table: 'Names for bindings',
      ours: new Map(ourNames),
      theirs: theirNames,
      leftOut: leftOut.constants,
      unread: [...unread],
    }),
  ];
}

function namesOf({ name, aliases, deprecatedNames, deprecated, value }: KeyCode): readonly (readonly [string, Fact])[] {
  const fact = (old: boolean): Fact => ({ fields: { value: number(value), deprecated: yesNo(old) } });
  return [
    ...[name, ...aliases].map((each) => [each, fact(deprecated)] as const),
    ...deprecatedNames.map((each) => [each, fact(true)] as const),
  ];
}

/** Values that depend on arguments can't be compared. */
const nameFields = (value: number | undefined, cells: number, parameters: number): Fact['fields'] =>
  parameters > 0 ? { arguments: String(parameters) } : { value: number(value), cells: String(cells) };

function constantFact(constant: Constant): readonly [string, Fact] {
  const takes = constant.name.includes('(') ? constant.name.split(',').length : 0;
  return [
    `${constant.header.replace('dt-bindings/zmk/', '')} ${constantName(constant)}`,
    {
      fields: nameFields(constant.value, constant.fills === 'both' ? 2 : 1, takes),
      ...(constant.differs && { differs: constant.differs }),
    },
  ];
}

const modifierFact = ({ function: name }: (typeof modifiers)[number]): readonly [string, Fact] => [
  `modifiers.h ${name}`,
  { fields: nameFields(undefined, 0, 1) },
];
