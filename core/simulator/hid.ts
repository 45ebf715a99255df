import type { KeycodeEvent, Listener } from './events.ts';
import type { Limits } from './model.ts';
import { consumerPage, encodeUsage, isModifier, keyboardPage, modifierIndex, usageCode, usagePage } from './usage.ts';

/** The keys and modifiers the host currently sees as held. */
export class HidState {
  readonly #keyboard: number[] | Set<number>;
  readonly #consumer: number[];
  /** Keys above it have no place in the report. */
  readonly #maxUsage: number;
  /** How many keys hold each modifier; it is released when the count is back at zero. */
  readonly #modifierCounts = [0, 0, 0, 0, 0, 0, 0, 0];
  #explicit = 0;
  #implicit = 0;
  #masked = 0;

  constructor(limits: Limits) {
    const { keyboardReport } = limits;
    this.#keyboard = keyboardReport.kind === 'nkro' ? new Set() : new Array<number>(keyboardReport.size).fill(0);
    this.#maxUsage = keyboardReport.kind === 'nkro' ? keyboardReport.maxUsage : 0xffff;
    this.#consumer = new Array<number>(limits.consumerReportSize).fill(0);
  }

  /** Modifiers held by modifier keys, whether or not a mod-morph hides them from the host. */
  get explicitMods(): number {
    return this.#explicit;
  }

  /** The modifier byte of the report. */
  get reportedMods(): number {
    return (this.#explicit & ~this.#masked) | this.#implicit;
  }

  /** Everything but modifiers that is held, as usages without modifiers. */
  heldUsages(): readonly number[] {
    const held = [...this.#keyboard].filter((code) => code !== 0).map((code) => encodeUsage(keyboardPage, code));
    return [...held, ...this.#consumer.filter((code) => code !== 0).map((code) => encodeUsage(consumerPage, code))];
  }

  isPressed(usage: number): boolean {
    const code = usageCode(usage);
    if (usagePage(usage) === consumerPage) return this.#consumer.includes(code);
    if (usagePage(usage) !== keyboardPage) return false;
    if (isModifier(keyboardPage, code)) return (this.#explicit & (1 << modifierIndex(code))) !== 0;
    return this.#keyboard instanceof Set ? this.#keyboard.has(code) : this.#keyboard.includes(code);
  }

  press(page: number, code: number): void {
    if (isModifier(page, code)) this.#countModifier(modifierIndex(code), 1);
    else if (page === keyboardPage && code > this.#maxUsage) return;
    else if (page === keyboardPage && this.#keyboard instanceof Set) this.#keyboard.add(code);
    else if (page === keyboardPage && Array.isArray(this.#keyboard)) fillFirst(this.#keyboard, code);
    else if (page === consumerPage) fillFirst(this.#consumer, code);
  }

  release(page: number, code: number): void {
    if (isModifier(page, code)) this.#countModifier(modifierIndex(code), -1);
    else if (page === keyboardPage && this.#keyboard instanceof Set) this.#keyboard.delete(code);
    else if (page === keyboardPage && Array.isArray(this.#keyboard)) clearAll(this.#keyboard, code);
    else if (page === consumerPage) clearAll(this.#consumer, code);
  }

  registerMods(mods: number, change: 1 | -1): void {
    for (let index = 0; index < 8; index++) {
      if (mods & (1 << index)) this.#countModifier(index, change);
    }
  }

  setImplicit(mods: number): void {
    this.#implicit = mods;
  }

  setMasked(mods: number): void {
    this.#masked = mods;
  }

  #countModifier(index: number, change: 1 | -1): void {
    const count = (this.#modifierCounts[index] ?? 0) + change;
    if (count < 0) return;
    this.#modifierCounts[index] = count;
    if (count > 0) this.#explicit |= 1 << index;
    else this.#explicit &= ~(1 << index);
  }
}

/** A report has a fixed number of places; a key that finds none is not reported. */
function fillFirst(places: number[], code: number): void {
  const free = places.indexOf(0);
  if (free >= 0) places[free] = code;
}

function clearAll(places: number[], code: number): void {
  for (let index = 0; index < places.length; index++) if (places[index] === code) places[index] = 0;
}

/** The last stop of a key code: the report to the host. `report` is called once the change is in the report. */
export function createHidListener(hid: HidState, report: (event: KeycodeEvent) => void): Listener {
  return {
    name: 'hid',
    keycode(event) {
      if (event.pressed) {
        // Pressing a key that is already held lets go of it first, so that the host sees a second press.
        if (!isModifier(event.page, event.code) && hid.isPressed(encodeUsage(event.page, event.code))) {
          hid.release(event.page, event.code);
        }
        hid.press(event.page, event.code);
        hid.registerMods(event.explicitMods, 1);
        hid.setImplicit(event.implicitMods);
      } else {
        hid.release(event.page, event.code);
        hid.registerMods(event.explicitMods, -1);
        hid.setImplicit(0);
      }
      report(event);
      return 'bubble';
    },
  };
}
