import { estimateHours } from '../estimate.ts';
import type { KeyboardValues, PartValues, Setup } from './fields.ts';
import { boardOf, partsOf } from './partsOf.ts';
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

const hasSeparateRightHalf = ({ keyboard }: Setup): boolean => keyboard.layout !== 'one' && !keyboard.alike;
const anyPart = (setup: Setup, test: (values: PartValues) => boolean): boolean =>
  test(setup.left) || (hasSeparateRightHalf(setup) && test(setup.right));
const changeEachPart = (setup: Setup, change: (values: PartValues) => Partial<PartValues>): Setup => ({
  ...setup,
  left: { ...setup.left, ...change(setup.left) },
  ...(hasSeparateRightHalf(setup) ? { right: { ...setup.right, ...change(setup.right) } } : {}),
});

const efficientSupply = { supply: 'switching', efficiency: 95, quiescent: 4 } as const;
function withEfficientSupply(keyboard: KeyboardValues): KeyboardValues {
  const { supply, otherQuiescentMicroA } = boardOf(keyboard);
  return { ...keyboard, board: 'custom', volts: supply.outputVolts, other: otherQuiescentMicroA, ...efficientSupply };
}

/** Lights with auto-off are on while typing and during short pauses, assumed to add up to an hour. */
const hoursLitWithAutoOff = ({ keyboard }: Setup): number => keyboard.typing + 1;

/** Suggests turning a light off when the keyboard is idle. */
const autoOff = (light: 'glow' | 'light', name: string, option: string): Change => {
  const hours = `${light}-hours` as const;
  return {
    id: `${light}-hours`,
    text: `Turn the ${name} off when you pause (${option}=y), so it's only lit around your hours of typing`,
    applies: (setup) => anyPart(setup, (values) => values[light] && values[hours] > hoursLitWithAutoOff(setup)),
    apply: (setup) =>
      changeEachPart(setup, (values) => ({ [hours]: Math.min(values[hours], hoursLitWithAutoOff(setup)) })),
  };
};

const changes: readonly Change[] = [
  autoOff('glow', 'underglow', 'CONFIG_ZMK_RGB_UNDERGLOW_AUTO_OFF_IDLE'),
  autoOff('light', 'backlight', 'CONFIG_ZMK_BACKLIGHT_AUTO_OFF_IDLE'),
  {
    id: 'sleep',
    text: `Turn on deep sleep (CONFIG_ZMK_SLEEP=y), so the keyboard is awake only ${hoursAwakeWithSleep} hours a day`,
    applies: ({ keyboard }) => keyboard.awake > hoursAwakeWithSleep && keyboard.typing <= hoursAwakeWithSleep,
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
    id: 'supply',
    text: `Use a board with a switching supply that draws only ${efficientSupply.quiescent} µA itself, like the nice!60`,
    applies: ({ keyboard }) => boardOf(keyboard).supply.kind === 'ldo',
    apply: (setup) => ({ ...setup, keyboard: withEfficientSupply(setup.keyboard) }),
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

/** The changes that extend the time between charges the most, best first. Gains below 3 % are left out. */
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
    .sort((a, b) => b.factor - a.factor)
    .slice(0, count);
}
