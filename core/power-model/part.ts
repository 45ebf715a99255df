/*
 * The input of the model, `KeyboardPart`, describes one battery and everything it powers; the output is an `Estimate`.
 * Units are part of the names. Shares and brightness are fractions from 0 to 1.
 */

export type Supply =
  | Readonly<{ kind: 'ldo'; outputVolts: number; quiescentMicroA: number }>
  | Readonly<{ kind: 'switching'; outputVolts: number; quiescentMicroA: number; efficiency: number }>;

export type Board = Readonly<{ supply: Supply; otherQuiescentMicroA: number }>;

export type Role = 'standalone' | 'central' | 'peripheral';

export type Usage = Readonly<{ connectedProfiles: number; hoursAwakePerDay: number; hoursTypingPerDay: number }>;

export type Underglow = Readonly<{
  leds: number;
  brightness: number;
  hoursLitPerDay: number;
  /** Whether the board cuts the power to the LEDs while they're off. */
  cutWhenDark: boolean;
}>;

export type Backlight = Readonly<{
  leds: number;
  brightness: number;
  forwardVolts: number;
  ohms: number;
  hoursLitPerDay: number;
}>;

export type Display = Readonly<{ kind: 'epaper' | 'niceview' }> | Readonly<{ kind: 'oled'; hoursLitPerDay: number }>;

/** Currents a reader measured at the battery while the consumer was on. They replace the published figures. */
export type Measurements = Readonly<
  Partial<Record<'idleMicroA' | 'typingMicroA' | 'underglowMicroA' | 'backlightMicroA' | 'displayMicroA', number>>
>;

/** A piece of the keyboard with its own battery: the whole keyboard, or one half of a split. */
export type KeyboardPart = Readonly<{
  role: Role;
  board: Board;
  batteryMilliAh: number;
  usage: Usage;
  underglow?: Underglow;
  backlight?: Backlight;
  display?: Display;
  measured?: Measurements;
}>;

export type ConsumerId = 'self-discharge' | 'board' | 'idle' | 'typing' | 'underglow' | 'backlight' | 'display';

export type Consumer = Readonly<{ id: ConsumerId; microW: number }>;

/** How long a charge lasts: an estimate and its range. `lowHours` ≤ `hours` ≤ `highHours`, all finite. */
export type Life = Readonly<{ lowHours: number; hours: number; highHours: number }>;

export type Estimate = Readonly<{
  /** Mean power drawn from the battery over the life of the charge. */
  consumers: readonly Consumer[];
  totalMicroW: number;
  life: Life;
  /** The parameters of the charge curve; `ratePerHour` is the self-discharge. */
  discharge: Readonly<{ energyMicroWh: number; loadMicroW: number; ratePerHour: number }>;
  /** The share of the load that the supply turns into heat. */
  conversionLossShare: number;
  /** The figures that make the range wide, largest share of the variance first. */
  uncertainties: readonly Readonly<{ label: string; share: number }>[];
}>;
