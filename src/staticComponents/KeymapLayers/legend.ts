import type { Binding, Cell } from '#core/devicetree';
import { findKeyCode } from '#core/firmware';
import { keyLabel } from '#core/simulator';

/** What a drawn key shows: the tap in the middle, what holding does below it. */
export type Legend = Readonly<{ kind: 'key' | 'layer' | 'other' | 'transparent' | 'none'; tap: string; hold?: string }>;

const shiftModifier = 'MOD_LSFT';
/** Short legends for key codes with a long name, by their main name in core/firmware. */
const caps: Readonly<Record<string, string>> = {
  BACKSPACE: 'Bksp',
  C_MUTE: 'Mute',
  C_NEXT: 'Next',
  C_PLAY_PAUSE: 'Play',
  C_PREVIOUS: 'Prev',
  C_VOLUME_DOWN: 'Vol −',
  C_VOLUME_UP: 'Vol +',
  DELETE: 'Del',
  DOWN_ARROW: '↓',
  LEFT_ARROW: '←',
  PAGE_DOWN: 'PgDn',
  PAGE_UP: 'PgUp',
  RIGHT_ARROW: '→',
  RIGHT_SHIFT: 'Shift',
  UP_ARROW: '↑',
};

/** The same for behaviors without parameters. */
const behaviorCaps: Readonly<Record<string, string>> = { bootloader: 'Boot', sys_reset: 'Reset' };

const layerKeys = new Set(['mo', 'to', 'tog', 'sl']);

function text(cell: Cell | undefined): string {
  if (!cell) return '';
  switch (cell.kind) {
    case 'name':
      return cell.text;
    case 'number':
      return String(cell.value);
    case 'call':
      return `${cell.name}(${cell.args.map((argument) => argument.map(text).join(' ')).join(', ')})`;
    case 'reference':
      return `&${cell.label ?? ''}`;
    case 'expression':
      return '';
  }
}

function keyText(cell: Cell | undefined): string {
  const code = cell?.kind === 'name' ? findKeyCode(cell.text) : undefined;
  return code
    ? (caps[code.name] ?? keyLabel(code.usagePage, code.usageId, code.modifiers.includes(shiftModifier)))
    : text(cell);
}

/** Removes what `bt BT_SEL 0` says twice: "BT SEL 0". */
function plainWords([label = '', ...rest]: readonly string[]): string {
  const repeats = rest[0]?.toLowerCase().startsWith(`${label}_`);
  return (repeats ? rest : [label, ...rest]).join(' ').replaceAll('_', ' ');
}

/** The legend of one binding. `layerNames` replace layer numbers. */
export function legendOf({ behavior, parameters }: Binding, layerNames: readonly string[]): Legend {
  const [first, second] = parameters;
  const layer = (cell: Cell | undefined) =>
    cell?.kind === 'number' ? (layerNames[cell.value] ?? text(cell)) : text(cell);
  const label = behavior.label ?? '';
  if (layerKeys.has(label)) return { kind: 'layer', tap: layer(first) };
  switch (label) {
    case 'kp':
      return { kind: 'key', tap: keyText(first) };
    case 'lt':
      return { kind: 'layer', tap: keyText(second), hold: layer(first) };
    case 'mt':
      return { kind: 'key', tap: keyText(second), hold: keyText(first) };
    case 'sk':
      return { kind: 'key', tap: keyText(first), hold: 'sticky' };
    case 'trans':
      return { kind: 'transparent', tap: '▽' };
    case 'none':
      return { kind: 'none', tap: '' };
    default:
      return { kind: 'other', tap: behaviorCaps[label] ?? plainWords([label, ...parameters.map(text)]) };
  }
}
