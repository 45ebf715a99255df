import { figures, type FigureId } from './data/figures.ts';
import type { Consumer, Part } from './part.ts';

/** Where the value of a figure comes from: its own, or one of its bounds while a range is worked out. */
export type Pick = (id: FigureId) => number;
export const nominal: Pick = (id) => figures[id].value;

export type Loads = Readonly<{ consumers: readonly Consumer[]; loadMicroW: number; conversionLossShare: number }>;

const hoursPerDay = 24;

type MicroW = (part: Part, pick: Pick) => number;

/**
 * What the battery gives for a microampere at the output of the supply. A linear regulator passes the current on and burns the
 * rest of the voltage; a switching one converts power.
 */
const voltsAtBattery = ({ board: { supply } }: Part, pick: Pick): number =>
  supply.kind === 'ldo'
    ? pick('batteryVolts')
    : supply.outputVolts / Math.min(1, supply.efficiency * pick('efficiencyFactor'));

/** Published currents are those at the output of the supply, own ones are measured at the battery. */
const ownOr = (own: number | undefined, part: Part, pick: Pick, publishedMicroA: () => number): number =>
  own === undefined
    ? publishedMicroA() * voltsAtBattery(part, pick)
    : own * pick('ownMeasurementFactor') * pick('batteryVolts');

const awakeShare = ({ usage }: Part): number => usage.hoursAwakePerDay / hoursPerDay;
/** Nothing is lit or typed on while the keyboard sleeps. */
const shareWhileAwake = (hours: number, part: Part): number =>
  Math.min(hours, part.usage.hoursAwakePerDay) / hoursPerDay;

const idleMicroW: MicroW = (part, pick) => {
  const published = () => {
    const hosts = pick('hostConnectionMicroA') * part.usage.connectedProfiles;
    switch (part.role) {
      case 'standalone':
        return hosts;
      case 'central':
        return pick('centralIdleMicroA') + hosts;
      case 'peripheral':
        return pick('peripheralIdleMicroA');
    }
  };
  return ownOr(part.own?.idleMicroA, part, pick, published) * awakeShare(part);
};

const typingMicroW: MicroW = (part, pick) =>
  ownOr(part.own?.typingMicroA, part, pick, () => pick(`${part.role}TypingMicroA`)) *
  pick('keyDownShare') *
  shareWhileAwake(part.usage.hoursTypingPerDay, part);

const underglowMicroW: MicroW = (part, pick) => {
  const { underglow: glow, own } = part;
  if (!glow) return 0;
  const darkMicroA = pick('glowLedDarkMicroA');
  const lit = ownOr(own?.underglowMicroA, part, pick, () => {
    const led = darkMicroA + glow.brightness * (pick('glowLedFullMicroA') - darkMicroA);
    return pick('glowFirmwareMicroA') + glow.leds * led;
  });
  const litShare = shareWhileAwake(glow.hoursLitPerDay, part);
  if (glow.cutWhenDark) return lit * litShare;
  // What is measured is how much more the lit LEDs draw than the dark ones, which draw their current all day.
  const darkShare = own?.underglowMicroA === undefined ? 1 - litShare : 1;
  return lit * litShare + glow.leds * darkMicroA * voltsAtBattery(part, pick) * darkShare;
};

const backlightMicroW: MicroW = (part, pick) => {
  const { backlight: light, own, board } = part;
  if (!light) return 0;
  const lit = ownOr(own?.backlightMicroA, part, pick, () => {
    // An LED whose forward voltage is above the supply stays dark; it does not feed the battery.
    const volts = Math.max(0, board.supply.outputVolts - light.forwardVolts);
    const pwm = light.brightness > 0 && light.brightness < 1 ? pick('backlightPwmMicroA') : 0;
    const led = (volts / light.ohms) * 1e6 * pick('backlightLedFactor');
    return led * light.brightness * light.leds + pwm;
  });
  return lit * shareWhileAwake(light.hoursLitPerDay, part);
};

const displayMicroW: MicroW = (part, pick) => {
  const { display, own } = part;
  if (!display) return 0;
  const awake = awakeShare(part);
  if (display.kind === 'oled') {
    const litShare = shareWhileAwake(display.hoursLitPerDay, part);
    const lit = ownOr(own?.displayMicroA, part, pick, () => pick('oledLitMicroA'));
    return lit * litShare + pick('oledDarkMicroA') * voltsAtBattery(part, pick) * (awake - litShare);
  }
  const mean = () => {
    const active = pick(`${display.kind}ActiveShare`);
    return active * pick(`${display.kind}ActiveMicroA`) + (1 - active) * pick(`${display.kind}RestMicroA`);
  };
  return ownOr(own?.displayMicroA, part, pick, mean) * awake;
};

const consumers = [
  ['idle', idleMicroW, () => true],
  ['typing', typingMicroW, () => true],
  ['underglow', underglowMicroW, (part: Part) => part.underglow !== undefined],
  ['backlight', backlightMicroW, (part: Part) => part.backlight !== undefined],
  ['display', displayMicroW, (part: Part) => part.display !== undefined],
] as const;

/** Mean power that each consumer takes from the battery, in the order in which they are shown. */
export function loadsOf(part: Part, pick: Pick): Loads {
  const { supply, otherQuiescentMicroA } = part.board;
  const volts = voltsAtBattery(part, pick);
  // The supply's own current is drawn at its input, before any conversion.
  const supplyMicroW = supply.quiescentMicroA * pick('batteryVolts') * pick('quiescentFactor');
  const boardMicroW = supplyMicroW + otherQuiescentMicroA * volts * pick('quiescentFactor');
  const list: Consumer[] = [{ id: 'board', microW: boardMicroW }];
  for (const [id, microW, present] of consumers) {
    if (present(part)) list.push({ id, microW: microW(part, pick) });
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
