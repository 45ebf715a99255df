/** A key was pressed or released. */
export type PositionEvent = {
  readonly type: 'position';
  readonly position: number;
  readonly pressed: boolean;
  readonly timestamp: number;
  lastListener: number;
};

/** A behavior wants to press or release a key code. All listeners get the same object, so one can change it for those after it. */
export type KeycodeEvent = {
  readonly type: 'keycode';
  readonly page: number;
  readonly code: number;
  implicitMods: number;
  readonly explicitMods: number;
  readonly pressed: boolean;
  timestamp: number;
  lastListener: number;
};

/** Where and when a behavior is invoked. Combos have virtual positions after the last key. */
export type BindingEvent = Readonly<{ position: number; timestamp: number }>;

export type LayerEvent = {
  readonly type: 'layer';
  readonly layer: number;
  readonly active: boolean;
  lastListener: number;
};

export type FirmwareEvent = PositionEvent | KeycodeEvent | LayerEvent;

/** `bubble` passes the event on. `handled` stops it. `captured` stops it too, but the listener may raise it again later. */
export type Verdict = 'bubble' | 'handled' | 'captured';

type Handlers = {
  readonly position?: (event: PositionEvent) => Verdict;
  readonly keycode?: (event: KeycodeEvent) => Verdict;
  readonly layer?: (event: LayerEvent) => Verdict;
};

export type Listener = Handlers & { readonly name: ListenerName };

/**
 * The order in which listeners get an event. In the firmware, it's the order in which the source files are linked
 * (app/CMakeLists.txt). It matters: hold-taps capture keys before combos see them.
 */
const listenerOrder = [
  'hold-tap',
  'sticky-key',
  'caps-word',
  'key-repeat',
  'combo',
  'tap-dance',
  'conditional-layer',
  'hid',
  'keymap',
] as const;

export type ListenerName = (typeof listenerOrder)[number];

/** Passes events to the listeners in order. */
export type EventBus = Readonly<{
  raise: (event: FirmwareEvent) => void;
  /** Raises the event, starting with the next listener after this one. */
  raiseAfter: (event: FirmwareEvent, name: ListenerName) => void;
  /** Raises the event, starting with this listener. */
  raiseFrom: (event: FirmwareEvent, name: ListenerName) => void;
  /** Continues with a captured event after the listener that captured it. */
  release: (event: FirmwareEvent) => void;
}>;

export function createEventBus(listeners: readonly Listener[]): EventBus {
  const inOrder = listenerOrder.map((name) => listeners.find((listener) => listener.name === name));
  const position = inOrder.map((listener) => listener?.position);
  const keycode = inOrder.map((listener) => listener?.keycode);
  const layer = inOrder.map((listener) => listener?.layer);

  function from(event: FirmwareEvent, first: number): void {
    switch (event.type) {
      case 'position':
        return deliver(position, event, first);
      case 'keycode':
        return deliver(keycode, event, first);
      case 'layer':
        return deliver(layer, event, first);
    }
  }

  return {
    raise: (event) => from(event, 0),
    raiseAfter: (event, name) => from(event, listenerOrder.indexOf(name) + 1),
    raiseFrom: (event, name) => from(event, listenerOrder.indexOf(name)),
    release: (event) => from(event, event.lastListener + 1),
  };
}

type Handler<Event> = (event: Event) => Verdict;

function deliver<Event extends FirmwareEvent>(
  handlers: readonly (Handler<Event> | undefined)[],
  event: Event,
  first: number,
): void {
  for (let index = first; index < handlers.length; index++) {
    const handle = handlers[index];
    if (!handle) continue;
    event.lastListener = index;
    if (handle(event) !== 'bubble') return;
  }
}
