import { boards } from './boards.ts';
import { interconnects } from './interconnects.ts';
import { shields } from './shields.ts';
import type { Board, Hardware, Shield } from './types.ts';

/** Everything the firmware has definitions for. */
export const hardware: readonly Hardware[] = [...boards, ...shields, ...interconnects];

const byId = new Map(hardware.map((item) => [item.id, item] as const));

export const findHardware = (id: string): Hardware | undefined => byId.get(id);

/** Boards that are keyboards by themselves: the controller is part of them. */
export const isOnboardKeyboard = (item: Board | Shield): boolean =>
  item.kind === 'board' && (item.features ?? []).includes('keys');

/** The names to build for an item: one for each half of a split keyboard. */
export const buildNames = (item: Board | Shield): readonly string[] => item.siblings ?? [item.id];

export type Fit =
  | Readonly<{ fits: true }>
  /** It plugs in, but cannot do its job. */
  | Readonly<{ fits: 'partly'; reason: string }>
  | Readonly<{ fits: false; reason: string }>;

/** Whether a shield works with a board, looking at headers and, for split keyboards, at the radio. */
export function fit(board: Board, shield: Shield): Fit {
  const missing = shield.requires.filter((header) => !(board.exposes ?? []).includes(header));
  if (missing.length > 0) {
    return { fits: false, reason: `${board.name} has no ${missing.map((id) => byId.get(id)?.name ?? id).join(', ')}.` };
  }
  if (shield.siblings && !board.outputs.includes('ble')) {
    return { fits: 'partly', reason: `${board.name} has no Bluetooth, which the halves of ${shield.name} talk over.` };
  }
  return { fits: true };
}
