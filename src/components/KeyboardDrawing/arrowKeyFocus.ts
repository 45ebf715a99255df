import type { KeyboardEvent } from 'react';
import { nextKey, type Direction, type Key } from '#core/keyboard-shape';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The position of the drawn key that an event happened on. */
export function positionOf({ target }: Pick<Event, 'target'>): number | undefined {
  const key = target instanceof Element ? target.closest('[data-position]') : null;
  return key ? Number(key.getAttribute('data-position')) : undefined;
}

/** If the pressed key is an arrow key, moves the focus to the next drawn key and returns true. */
export function moveFocusByArrowKey(event: KeyboardEvent<HTMLElement>, keys: readonly Key[]): boolean {
  const direction = directions[event.key];
  if (!direction) return false;
  event.preventDefault();
  const from = positionOf(event);
  const to = from === undefined ? 0 : nextKey(keys, from, direction);
  event.currentTarget.querySelector<SVGElement>(`[data-position="${to}"]`)?.focus();
  return true;
}
