/** The state of the page with its undo history, which covers edits, opened files, examples, links, and layouts. */
import type { Shape, Shared } from './shareLink';
import { exampleState, type Mode, type Saved } from './savedState';

export type History = Readonly<{
  now: Shared;
  past: readonly Shared[];
  future: readonly Shared[];
  /** The keymap as it was opened, to show what changed. */
  opened: string;
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
  now: start,
  past: [],
  future: [],
  opened: start.source,
  mode: 'see',
  typingUntil: 0,
  problems: [],
  isReady: false,
};

const isSame = (one: Shared, other: Shared): boolean =>
  one.source === other.source && one.shape?.keys === other.shape?.keys && one.shape?.name === other.shape?.name;

/** Changes the keymap or its layout in a new undo step. */
function addStep(history: History, now: Shared): History {
  if (isSame(history.now, now)) return history;
  return { ...history, now, past: [...history.past.slice(-maxSteps), history.now], future: [], typingUntil: 0 };
}

function type(history: History, text: string, time: number): History {
  const now = { ...history.now, source: text };
  const isSameStep = time < history.typingUntil && history.past.length > 0;
  const next = isSameStep ? { ...history, now, future: [] } : addStep(history, now);
  return { ...next, typingUntil: time + pauseMs };
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
      return { ...initialHistory, now, mode, opened: opened ?? now.source, isReady: true };
    }
    case 'open': {
      const { shared, problems = [] } = action;
      // If a page with a shared link is reloaded, the keymap in the link is the same as before.
      const next = addStep(history, shared);
      return { ...next, problems, opened: next === history ? history.opened : shared.source, isReady: true };
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
