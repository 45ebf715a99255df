/** What the model needs to know about one battery and what hangs on it. Units are in the names; shares run from 0 to 1. */
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
  /** Whether the board cuts the supply of the LEDs while they are dark. */
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

/** Currents that someone measured at the battery of their own keyboard, while the thing is on; they replace the published ones. */
export type OwnMeasurements = Readonly<
  Partial<Record<'idleMicroA' | 'typingMicroA' | 'underglowMicroA' | 'backlightMicroA' | 'displayMicroA', number>>
>;

export type Part = Readonly<{
  role: Role;
  board: Board;
  batteryMilliAh: number;
  usage: Usage;
  underglow?: Underglow;
  backlight?: Backlight;
  display?: Display;
  own?: OwnMeasurements;
}>;

export type ConsumerId = 'self-discharge' | 'board' | 'idle' | 'typing' | 'underglow' | 'backlight' | 'display';

export type Consumer = Readonly<{ id: ConsumerId; microW: number }>;

/** How long a charge lasts. `lowHours` ≤ `hours` ≤ `highHours`, all finite. */
export type Life = Readonly<{ lowHours: number; hours: number; highHours: number }>;

export type Estimate = Readonly<{
  /** Mean power taken from the battery over the life of the charge. */
  consumers: readonly Consumer[];
  totalMicroW: number;
  life: Life;
  /** What the battery gives and how it falls: enough to draw the curve. */
  discharge: Readonly<{ energyMicroWh: number; loadMicroW: number; ratePerHour: number }>;
  /** Share of the load that the supply turns into heat. */
  conversionLossShare: number;
  /** What the width of the range comes from, largest first: a label and its share of the variance. */
  doubts: readonly Readonly<{ label: string; share: number }>[];
}>;
