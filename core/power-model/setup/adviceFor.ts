import { estimateHours } from '../estimate.ts';
import type { ConsumerId, Estimate } from '../part.ts';
import type { PartValues, Setup } from './fields.ts';
import { boardOf, partsOf, type NamedPart } from './partsOf.ts';
import { withValue } from './setupQuery.ts';

/** A suggested change, the hours between charges after it, and the factor by which they grow. */
type Advice = Readonly<{ id: string; text: string; hours: number; factor: number; setup: Setup }>;

type Change = Readonly<{
  id: string;
  text: string;
  applies: (setup: Setup) => boolean;
  apply: (setup: Setup) => Setup;
}>;

const hoursAwakeWithSleep = 10;
/** What a well-made board draws besides its regulator, in µA. */
const smallOther = 4;

const hasSeparateRightHalf = ({ keyboard }: Setup): boolean => keyboard.layout !== 'one' && !keyboard.alike;
const anyPart = (setup: Setup, test: (values: PartValues) => boolean): boolean =>
  test(setup.left) || (hasSeparateRightHalf(setup) && test(setup.right));
const changeEachPart = (setup: Setup, change: (values: PartValues) => Partial<PartValues>): Setup => ({
  ...setup,
  left: { ...setup.left, ...change(setup.left) },
  ...(hasSeparateRightHalf(setup) ? { right: { ...setup.right, ...change(setup.right) } } : {}),
});

/** Lights with auto-off are on while typing and during short pauses, assumed to add up to an hour. */
const hoursLitWithAutoOff = ({ keyboard }: Setup): number => keyboard.typing + 1;

/** Suggests turning a light off when the keyboard is idle. */
const autoOff = (
  hours: 'glow-hours' | 'light-hours' | 'oled-hours',
  name: string,
  option: string,
  isUsed: (values: PartValues) => boolean,
): Change => ({
  id: hours,
  text: `Turn the ${name} off when you pause (${option}=y), so it's only lit around your hours of typing`,
  applies: (setup) => anyPart(setup, (values) => isUsed(values) && values[hours] > hoursLitWithAutoOff(setup)),
  apply: (setup) =>
    changeEachPart(setup, (values) => ({ [hours]: Math.min(values[hours], hoursLitWithAutoOff(setup)) })),
});

