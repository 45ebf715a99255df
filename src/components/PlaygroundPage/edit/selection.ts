import type { KeyPlace } from '#core/keymap-edit';

/** Which keys are selected, and what the next click on a key does. */
export type Selection = Readonly<{
  layer: number;
  /** The key with the focus, or the last one that had it. */
  active: number;
  selected: readonly number[];
  /** The panel that's open: for the active key, or for a combo of the selected ones. */
  panel: 'key' | 'combo' | undefined;
  /** A key whose binding waits for another key to be swapped with, or for keys to be copied to. */
  pending: Readonly<{ what: 'swap' | 'copy'; from: KeyPlace }> | undefined;
  /** Whether a click adds a key to the selection, for screens without a keyboard. */
  isSelecting: boolean;
}>;

export type SelectionAction =
  | Readonly<{ type: 'focus' | 'open' | 'toggle'; position: number }>
  | Readonly<{ type: 'show layer'; layer: number }>
  /** The key at the cursor of the text. */
  | Readonly<{ type: 'go to'; place: KeyPlace }>
  | Readonly<{ type: 'select'; positions: readonly number[] }>
  | Readonly<{ type: 'start'; what: 'swap' | 'copy' }>
  | Readonly<{ type: 'set selecting'; isOn: boolean }>
  | Readonly<{ type: 'make combo' | 'close' | 'stop' }>;

export const initialSelection: Selection = {
  layer: 0,
  active: 0,
  selected: [],
  panel: undefined,
  pending: undefined,
  isSelecting: false,
};

/** With the panel of a key open, or nothing. */
export const startSelection = (start: KeyPlace | undefined): Selection =>
  start ? { ...initialSelection, layer: start.layer, active: start.position, panel: 'key' } : initialSelection;

/** A pure function, for `useReducer`. */
export function changeSelection(state: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'focus':
      return { ...state, active: action.position };
    case 'open':
      return { ...state, active: action.position, selected: [], panel: 'key' };
    case 'toggle': {
      const { position } = action;
      const { selected } = state;
      const others = selected.filter((other) => other !== position);
      return {
        ...state,
        active: position,
        panel: undefined,
        selected: others.length < selected.length ? others : [...selected, position],
      };
    }
    case 'show layer':
      return { ...state, layer: action.layer, panel: undefined };
    case 'go to': {
      const { layer, position } = action.place;
      const isSame = layer === state.layer && position === state.active;
      return isSame ? state : { ...state, layer, active: position, panel: undefined };
    }
    case 'select':
      return { ...state, selected: action.positions, panel: undefined };
    case 'start':
      return {
        ...state,
        panel: undefined,
        pending: { what: action.what, from: { layer: state.layer, position: state.active } },
      };
    case 'set selecting':
      return { ...state, isSelecting: action.isOn };
    case 'make combo':
      return { ...state, panel: 'combo' };
    case 'close':
      return { ...state, panel: undefined };
    case 'stop':
      return { ...state, pending: undefined, panel: undefined, selected: [] };
  }
}
