import { cellsOf, splitBindings, stringValue, toCells, type Cell, type DeviceTree } from '#core/devicetree';
import {
  cellValue,
  isLocaleKey,
  isModifierFunction,
  keyLabel,
  localeLegend,
  modifierNames,
  nameOfUsage,
  usageLabel,
  valueOfCall,
  withSpacedCalls,
} from '#core/simulator';
import { nameChord } from './nameChord.ts';
import { behaviorNames, capNames, commandNames, kindOf, modifierGroups } from './names.ts';
import type { KeymapDrawing, Legend } from './types.ts';

const keyboardPage = 0x07;
const consumerPage = 0x0c;
const shiftMods = 0x22;

const missing: Legend = { kind: 'other', tap: '' };

type LegendReader = Readonly<{ legendsOf: (cells: readonly Cell[]) => readonly Legend[] }> &
  Pick<KeymapDrawing, 'typed'>;

/** The text of a cell, as in a keymap. */
function textOf(cell: Cell | undefined): string {
  switch (cell?.kind) {
    case 'name':
      return cell.text;
    case 'number':
      return String(cell.value);
    case 'call':
      return `${cell.name}(${cell.args.map((argument) => argument.map(textOf).join(' ')).join(', ')})`;
    case 'reference':
      return `&${cell.label ?? ''}`;
    default:
      return '';
  }
}

/** The part of a cell that a locale header defines, such as `DE_Z` in `LC(DE_Z)`, and the functions around it. */
function localeName(cell: Cell, text: string): Readonly<{ legend: string; mods: number }> | undefined {
  const legend = localeLegend(text.slice(cell.from, cell.to));
  if (legend !== undefined) return { legend, mods: 0 };
  const [argument] = (cell.kind === 'call' && isModifierFunction(cell.name) && cell.args[0]) || [];
  const inner = argument && localeName(argument, text);
  return inner && cell.kind === 'call'
    ? { ...inner, mods: inner.mods | (valueOfCall(cell.name, [0]) ?? 0) }
    : undefined;
}

const withSpaces = (name: string): string => name.replaceAll('_', ' ');

/** A key code as on a keycap, or else the text of the parameter. */
function parameterText(cell: Cell): string {
  const value = cell.kind === 'number' ? 0 : (cellValue(cell) ?? 0);
  return value > 0xffff ? usageLegend(value).tap : withSpaces(textOf(cell));
}

/** The legend of a key code. `typed` is empty for a US layout. */
function usageLegend(usage: number, typed: KeymapDrawing['typed'] = new Map()): Legend {
  const page = (usage >>> 16) & 0xff || keyboardPage;
  const code = usage & 0xffff;
  const mods = usage >>> 24;
  const label = usageLabel(usage);
  const cap = capNames[nameOfUsage((page << 16) | code) ?? ''];
  if (page === consumerPage) return { kind: 'media', tap: cap ?? label };
  if (page === keyboardPage && code >= 0xe0 && code <= 0xe7) return { kind: 'modifier', tap: modifierName(label) };
  if (cap) return { kind: 'key', tap: shortenModifiers(label.replace(keyLabel(page, code), cap)) };
  const tap = shortenModifiers(nameChord(label, { typed }))
    .replace(/KP_(?:NUMBER_)?(?=.)/, 'KP ')
    .replace(/Language(?=\d)/, 'Lang ')
    .replace(/International(?=\d)/, 'Int ');
  const symbol = keyLabel(page, code, true);
  const shifted = mods !== 0 || symbol === label ? undefined : (typed.get(symbol) ?? (typed.has(label) ? '' : symbol));
  return { kind: 'key', tap, ...(shifted ? { shifted } : {}) };
}

/** Numbers that are probably a layer: the key codes of a keyboard start at 4. */
const isTooSmall = (usage: number): boolean => usage >= 0 && usage < 4;

const shortenModifiers = (chord: string): string =>
  chord.replace('Ctrl+Shift+Alt+GUI+', 'Hyper+').replace('Ctrl+Shift+Alt+', 'Meh+');

