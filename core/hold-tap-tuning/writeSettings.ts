import { nodeText, setProperty, type PropertyValue } from '#core/simulator';
import { triggerPositions, type Tunable } from './replay.ts';
import type { Settings } from './types.ts';

const ms = (value: number): PropertyValue => (value < 0 ? null : `<${value}>`);

/** Writes settings into the text of a keymap; everything else stays as it is. */
export function writeSettings(source: string, tunable: Tunable, settings: Settings): string {
  const { flavor, tappingTermMs, quickTapMs, requirePriorIdleMs, oppositeHand, retroTap } = settings;
  return tunable.behaviors.reduce((text, label) => {
    const values: readonly (readonly [string, PropertyValue])[] = [
      ['flavor', `"${flavor}"`],
      ['tapping-term-ms', ms(tappingTermMs)],
      ['quick-tap-ms', ms(quickTapMs)],
      ['require-prior-idle-ms', ms(requirePriorIdleMs)],
      ['hold-trigger-key-positions', oppositeHand ? `<${triggerPositions(tunable, label).join(' ')}>` : null],
      ['hold-trigger-on-release', oppositeHand || null],
      ['retro-tap', retroTap || null],
    ];
    return values.reduce((written, [property, value]) => setProperty(written, { label }, property, value), text);
  }, source);
}

/** The nodes of the tuned behaviors with these settings, to paste. */
export function settingsText(source: string, tunable: Tunable, settings: Settings): string {
  const written = writeSettings(source, tunable, settings);
  return tunable.behaviors.map((label) => nodeText(written, { label })).join('\n\n');
}
