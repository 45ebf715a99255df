import { estimateHours } from '../corrected.ts';
import type { KeyboardValues, PartValues, Setup } from './fields.ts';
import { boardOf, partsOf } from './parts.ts';
import { withValue } from './query.ts';

/** A change and what it would do for the part that is empty first. */
export type Advice = Readonly<{ id: string; text: string; hours: number; factor: number; setup: Setup }>;

type Change = Readonly<{
  id: string;
  text: string;
  applies: (setup: Setup) => boolean;
  apply: (setup: Setup) => Setup;
}>;

const hoursAwakeWithSleep = 10;

const hasOwnRight = ({ keyboard }: Setup): boolean => keyboard.layout !== 'one' && !keyboard.alike;
const someHalf = (setup: Setup, test: (values: PartValues) => boolean): boolean =>
  test(setup.left) || (hasOwnRight(setup) && test(setup.right));
const eachHalf = (setup: Setup, change: (values: PartValues) => Partial<PartValues>): Setup => ({
  ...setup,
  left: { ...setup.left, ...change(setup.left) },
  ...(hasOwnRight(setup) ? { right: { ...setup.right, ...change(setup.right) } } : {}),
});

const thriftySupply = { supply: 'switching', efficiency: 95, quiescent: 4 } as const;
function withThriftySupply(keyboard: KeyboardValues): KeyboardValues {
  const { supply, otherQuiescentMicroA } = boardOf(keyboard);
  return { ...keyboard, board: 'custom', volts: supply.outputVolts, other: otherQuiescentMicroA, ...thriftySupply };
}

/** Lights that go dark when nobody types are lit while typing and in short pauses. */
const hoursLitWithAutoOff = ({ keyboard }: Setup): number => keyboard.typing + 1;

/** A light that goes dark when the keyboard idles. */
const autoOff = (light: 'glow' | 'light', name: string, option: string): Change => {
  const hours = `${light}-hours` as const;
  return {
    id: `${light}-hours`,
    text: `Let the ${name} go dark when you pause (${option}=y), so that it's lit only around your hours of typing`,
    applies: (setup) => someHalf(setup, (values) => values[light] && values[hours] > hoursLitWithAutoOff(setup)),
    apply: (setup) => eachHalf(setup, (values) => ({ [hours]: Math.min(values[hours], hoursLitWithAutoOff(setup)) })),
  };
};

const changes: readonly Change[] = [
  autoOff('glow', 'underglow', 'CONFIG_ZMK_RGB_UNDERGLOW_AUTO_OFF_IDLE'),
  autoOff('light', 'backlight', 'CONFIG_ZMK_BACKLIGHT_AUTO_OFF_IDLE'),
  {
    id: 'sleep',
    text: `Turn on deep sleep (CONFIG_ZMK_SLEEP=y), so that the keyboard is awake ${hoursAwakeWithSleep} hours a day`,
    applies: ({ keyboard }) => keyboard.awake > hoursAwakeWithSleep && keyboard.typing <= hoursAwakeWithSleep,
    apply: (setup) => withValue(setup, 'keyboard', 'awake', hoursAwakeWithSleep),
  },
  {
    id: 'glow',
    text: 'Do without underglow',
    applies: (setup) => someHalf(setup, ({ glow }) => glow),
    apply: (setup) => eachHalf(setup, () => ({ glow: false })),
  },
  {
    id: 'light',
    text: 'Do without backlight',
    applies: (setup) => someHalf(setup, ({ light }) => light),
    apply: (setup) => eachHalf(setup, () => ({ light: false })),
  },
  {
    id: 'oled',
    text: 'Replace the OLED with a nice!view',
    applies: (setup) => someHalf(setup, ({ display }) => display === 'oled'),
    apply: (setup) =>
      eachHalf(setup, ({ display }) => (display === 'oled' ? { display: 'niceview', 'own-display': null } : {})),
  },
  {
    id: 'display',
    text: 'Do without a display',
    applies: (setup) => someHalf(setup, ({ display }) => display === 'niceview' || display === 'epaper'),
    apply: (setup) => eachHalf(setup, () => ({ display: 'none' })),
  },
  {
    id: 'dongle',
    text: 'Add a dongle, so that no half has to be the central',
    applies: ({ keyboard }) => keyboard.layout === 'split',
    apply: (setup) => withValue(setup, 'keyboard', 'layout', 'dongle'),
  },
  {
    id: 'profiles',
    text: 'Keep one host connected',
    applies: ({ keyboard }) => keyboard.profiles > 1 && keyboard.layout !== 'dongle',
    apply: (setup) => withValue(setup, 'keyboard', 'profiles', 1),
  },
  {
    id: 'board',
    text: 'Use a nice!nano v2, whose regulator needs less',
    applies: ({ keyboard }) => keyboard.board === 'nice-nano-v1',
    apply: (setup) => withValue(setup, 'keyboard', 'board', 'nice-nano-v2'),
  },
  {
    id: 'supply',
    text: `Use a board with a switching supply that needs ${thriftySupply.quiescent} µA itself, as that of the nice!60 does`,
    applies: ({ keyboard }) => boardOf(keyboard).supply.kind === 'ldo',
    apply: (setup) => ({ ...setup, keyboard: withThriftySupply(setup.keyboard) }),
  },
  {
    id: 'battery',
    text: 'Fit a battery of twice the size',
    applies: (setup) => !someHalf(setup, ({ battery }) => battery > 10_000),
    apply: (setup) => eachHalf(setup, ({ battery }) => ({ battery: battery * 2 })),
  },
];

/** Hours until the first part is empty, which is when you have to charge. */
export const firstEmptyHours = (setup: Setup): number =>
  Math.min(...partsOf(setup).map(({ part }) => estimateHours(part)));

/** The changes that gain the most, best first. Changes that gain less than 3 % are not worth a line. */
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
