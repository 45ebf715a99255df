import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';

/** Whether the shield can be plugged into the board. */
export const fits = (board: HardwareRow, shield: HardwareRow): boolean =>
  shield.requires.every((header) => board.exposes.includes(header));

/** What stands between a pair that fits and a keyboard that works. */
export const caveat = (board: HardwareRow, shield: HardwareRow | undefined): string | undefined =>
  shield && shield.parts.length > 1 && !board.outputs.includes('ble')
    ? `The halves of ${shield.name} talk over Bluetooth, and ${board.name} has none. They would need a wired link of your own.`
    : undefined;

/** The chain of shields for a nice!view, where the keyboard has a place for it. */
export function niceViewChain(keyboard: HardwareRow): readonly string[] {
  if (keyboard.exposes.includes('nice_view_header')) return ['nice_view'];
  return keyboard.exposes.includes('i2c_oled') ? ['nice_view_adapter', 'nice_view'] : [];
}
