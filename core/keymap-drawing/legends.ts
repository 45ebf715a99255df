import {
  cellsOf,
  splitBindings,
  stringValue,
  toCells,
  type Binding,
  type Cell,
  type DeviceTree,
  type TreeNode,
} from '#core/devicetree';
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

type LegendReader = Readonly<{ legendsOf: (cells: readonly Cell[]) => readonly Legend[] }> &
  Pick<KeymapDrawing, 'typed'>;

/** A cell as it would be written. */
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

/** `typed` is empty for a US layout. */
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

const shortenModifiers = (chord: string): string =>
  chord.replace('Ctrl+Shift+Alt+GUI+', 'Hyper+').replace('Ctrl+Shift+Alt+', 'Meh+');

/** For example `Mouse ↑`. The lower half of the value is positive for moving down, but for scrolling up. */
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

export function createLegendReader(tree: DeviceTree, layerNames: readonly string[]): LegendReader {
  const nodeOf = (label: string | null): TreeNode | undefined => (label === null ? undefined : tree.labels.get(label));
  const property = (node: TreeNode | undefined, name: string) => cellsOf(node?.properties.get(name) ?? null, tree);
  const layerName = (cell: Cell | undefined): string => {
    const value = cell && cellValue(cell);
    return value === undefined ? textOf(cell) : (layerNames[value] ?? String(value));
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
    const node = nodeOf(label);
    const compatible = (node && stringValue(node.properties.get('compatible') ?? null)) ?? '';
    const [cellCount] = property(node, '#binding-cells');
    // A hold-tap passes a parameter even to a behavior that takes none.
    const cells = withSpacedCalls(parameters).slice(0, cellCount && cellValue(cellCount));
    const [first, second] = cells;
    const innerLegend = (name: string | null, given: readonly (Cell | undefined)[]): Legend =>
      name === null || outer.includes(name)
        ? { kind: 'other', tap: name ?? '' }
        : legendOf(
            name,
            given.filter((cell) => cell !== undefined),
            [...outer, label],
          );
    const innerLabels = () =>
      property(node, 'bindings').flatMap((cell) => (cell.kind === 'reference' ? [cell.label] : []));
    const innerBindings = (name = 'bindings') => splitBindings(property(node, name));
    const bindingLegend = (inner: Binding | undefined): Legend =>
      innerLegend(inner?.behavior.label ?? null, inner?.parameters ?? []);

    switch (compatible) {
      case 'zmk,behavior-key-press': {
        const locale = first && localeName(first, tree.text);
        const usage = first && cellValue(first);
        const legend: Legend = usage === undefined ? { kind: 'other', tap: textOf(first) } : usageLegend(usage, typed);
        if (!locale) return legend;
        return { ...legend, kind: 'key', tap: [...modifierNames(locale.mods >>> 24), locale.legend].join('+') };
      }
      case 'zmk,behavior-key-toggle':
        return { ...innerLegend('kp', [first]), hold: 'toggle' };
      case 'zmk,behavior-hold-tap': {
        const [holdName = null, tapName = null] = innerLabels();
        const hold = innerLegend(holdName, [first]);
        const tap = innerLegend(tapName, [second]);
        const kind = hold.kind === 'layer' ? 'layer' : tap.kind;
        return { ...tap, kind, hold: hold.tap || `&${holdName ?? label}` };
      }
      case 'zmk,behavior-sticky-key': {
        const [name = null] = innerLabels();
        return { ...innerLegend(name, [first]), hold: 'sticky' };
      }
      case 'zmk,behavior-mod-morph': {
        const [normal, morph] = innerBindings();
        const { tap } = bindingLegend(morph);
        const mods = property(node, 'mods').reduce((sum, cell) => sum | (cellValue(cell) ?? 0), 0);
        const { shifted: _, ...legend } = bindingLegend(normal);
        return { ...legend, ...((mods & shiftMods) !== 0 ? { shifted: tap } : { hold: tap }) };
      }
      // A well-known module: what the key does unless a certain key came before.
      case 'zmk,behavior-antecedent-morph':
        return bindingLegend(innerBindings('defaults')[0]);
      case 'zmk,behavior-tap-dance': {
        const [once, twice] = innerBindings();
        return { ...bindingLegend(once), ...(twice ? { hold: `2× ${bindingLegend(twice).tap}` } : {}) };
      }
      case 'zmk,behavior-momentary-layer':
        return { kind: 'layer', tap: layerName(first) };
      case 'zmk,behavior-to-layer':
        return { kind: 'layer', tap: layerName(first), hold: 'to' };
      case 'zmk,behavior-toggle-layer':
        return { kind: 'layer', tap: layerName(first), hold: 'toggle' };
      case 'zmk,behavior-sensor-rotate-var': {
        const [up = 'kp', down = 'kp'] = innerLabels();
        return { kind: 'other', tap: `${innerLegend(up, [first]).tap} / ${innerLegend(down, [second]).tap}` };
      }
      case 'zmk,behavior-sensor-rotate': {
        const [up, down] = innerBindings();
        return { kind: 'other', tap: `${bindingLegend(up).tap} / ${bindingLegend(down).tap}` };
      }
      case 'zmk,behavior-input-two-axis': {
        const inputs = [...property(node, 'x-input-code'), ...property(node, 'y-input-code')];
        const isScroll = label === 'msc' || inputs.some((input) => textOf(input).endsWith('WHEEL'));
        return { kind: 'mouse', tap: commandNames[textOf(first)] ?? movementName(isScroll, first) };
      }
      case 'zmk,behavior-transparent':
        return { kind: 'transparent', tap: '' };
      case 'zmk,behavior-none':
        return { kind: 'none', tap: '' };
      default: {
        const command = commandNames[textOf(first)];
        const rest = command ? cells.slice(1) : cells;
        const name = command ?? behaviorNames[label] ?? withSpaces(label);
        return { kind: kindOf(compatible), tap: [name, ...rest.map(parameterText)].join(' ') };
      }
    }
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
