import { nodeText, setProperty, type PropertyValue } from '#core/simulator';
import { oppositeHandTrigger, type HomeRowMods } from './replay.ts';
import type { HoldTapSettings } from './types.ts';

/** At 0 or less, the setting is off, so its property is removed. */
const msValue = (value: number): PropertyValue => (value <= 0 ? null : `<${value}>`);

/** Writes the settings into the keymap's source and leaves everything else unchanged. */
export function writeSettings(source: string, homeRowMods: HomeRowMods, settings: HoldTapSettings): string {
  const { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, oppositeHand, retroTap } = settings;
  return homeRowMods.behaviors.reduce((text, label) => {
    const { holdTriggerKeyPositions, holdTriggerOnRelease } = oppositeHandTrigger(homeRowMods, label, flavor);
    const isLimited = oppositeHand && holdTriggerKeyPositions.length > 0;
    const values: readonly (readonly [string, PropertyValue])[] = [
      ['flavor', `"${flavor}"`],
      ['tapping-term-ms', msValue(tappingTermMs)],
      ['quick-tap-ms', msValue(quickTapMs)],
      ['require-prior-idle-ms', msValue(requirePriorIdleMs)],
      ['hold-trigger-key-positions', isLimited ? `<${holdTriggerKeyPositions.join(' ')}>` : null],
      ['hold-trigger-on-release', (isLimited && holdTriggerOnRelease) || null],
      ['retro-tap', retroTap || null],
    ];
    return values.reduce((written, [property, value]) => setProperty(written, { label }, property, value), text);
  }, source);
}

/** The devicetree nodes of the tuned behaviors with these settings, ready to paste. */
export function settingsText(source: string, homeRowMods: HomeRowMods, settings: HoldTapSettings): string {
  const written = writeSettings(source, homeRowMods, settings);
  return homeRowMods.behaviors.map((label) => nodeText(written, { label })).join('\n\n');
}