/** For example `Mouse ↑`. A positive lower half of the value moves the pointer down, but scrolls up. */
function movementName(isScroll: boolean, cell: Cell | undefined): string {
  const value = (cell && cellValue(cell)) ?? 0;
  const [x, y] = [value >> 16, (value << 16) >> 16];
  const vertical = y === 0 ? '' : y > 0 === isScroll ? '↑' : '↓';
  const horizontal = x === 0 ? '' : x > 0 ? '→' : '←';
  return `${isScroll ? 'Scroll' : 'Mouse'} ${vertical + horizontal || (cell ? parameterText(cell) : '')}`.trim();
}

/** Some combinations of modifiers have a name, such as Hyper. */
function modifierName(label: string): string {
  const names = label.split('+').map((name) => name.replace(/^R(?=[A-Z])/, ''));
  return modifierGroups[[...names].sort().join('+')] ?? names.join('+');
}

/** A binding and its behavior, as the functions below need it. */
type Context = Readonly<{
  label: string;
  compatible: string;
  /** The binding's parameters. */
  cells: readonly Cell[];
  /** The cells of a property of the behavior. */
  cellsIn: (property: string) => readonly Cell[];
  /** The legend of a behavior that this one refers to, with these parameters. */
  inner: (label: string | undefined, given: readonly Cell[]) => Legend;
  /** The legend of a binding in a property of the behavior. */
  binding: (index: number, property?: string) => Legend | undefined;
  /** The labels in the behavior's `bindings`. */
  labels: readonly (string | undefined)[];
  layerName: (cell: Cell | undefined) => string;
  locale: (cell: Cell) => ReturnType<typeof localeName>;
  typed: KeymapDrawing['typed'];
}>;

const turnLegend = (up: Legend | undefined, down: Legend | undefined): Legend => ({
  kind: 'other',
  tap: `${up?.tap ?? ''} / ${down?.tap ?? ''}`,
});

/** How to label a binding, by its behavior's `compatible` without "zmk,behavior-". */
const legendReaders: ReadonlyMap<string, (context: Context) => Legend> = new Map(
  Object.entries<(context: Context) => Legend>({
    'key-press': ({ cells: [first], locale, typed }) => {
      const local = first && locale(first);
      const usage = first && cellValue(first);
      const isKey = usage !== undefined && !(first?.kind === 'number' && isTooSmall(usage));
      const legend: Legend = isKey ? usageLegend(usage, typed) : { kind: 'other', tap: textOf(first) };
      if (!local) return legend;
      return { ...legend, kind: 'key', tap: [...modifierNames(local.mods >>> 24), local.legend].join('+') };
    },
    'key-toggle': ({ cells, inner }) => ({ ...inner('kp', cells.slice(0, 1)), hold: 'toggle' }),
    'hold-tap': ({ label, cells, labels: [holdLabel, tapLabel], inner }) => {
      const hold = inner(holdLabel, cells.slice(0, 1));
      const tap = inner(tapLabel, cells.slice(1, 2));
      return { ...tap, kind: hold.kind === 'layer' ? 'layer' : tap.kind, hold: hold.tap || `&${holdLabel ?? label}` };
    },
    'sticky-key': ({ cells, labels: [label], inner }) => ({ ...inner(label, cells.slice(0, 1)), hold: 'sticky' }),
    'mod-morph': ({ cellsIn, binding }) => {
      const [normal = missing, morph = missing] = [binding(0), binding(1)];
      const mods = cellsIn('mods').reduce((sum, cell) => sum | (cellValue(cell) ?? 0), 0);
      const { shifted: _, ...legend } = normal;
      return { ...legend, ...((mods & shiftMods) !== 0 ? { shifted: morph.tap } : { hold: morph.tap }) };
    },
    // From a well-known module. The legend is what the key does unless a certain key was pressed before it.
    'antecedent-morph': ({ binding }) => binding(0, 'defaults') ?? missing,
    'tap-dance': ({ binding }) => {
      const [once = missing, twice] = [binding(0), binding(1)];
      return { ...once, ...(twice ? { hold: `2× ${twice.tap}` } : {}) };
    },
    'momentary-layer': ({ cells, layerName }) => ({ kind: 'layer', tap: layerName(cells[0]) }),
    'to-layer': ({ cells, layerName }) => ({ kind: 'layer', tap: layerName(cells[0]), hold: 'to' }),
    'toggle-layer': ({ cells, layerName }) => ({ kind: 'layer', tap: layerName(cells[0]), hold: 'toggle' }),
    'sensor-rotate-var': ({ cells, labels: [up = 'kp', down = 'kp'], inner }) =>
      turnLegend(inner(up, cells.slice(0, 1)), inner(down, cells.slice(1, 2))),
    'sensor-rotate': ({ binding }) => turnLegend(binding(0), binding(1)),
    'input-two-axis': ({ label, cells: [first], cellsIn }) => {
      const inputs = [...cellsIn('x-input-code'), ...cellsIn('y-input-code')];
      const isScroll = label === 'msc' || inputs.some((input) => textOf(input).endsWith('WHEEL'));
      return { kind: 'mouse', tap: commandNames[textOf(first)] ?? movementName(isScroll, first) };
    },
    transparent: () => ({ kind: 'transparent', tap: '' }),
    none: () => ({ kind: 'none', tap: '' }),
  }),
);

