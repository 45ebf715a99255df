import type { KeycodeEvent, Listener } from './events.ts';
import { fixedSlots, bitPerKey, type KeyReport } from './keyReport.ts';
import type { Limits } from './model.ts';
import { consumerPage, encodeUsage, isModifier, keyboardPage, modifierIndex, usageCode, usagePage } from './usage.ts';

/** The HID reports: the keys and modifiers that the computer currently sees as held. */
export class HidState {
  readonly #keyboard: KeyReport;
  readonly #consumer: KeyReport;
  readonly #maxConsumerUsage: number;
  /** The number of keys that hold each modifier. It's released when the count is zero. */
  readonly #modifierCounts = [0, 0, 0, 0, 0, 0, 0, 0];
  #explicit = 0;
  #implicit = 0;
  #masked = 0;

  constructor({ keyboardReport, consumerReportSize, consumerMaxUsage }: Limits) {
    this.#keyboard =
      keyboardReport.kind === 'nkro' ? bitPerKey(keyboardReport.maxUsage) : fixedSlots(keyboardReport.size);
    this.#consumer = fixedSlots(consumerReportSize);
    this.#maxConsumerUsage = consumerMaxUsage;
  }

  /** Modifiers held by modifier keys, including those that a mod-morph hides. */
  get explicitMods(): number {
    return this.#explicit;
  }

  /** The modifier byte of the report. */
  get reportedMods(): number {
    return (this.#explicit & ~this.#masked) | this.#implicit;
  }

  /** The held keys that aren't modifiers. */
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

  /** Adds the key and its modifiers to the report. A key without a report doesn't change the modifiers. */
  press({ page, code, explicitMods, implicitMods }: KeycodeEvent): void {
    if (!this.#pressKey(page, code)) return;
    this.#countModifiers(explicitMods, 1);
    this.#implicit = implicitMods;
  }

  /** Removes the key and its modifiers from the report. Releasing a modifier that isn't held doesn't change the others. */
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
    // A key that's already held is released first, so that the computer sees a second press.
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

/** Updates the HID reports for each key code event, then calls `report`. */
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
