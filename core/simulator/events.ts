/** A key went down or up. Events are passed by reference: a listener may change one on its way to the next. */
export type PositionEvent = {
  readonly type: 'position';
  readonly position: number;
  readonly pressed: boolean;
  readonly timestamp: number;
  lastListener: number;
};

/** A key code is to be pressed or released. */
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

export type LayerEvent = {
  readonly type: 'layer';
  readonly layer: number;
  readonly active: boolean;
  lastListener: number;
};

export type FirmwareEvent = PositionEvent | KeycodeEvent | LayerEvent;

/** `bubble` hands the event on; `handled` ends it; `captured` ends it too, but the listener kept a copy to raise again. */
export type Verdict = 'bubble' | 'handled' | 'captured';

type Handlers = {
  readonly position?: (event: PositionEvent) => Verdict;
  readonly keycode?: (event: KeycodeEvent) => Verdict;
  readonly layer?: (event: LayerEvent) => Verdict;
};

export type Listener = Handlers & { readonly name: ListenerName };

/**
 * The order in which listeners see an event. In the firmware it is the order in which the source files are linked
 * (app/CMakeLists.txt), and much depends on it: hold-taps hold keys back before combos get to see them.
 */
export const listenerOrder = [
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

/** Hands events to listeners in order, and takes captured ones back. */
export class EventBus {
  readonly #listeners: readonly Listener[];

  constructor(listeners: readonly Listener[]) {
    this.#listeners = listenerOrder.flatMap((name) => listeners.filter((listener) => listener.name === name));
  }

  raise(event: FirmwareEvent): void {
    this.#from(event, 0);
  }

  /** Raises the event as if `name` and all before it had let it pass. */
  raiseAfter(event: FirmwareEvent, name: ListenerName): void {
    this.#from(event, this.#indexOf(name) + 1);
  }

  /** Raises the event beginning with `name` itself. */
  raiseAt(event: FirmwareEvent, name: ListenerName): void {
    this.#from(event, this.#indexOf(name));
  }

  /** Lets a captured event go on after the listener that captured it. */
  release(event: FirmwareEvent): void {
    this.#from(event, event.lastListener + 1);
  }

  #indexOf(name: ListenerName): number {
    return this.#listeners.findIndex((listener) => listener.name === name);
  }

  #from(event: FirmwareEvent, start: number): void {
    for (let index = start; index < this.#listeners.length; index++) {
      const listener = this.#listeners[index];
      if (!listener) continue;
      const verdict = deliver(listener, event, index);
      if (verdict !== 'bubble') return;
    }
  }
}

function deliver(listener: Listener, event: FirmwareEvent, index: number): Verdict {
  const handler = listener[event.type] as ((event: FirmwareEvent) => Verdict) | undefined;
  if (!handler) return 'bubble';
  event.lastListener = index;
  return handler(event);
}
