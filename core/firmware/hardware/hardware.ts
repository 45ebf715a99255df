import { boards } from './boards.ts';
import { interconnects } from './interconnects.ts';
import { shields } from './shields.ts';
import type { Board, Hardware, Shield } from './types.ts';

export const hardware: readonly Hardware[] = [...boards, ...shields, ...interconnects];

/** Whether a board is a keyboard with its own controller. */
export const isOnboardKeyboard = (item: Board | Shield): boolean =>
  item.kind === 'board' && (item.features ?? []).includes('keys');

/** The names to use in build.yaml: one for each half of a split keyboard. */
export const buildNames = (item: Board | Shield): readonly string[] => item.siblings ?? [item.id];
