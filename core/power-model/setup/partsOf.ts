import { boards } from '../data/boards.ts';
import type { Backlight, Board, Display, Measurements, KeyboardPart, Role, Underglow } from '../part.ts';
import type { FieldValue } from './field.ts';
import type { KeyboardValues, PartValues, Setup } from './fields.ts';

/** A part with its own battery, and its name on the page. */
export type NamedPart = Readonly<{ id: 'keyboard' | 'left' | 'right' | 'each'; name: string; part: KeyboardPart }>;

const forwardVolts = { white: 3.2, blue: 3, green: 2.2, yellow: 2.1, red: 1.8 } as const;

export function boardOf(values: KeyboardValues): Board {
  const known = boards.find(({ id }) => id === values.board);
  if (known) return known;
  const common = { outputVolts: values.volts, quiescentMicroA: values.quiescent };
  return {
    supply:
      values.supply === 'ldo'
        ? { kind: 'ldo', ...common }
        : { kind: 'switching', ...common, efficiency: values.efficiency / 100 },
    otherQuiescentMicroA: values.other,
  };
}

const underglowOf = (values: PartValues): Underglow => ({
  leds: values['glow-leds'],
  brightness: values['glow-level'] / 100,
  hoursLitPerDay: values['glow-hours'],
  cutWhenDark: values['glow-cut'],
});

const backlightOf = (values: PartValues): Backlight => ({
  leds: values['light-leds'],
  brightness: values['light-level'] / 100,
  forwardVolts: values['light-color'] === 'other' ? values['light-volts'] : forwardVolts[values['light-color']],
  ohms: values['light-ohms'],
  hoursLitPerDay: values['light-hours'],
});

const displayOf = (kind: Display['kind'], values: PartValues): Display =>
  kind === 'oled' ? { kind, hoursLitPerDay: values['oled-hours'] } : { kind };

function measurementsOf(values: PartValues): Measurements {
  const entries = [
    ['idleMicroA', values['own-idle']],
    ['typingMicroA', values['own-typing']],
    ['underglowMicroA', values['own-glow']],
    ['backlightMicroA', values['own-light']],
    ['displayMicroA', values['own-display']],
  ] as const;
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

function partOf(keyboard: KeyboardValues, values: PartValues, role: Role): KeyboardPart {
  return {
    role,
    board: boardOf(keyboard),
    batteryMilliAh: values.battery,
    usage: {
      connectedProfiles: keyboard.profiles,
      hoursAwakePerDay: keyboard.awake,
      hoursTypingPerDay: keyboard.typing,
    },
    ...(values.glow ? { underglow: underglowOf(values) } : {}),
    ...(values.light ? { backlight: backlightOf(values) } : {}),
    ...(values.display === 'none' ? {} : { display: displayOf(values.display, values) }),
    measured: measurementsOf(values),
  };
}

/** The parts of the keyboard that have a battery, in display order. */
export function partsOf({ keyboard, left, right }: Setup): readonly NamedPart[] {
  const rightValues = keyboard.alike ? left : right;
  switch (keyboard.layout) {
    case 'one':
      return [{ id: 'keyboard', name: 'Keyboard', part: partOf(keyboard, left, 'standalone') }];
    case 'split':
      return [
        { id: 'left', name: 'Left half (central)', part: partOf(keyboard, left, 'central') },
        { id: 'right', name: 'Right half (peripheral)', part: partOf(keyboard, rightValues, 'peripheral') },
      ];
    case 'dongle':
      if (keyboard.alike) return [{ id: 'each', name: 'Each half', part: partOf(keyboard, left, 'peripheral') }];
      return [
        { id: 'left', name: 'Left half', part: partOf(keyboard, left, 'peripheral') },
        { id: 'right', name: 'Right half', part: partOf(keyboard, rightValues, 'peripheral') },
      ];
  }
}

const whileAwake: ReadonlySet<string> = new Set(['typing', 'oled-hours', 'glow-hours', 'light-hours']);

/** A note if only part of a field's hours counts: typing and lights can't last longer than the keyboard is awake. */
export function noteOn(field: string, value: FieldValue, { keyboard: { awake } }: Setup): string | undefined {
  return whileAwake.has(field) && typeof value === 'number' && value > awake
    ? `Only the hours awake count: ${awake}.`
    : undefined;
}

/** Warns about values that are valid on their own but contradict each other. */
export function warningsFor(setup: Setup): readonly string[] {
  const warnings: string[] = [];
  const warnIf = (condition: boolean, text: string) => {
    if (condition) warnings.push(text);
  };
  for (const { name, part } of partsOf(setup)) {
    const { supply } = part.board;
    const light = part.backlight;
    warnIf(
      supply.kind === 'ldo' && supply.outputVolts > 3.6,
      `${name}: a linear regulator can’t output ${supply.outputVolts} V from a lithium cell, which has 3 to 4.2 V.`,
    );
    warnIf(
      light !== undefined && light.forwardVolts >= supply.outputVolts,
      `${name}: LEDs with a forward voltage of ${light?.forwardVolts ?? 0} V stay dark at ${supply.outputVolts} V, so they draw nothing.`,
    );
  }
  return [...new Set(warnings)];
}
