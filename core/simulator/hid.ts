import type { KeycodeEvent, Listener } from './events.ts';
import { fixedPlaces, oneBitEach, type KeyReport } from './keyReport.ts';
import type { Limits } from './model.ts';
import { consumerPage, encodeUsage, isModifier, keyboardPage, modifierIndex, usageCode, usagePage } from './usage.ts';

/** The keys and modifiers the host currently sees as held. */
export class HidState {
  readonly #keyboard: KeyReport;
  readonly #consumer: KeyReport;
  readonly #maxConsumerUsage: number;
  /** How many keys hold each modifier; it is released when the count is back at zero. */
  readonly #modifierCounts = [0, 0, 0, 0, 0, 0, 0, 0];
  #explicit = 0;
  #implicit = 0;
  #masked = 0;

  constructor({ keyboardReport, consumerReportSize, consumerMaxUsage }: Limits) {
    this.#keyboard =
      keyboardReport.kind === 'nkro' ? oneBitEach(keyboardReport.maxUsage) : fixedPlaces(keyboardReport.size);
    this.#consumer = fixedPlaces(consumerReportSize);
    this.#maxConsumerUsage = consumerMaxUsage;
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
    return [
      ...this.#keyboard.held().map((code) => encodeUsage(keyboardPage, code)),
      ...this.#consumer.held().map((code) => encodeUsage(consumerPage, code)),
    ];
  }

  isPressed(usage: number): boolean {
    const page = usagePage(usage);
    const code = usageCode(usage);
    if (isModifier(page, code)) return (this.#explicit & (1 << modifierIndex(code))) !== 0;
    return this.#reportFor(page)?.has(code) ?? false;
  }

  /** Puts the key in its report, then its modifiers. A key that belongs in no report leaves the modifiers as they are. */
  press({ page, code, explicitMods, implicitMods }: KeycodeEvent): void {
    if (!this.#pressKey(page, code)) return;
    this.#countModifiers(explicitMods, 1);
    this.#implicit = implicitMods;
  }

  /** Takes the key and its modifiers back. Releasing a modifier that is not held leaves the others as they are. */
  release({ page, code, explicitMods }: KeycodeEvent): void {
    if (!this.#releaseKey(page, code)) return;
    this.#countModifiers(explicitMods, -1);
    this.#implicit = 0;
  }

  setMasked(mods: number): void {
    this.#masked = mods;
  }

  #reportFor(page: number): KeyReport | undefined {
    if (page === keyboardPage) return this.#keyboard;
    return page === consumerPage ? this.#consumer : undefined;
  }

  #pressKey(page: number, code: number): boolean {
    if (isModifier(page, code)) return this.#countModifier(modifierIndex(code), 1);
    // Pressing a key that is already held lets go of it first, so that the host sees a second press.
    if (this.isPressed(encodeUsage(page, code))) this.#releaseKey(page, code);
    if (page === consumerPage && code > this.#maxConsumerUsage) return false;
    const report = this.#reportFor(page);
    report?.add(code);
    return report !== undefined;
  }

  #releaseKey(page: number, code: number): boolean {
    if (isModifier(page, code)) return this.#countModifier(modifierIndex(code), -1);
    const report = this.#reportFor(page);
    report?.remove(code);
    return report !== undefined;
  }

  #countModifiers(mods: number, change: 1 | -1): void {
    for (let index = 0; mods >>> index !== 0; index++) {
      if (mods & (1 << index)) this.#countModifier(index, change);
    }
  }

  #countModifier(index: number, change: 1 | -1): boolean {
    const count = (this.#modifierCounts[index] ?? 0) + change;
    if (count < 0) return false;
    this.#modifierCounts[index] = count;
    if (count > 0) this.#explicit |= 1 << index;
    else this.#explicit &= ~(1 << index);
    return true;
  }
}

/** The last stop of a key code: the report to the host. `report` is called once the change is in the report. */
export function createHidListener(hid: HidState, report: (event: KeycodeEvent) => void): Listener {
  return {
    name: 'hid',
    keycode(event) {
      if (event.pressed) hid.press(event);
      else hid.release(event);
      report(event);
      return 'bubble';
    },
  };
}
