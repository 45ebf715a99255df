import { figures, type FigureId } from './data/figures.ts';
import type { Consumer, KeyboardPart } from './part.ts';

/** Returns the value to use for a figure: the nominal value, or a bound when computing the range. */
export type FigureLookup = (id: FigureId) => number;
export const nominal: FigureLookup = (id) => figures[id].value;

export type Loads = Readonly<{ consumers: readonly Consumer[]; loadMicroW: number; conversionLossShare: number }>;

const hoursPerDay = 24;

/** The mean power a consumer draws from the battery over a day. */
type MeanMicroW = (part: KeyboardPart, figure: FigureLookup) => number;

/**
 * Multiplied by the current at the output of the supply, this gives the power drawn from the battery. A linear regulator
 * passes the current through and turns the excess voltage into heat; a switching one converts power.
 */
const outputToBatteryVolts = ({ board: { supply } }: KeyboardPart, figure: FigureLookup): number =>
  supply.kind === 'ldo'
    ? figure('batteryVolts')
    : supply.outputVolts / Math.min(1, supply.efficiency * figure('efficiencyFactor'));

/** Published currents are at the output of the supply, while readers measure at the battery. */
const batteryMicroW = (
  measuredMicroA: number | undefined,
  part: KeyboardPart,
  figure: FigureLookup,
  publishedMicroA: () => number,
): number =>
  measuredMicroA === undefined
    ? publishedMicroA() * outputToBatteryVolts(part, figure)
    : measuredMicroA * figure('ownMeasurementFactor') * figure('batteryVolts');

const awakeShare = ({ usage }: KeyboardPart): number => usage.hoursAwakePerDay / hoursPerDay;
/** Typing and lights are limited to the hours the keyboard is awake. */
const shareWhileAwake = (hours: number, part: KeyboardPart): number =>
  Math.min(hours, part.usage.hoursAwakePerDay) / hoursPerDay;

const idleMicroW: MeanMicroW = (part, figure) => {
  const published = () => {
    const hosts = figure('hostConnectionMicroA') * part.usage.connectedProfiles;
    switch (part.role) {
      case 'standalone':
        return hosts;
      case 'central':
        return figure('centralIdleMicroA') + hosts;
      case 'peripheral':
        return figure('peripheralIdleMicroA');
    }
  };
  return batteryMicroW(part.measured?.idleMicroA, part, figure, published) * awakeShare(part);
};

const typingMicroW: MeanMicroW = (part, figure) =>
  batteryMicroW(part.measured?.typingMicroA, part, figure, () => figure(`${part.role}TypingMicroA`)) *
  figure('keyDownShare') *
  shareWhileAwake(part.usage.hoursTypingPerDay, part);

const underglowMicroW: MeanMicroW = (part, figure) => {
  const { underglow: glow, measured } = part;
  if (!glow) return 0;
  const darkMicroA = figure('glowLedDarkMicroA');
  const lit = batteryMicroW(measured?.underglowMicroA, part, figure, () => {
    const led = darkMicroA + glow.brightness * (figure('glowLedFullMicroA') - darkMicroA);
    return figure('glowFirmwareMicroA') + glow.leds * led;
  });
  const litShare = shareWhileAwake(glow.hoursLitPerDay, part);
  if (glow.cutWhenDark) return lit * litShare;
  // A measured current is the difference between lit and dark, so it doesn't include the dark current, which flows all day.
  const darkShare = measured?.underglowMicroA === undefined ? 1 - litShare : 1;
  return lit * litShare + glow.leds * darkMicroA * outputToBatteryVolts(part, figure) * darkShare;
};

const backlightMicroW: MeanMicroW = (part, figure) => {
  const { backlight: light, measured, board } = part;
  if (!light) return 0;
  const lit = batteryMicroW(measured?.backlightMicroA, part, figure, () => {
    // An LED with a forward voltage above the supply voltage stays dark.
    const volts = Math.max(0, board.supply.outputVolts - light.forwardVolts);
    const pwm = light.brightness > 0 && light.brightness < 1 ? figure('backlightPwmMicroA') : 0;
    const led = (volts / light.ohms) * 1e6 * figure('backlightLedFactor');
    return led * light.brightness * light.leds + pwm;
  });
  return lit * shareWhileAwake(light.hoursLitPerDay, part);
};

const displayMicroW: MeanMicroW = (part, figure) => {
  const { display, measured } = part;
  if (!display) return 0;
  const awake = awakeShare(part);
  if (display.kind === 'oled') {
    const litShare = shareWhileAwake(display.hoursLitPerDay, part);
    const lit = batteryMicroW(measured?.displayMicroA, part, figure, () => figure('oledLitMicroA'));
    return lit * litShare + figure('oledDarkMicroA') * outputToBatteryVolts(part, figure) * (awake - litShare);
  }
  const mean = () => {
    const active = figure(`${display.kind}ActiveShare`);
    return active * figure(`${display.kind}ActiveMicroA`) + (1 - active) * figure(`${display.kind}RestMicroA`);
  };
  return batteryMicroW(measured?.displayMicroA, part, figure, mean) * awake;
};

const consumers = [
  ['idle', idleMicroW, () => true],
  ['typing', typingMicroW, () => true],
  ['underglow', underglowMicroW, (part: KeyboardPart) => part.underglow !== undefined],
  ['backlight', backlightMicroW, (part: KeyboardPart) => part.backlight !== undefined],
  ['display', displayMicroW, (part: KeyboardPart) => part.display !== undefined],
] as const;

/** The mean power each consumer draws from the battery, in display order. */
export function loadsOf(part: KeyboardPart, figure: FigureLookup): Loads {
  const { supply, otherQuiescentMicroA } = part.board;
  const volts = outputToBatteryVolts(part, figure);
  // The quiescent current is drawn at the input of the supply, before any conversion.
  const supplyMicroW = supply.quiescentMicroA * figure('batteryVolts') * figure('quiescentFactor');
  const boardMicroW = supplyMicroW + otherQuiescentMicroA * volts * figure('quiescentFactor');
  const list: Consumer[] = [{ id: 'board', microW: boardMicroW }];
  for (const [id, microW, present] of consumers) {
    if (present(part)) list.push({ id, microW: microW(part, figure) });
  }
  const loadMicroW = list.reduce((sum, { microW }) => sum + microW, 0);
  const converted = loadMicroW - supplyMicroW;
  const lossPerMicroW = Math.max(0, 1 - supply.outputVolts / volts);
  return {
    consumers: list,
    loadMicroW,
    conversionLossShare: loadMicroW > 0 ? Math.max(0, converted * lossPerMicroW) / loadMicroW : 0,
  };
}