const changes: readonly Change[] = [
  autoOff('glow-hours', 'underglow', 'CONFIG_ZMK_RGB_UNDERGLOW_AUTO_OFF_IDLE', ({ glow }) => glow),
  autoOff('light-hours', 'backlight', 'CONFIG_ZMK_BACKLIGHT_AUTO_OFF_IDLE', ({ light }) => light),
  autoOff('oled-hours', 'OLED', 'CONFIG_ZMK_DISPLAY_BLANK_ON_IDLE', ({ display }) => display === 'oled'),
  {
    id: 'glow-cut',
    text: 'Cut the power to dark underglow LEDs, with a board that can (external power)',
    applies: (setup) => anyPart(setup, (values) => values.glow && !values['glow-cut']),
    apply: (setup) => changeEachPart(setup, () => ({ 'glow-cut': true })),
  },
  {
    id: 'sleep',
    text: `Turn on deep sleep (CONFIG_ZMK_SLEEP=y), so the keyboard is awake only ${hoursAwakeWithSleep} hours a day`,
    // A battery that's empty on the first day doesn't last until the keyboard sleeps.
    applies: (setup) =>
      setup.keyboard.awake > hoursAwakeWithSleep &&
      setup.keyboard.typing <= hoursAwakeWithSleep &&
      firstEmptyHours(setup) >= 24,
    apply: (setup) => withValue(setup, 'keyboard', 'awake', hoursAwakeWithSleep),
  },
  {
    id: 'glow',
    text: 'Go without underglow',
    applies: (setup) => anyPart(setup, ({ glow }) => glow),
    apply: (setup) => changeEachPart(setup, () => ({ glow: false })),
  },
  {
    id: 'light',
    text: 'Go without backlight',
    applies: (setup) => anyPart(setup, ({ light }) => light),
    apply: (setup) => changeEachPart(setup, () => ({ light: false })),
  },
  {
    id: 'oled',
    text: 'Replace the OLED with a nice!view',
    applies: (setup) => anyPart(setup, ({ display }) => display === 'oled'),
    apply: (setup) =>
      changeEachPart(setup, ({ display }) => (display === 'oled' ? { display: 'niceview', 'own-display': null } : {})),
  },
  {
    id: 'display',
    text: 'Go without a display',
    applies: (setup) => anyPart(setup, ({ display }) => display === 'niceview' || display === 'epaper'),
    apply: (setup) => changeEachPart(setup, () => ({ display: 'none' })),
  },
  {
    id: 'dongle',
    text: 'Add a dongle, so neither half has to be the central',
    applies: ({ keyboard }) => keyboard.layout === 'split',
    apply: (setup) => withValue(setup, 'keyboard', 'layout', 'dongle'),
  },
  {
    id: 'profiles',
    text: 'Connect only one host at a time',
    applies: ({ keyboard }) => keyboard.profiles > 1 && keyboard.layout !== 'dongle',
    apply: (setup) => withValue(setup, 'keyboard', 'profiles', 1),
  },
  {
    id: 'board',
    text: 'Use a nice!nano v2, whose regulator draws less',
    applies: ({ keyboard }) => keyboard.board === 'nice-nano-v1',
    apply: (setup) => withValue(setup, 'keyboard', 'board', 'nice-nano-v2'),
  },
  {
    id: 'other',
    text: `Find what else on the board is always on, such as an LED or a voltage divider, and cut it to ${smallOther} µA`,
    applies: ({ keyboard }) => boardOf(keyboard).otherQuiescentMicroA > smallOther,
    apply: (setup) => withValue(setup, 'keyboard', 'other', smallOther),
  },
  {
    id: 'battery',
    text: 'Use a battery twice as large',
    applies: (setup) => !anyPart(setup, ({ battery }) => battery > 10_000),
    apply: (setup) => changeEachPart(setup, ({ battery }) => ({ battery: battery * 2 })),
  },
];

/** Hours until the first battery is empty and you have to charge. */
export const firstEmptyHours = (setup: Setup): number =>
  Math.min(...partsOf(setup).map(({ part }) => estimateHours(part)));

const causes: Readonly<Record<ConsumerId, string>> = {
  'self-discharge': 'the battery itself, which loses charge even if nothing uses it',
  board: 'the board, which draws power around the clock',
  idle: 'staying connected while no key is pressed',
  typing: 'typing',
  underglow: 'the underglow',
  backlight: 'the backlight',
  display: 'the display',
};

/** What uses the most of the battery that's empty first. */
export function mainCause(
  parts: readonly Readonly<{ named: NamedPart; result: Pick<Estimate, 'consumers' | 'totalMicroW' | 'life'> }>[],
): string {
  const [first] = [...parts].sort((a, b) => a.result.life.hours - b.result.life.hours);
  const [biggest] = [...(first?.result.consumers ?? [])].sort((a, b) => b.microW - a.microW);
  if (!first || !biggest || biggest.microW <= 0) return '';
  const share = Math.round((biggest.microW / first.result.totalMicroW) * 100);
  const where = parts.length > 1 ? `The ${first.named.name.toLowerCase()} is empty first. There, ` : '';
  const isListening = biggest.id === 'idle' && first.named.part.role === 'central';
  return `${where}${share}% of the charge goes to ${isListening ? 'listening to the other half' : causes[biggest.id]}.`;
}

/**
 * The changes that extend the time between charges the most, best first, and a larger battery last, because it has to fit.
 * Gains below 3 % are left out.
 */
export function adviceFor(setup: Setup, count = 3): readonly Advice[] {
  const now = firstEmptyHours(setup);
  if (now <= 0) return [];
  return changes
    .filter(({ applies }) => applies(setup))
    .map(({ id, text, apply }) => {
      const changed = apply(setup);
      const hours = firstEmptyHours(changed);
      return { id, text, hours, factor: hours / now, setup: changed };
    })
    .filter(({ factor }) => factor >= 1.03)
    .sort((a, b) => Number(a.id === 'battery') - Number(b.id === 'battery') || b.factor - a.factor)
    .slice(0, count);
}