function otherLegend({ label, compatible, cells }: Context): Legend {
  const command = commandNames[textOf(cells[0])];
  const name = command ?? behaviorNames[label] ?? withSpaces(label);
  return { kind: kindOf(compatible), tap: [name, ...cells.slice(command ? 1 : 0).map(parameterText)].join(' ') };
}

export function createLegendReader(tree: DeviceTree, layerNames: readonly string[]): LegendReader {
  const layerName = (cell: Cell | undefined): string => {
    const value = cell && cellValue(cell);
    return (value === undefined ? undefined : layerNames[value]) ?? textOf(cell);
  };

  const typed = new Map(
    tree.directives.filter(isLocaleKey).flatMap(({ macro, items }) => {
      const [cell] = toCells(items, tree);
      const usage = cell && cellValue(cell);
      return usage === undefined ? [] : [[usageLabel(usage), localeLegend(macro?.text ?? '') ?? ''] as const];
    }),
  );

  /** `outer` are the behaviors that refer to this one, to stop at cycles. */
  function legendOf(label: string, parameters: readonly Cell[], outer: readonly string[]): Legend {
    const node = tree.labels.get(label);
    const compatible = (node && stringValue(node.properties.get('compatible') ?? null)) ?? '';
    const cellsIn = (property: string) => cellsOf(node?.properties.get(property) ?? null, tree);
    const [cellCount] = cellsIn('#binding-cells');
    const inner = (name: string | undefined, given: readonly Cell[]): Legend =>
      name === undefined || outer.includes(name)
        ? { kind: 'other', tap: name ?? '' }
        : legendOf(name, given, [...outer, label]);
    const read = legendReaders.get(compatible.replace('zmk,behavior-', '')) ?? otherLegend;
    return read({
      label,
      compatible,
      // A hold-tap passes a parameter even to a behavior that takes none.
      cells: withSpacedCalls(parameters).slice(0, cellCount && cellValue(cellCount)),
      cellsIn,
      inner,
      binding: (index, property = 'bindings') => {
        const found = splitBindings(cellsIn(property))[index];
        return found && inner(found.behavior.label ?? undefined, found.parameters);
      },
      labels: cellsIn('bindings').flatMap((cell) => (cell.kind === 'reference' ? [cell.label ?? undefined] : [])),
      layerName,
      locale: (cell) => localeName(cell, tree.text),
      typed,
    });
  }

  /** A large keymap repeats most of its bindings. */
  const known = new Map<string, Legend>();
  return {
    typed,
    legendsOf: (cells) =>
      splitBindings(cells).map(({ behavior: { label }, parameters }) => {
        let key = label ?? '';
        for (const cell of parameters)
          key += `\n${textOf(cell)}\n${tree.text.slice(cell.from, cell.to)}\n${cell.writtenAt?.from}`;
        const legend = known.get(key) ?? legendOf(label ?? '', parameters, []);
        known.set(key, legend);
        return legend;
      }),
  };
}
