/** The state of the page with its undo history, which covers edits, opened files, examples, links, and layouts. */
import type { Shape, Shared } from './shareLink';
import { exampleState, type Mode, type Saved } from './savedState';

/** A keymap and its layout, and the keymap as it was opened, to show what changed. */
type Snapshot = Shared & Readonly<{ opened: string }>;

export type History = Readonly<{
  now: Snapshot;
  past: readonly Snapshot[];
  future: readonly Snapshot[];
  mode: Mode;
  /** Time in ms. Typing before it belongs to the last undo step. */
  typingUntil: number;
  /** Why a file or link can't be used. */
  problems: readonly string[];
  /** Whether the state of the last visit is restored. */
  isReady: boolean;
}>;

export type Action =
  /** At the start: the state of the last visit, if there is one. */
  | Readonly<{ type: 'restore'; saved: Saved | undefined }>
  | Readonly<{ type: 'open'; shared: Shared; problems?: readonly string[] }>
  | Readonly<{ type: 'report'; problems: readonly string[] }>
  | Readonly<{ type: 'type'; text: string; time: number }>
  /** A change that the browser can't undo in a text field. Always changes the latest text. */
  | Readonly<{ type: 'edit'; edit: (source: string) => string }>
  | Readonly<{ type: 'draw on'; shape: Shape | undefined }>
  | Readonly<{ type: 'switch to'; mode: Mode }>
  | Readonly<{ type: 'undo' | 'redo' }>;

const maxSteps = 300;
const pauseMs = 1000;

const start = exampleState(0);
export const initialHistory: History = {
  now: { ...start, opened: start.source },
  past: [],
  future: [],
  mode: 'see',
  typingUntil: 0,
  problems: [],
  isReady: false,
};

const isSame = (one: Shared, other: Shared): boolean =>
  one.source === other.source && one.shape?.keys === other.shape?.keys && one.shape?.name === other.shape?.name;

/** Changes the keymap or its layout in a new undo step. */
function addStep(history: History, now: Snapshot): History {
  if (isSame(history.now, now)) return history;
  return { ...history, now, past: [...history.past.slice(-maxSteps), history.now], future: [], typingUntil: 0 };
}

/** Whether two texts have so little in common that one isn't an edit of the other. */
function isAnother(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same++;
  let atEnd = 0;
  while (atEnd < shorter - same && before.at(-1 - atEnd) === after.at(-1 - atEnd)) atEnd++;
  return same + atEnd < Math.max(before.length, after.length) / 4;
}

function type(history: History, text: string, time: number): History {
  const { source, opened } = history.now;
  const now = { ...history.now, source: text, opened: isAnother(source, text) ? text : opened };
  // Something pasted is a step of its own.
  const isPasted = Math.abs(text.length - source.length) > 20;
  const isSameStep = !isPasted && time < history.typingUntil && history.past.length > 0;
  const next = isSameStep ? { ...history, now, future: [] } : addStep(history, now);
  return { ...next, typingUntil: isPasted ? 0 : time + pauseMs };
}

function undo(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before
    ? { ...history, now: before, past: past.slice(0, -1), future: [now, ...future], typingUntil: 0 }
    : history;
}

function redo(history: History): History {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next ? { ...history, now: next, past: [...past, now], future: rest, typingUntil: 0 } : history;
}

/** A pure function, for `useReducer`. */
export function changeHistory(history: History, action: Action): History {
  switch (action.type) {
    case 'restore': {
      if (!action.saved) return { ...history, isReady: true };
      const { mode, opened, ...now } = action.saved;
      return { ...initialHistory, now: { ...now, opened: opened ?? now.source }, mode, isReady: true };
    }
    case 'open': {
      const { shared, problems = [] } = action;
      // If a page with a shared link is reloaded, the keymap in the link is the same as before.
      const next = addStep(history, { ...shared, opened: shared.source });
      return { ...next, problems, isReady: true };
    }
    case 'report':
      return { ...history, problems: action.problems };
    case 'type':
      return type(history, action.text, action.time);
    case 'edit':
      return addStep(history, { ...history.now, source: action.edit(history.now.source) });
    case 'draw on':
      return addStep(history, { ...history.now, shape: action.shape });
    case 'switch to':
      return { ...history, mode: action.mode };
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
  }
}
