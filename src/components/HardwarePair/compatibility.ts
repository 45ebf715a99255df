import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';

/** Whether the shield can be plugged into the board. */
export const fits = (board: HardwareRow, shield: HardwareRow): boolean =>
  shield.requires.every((header) => board.exposes.includes(header));

/** Why a board and a shield that can be plugged together still don't work, or undefined if they do. */
export const compatibilityWarning = (board: HardwareRow, shield: HardwareRow | undefined): string | undefined =>
  shield && shield.buildNames.length > 1 && !board.words.has('ble')
    ? `The halves of ${shield.name} talk over Bluetooth, and ${board.name} has none. You would have to add a wired connection between them.`
    : undefined;

/** The shields to add for a nice!view, or none if the keyboard has no header for it. */
export function niceViewShields(keyboard: HardwareRow): readonly string[] {
  if (keyboard.exposes.includes('nice_view_header')) return ['nice_view'];
  return keyboard.exposes.includes('i2c_oled') ? ['nice_view_adapter', 'nice_view'] : [];
}
