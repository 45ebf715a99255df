import { figures, type FigureId } from './data/figures.ts';
import type { Consumer, Part } from './part.ts';

/** Where the value of a figure comes from: its own, or one of its bounds while a range is worked out. */
export type Pick = (id: FigureId) => number;
export const nominal: Pick = (id) => figures[id].value;

export type Loads = Readonly<{ consumers: readonly Consumer[]; loadMicroW: number; conversionLossShare: number }>;

const hoursPerDay = 24;

type MicroA = (part: Part, pick: Pick) => number;

const ownOr = (own: number | undefined, pick: Pick, published: () => number): number =>
  own === undefined ? published() : own * pick('ownMeasurementFactor');

const awakeShare = ({ usage }: Part): number => usage.hoursAwakePerDay / hoursPerDay;
/** Nothing is lit or typed on while the keyboard sleeps. */
const shareWhileAwake = (hours: number, part: Part): number =>
  Math.min(hours, part.usage.hoursAwakePerDay) / hoursPerDay;

const idleMicroA: MicroA = (part, pick) => {
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
  return ownOr(part.own?.idleMicroA, pick, published) * awakeShare(part);
};

const typingMicroA: MicroA = (part, pick) =>
  ownOr(part.own?.typingMicroA, pick, () => pick(`${part.role}TypingMicroA`)) *
  pick('keyDownShare') *
  shareWhileAwake(part.usage.hoursTypingPerDay, part);

const underglowMicroA: MicroA = (part, pick) => {
  const { underglow: glow, own } = part;
  if (!glow) return 0;
  const dark = pick('glowLedDarkMicroA');
  const lit = ownOr(own?.underglowMicroA, pick, () => {
    const led = dark + glow.brightness * (pick('glowLedFullMicroA') - dark);
    return pick('glowFirmwareMicroA') + glow.leds * led;
  });
  const litShare = shareWhileAwake(glow.hoursLitPerDay, part);
  return lit * litShare + (glow.cutWhenDark ? 0 : glow.leds * dark * (1 - litShare));
};

const backlightMicroA: MicroA = (part, pick) => {
  const { backlight: light, own, board } = part;
  if (!light) return 0;
  const lit = ownOr(own?.backlightMicroA, pick, () => {
    // An LED whose forward voltage is above the supply stays dark; it does not feed the battery.
    const volts = Math.max(0, board.supply.outputVolts - light.forwardVolts);
    const pwm = light.brightness > 0 && light.brightness < 1 ? pick('backlightPwmMicroA') : 0;
    const led = (volts / light.ohms) * 1e6 * pick('backlightLedFactor');
    return led * light.brightness * light.leds + pwm;
  });
  return lit * shareWhileAwake(light.hoursLitPerDay, part);
};

const displayMicroA: MicroA = (part, pick) => {
  const { display, own } = part;
  if (!display) return 0;
  const awake = awakeShare(part);
  if (display.kind === 'oled') {
    const litShare = shareWhileAwake(display.hoursLitPerDay, part);
    const lit = ownOr(own?.displayMicroA, pick, () => pick('oledLitMicroA'));
    return lit * litShare + pick('oledDarkMicroA') * (awake - litShare);
  }
  const mean = () => {
    const active = pick(`${display.kind}ActiveShare`);
    return active * pick(`${display.kind}ActiveMicroA`) + (1 - active) * pick(`${display.kind}RestMicroA`);
  };
  return ownOr(own?.displayMicroA, pick, mean) * awake;
};

const consumers = [
  ['idle', idleMicroA, () => true],
  ['typing', typingMicroA, () => true],
  ['underglow', underglowMicroA, (part: Part) => part.underglow !== undefined],
  ['backlight', backlightMicroA, (part: Part) => part.backlight !== undefined],
  ['display', displayMicroA, (part: Part) => part.display !== undefined],
] as const;

/** Mean power that each consumer takes from the battery, in the order in which they are shown. */
export function loadsOf(part: Part, pick: Pick): Loads {
  const { supply, otherQuiescentMicroA } = part.board;
  const batteryVolts = pick('batteryVolts');
  // A linear regulator passes the current on and burns the rest of the voltage; a switching one converts power.
  const voltsAtBattery =
    supply.kind === 'ldo'
      ? batteryVolts
      : supply.outputVolts / Math.min(1, supply.efficiency * pick('efficiencyFactor'));
  // The supply's own current is drawn at its input, before any conversion.
  const boardMicroW =
    (supply.quiescentMicroA * batteryVolts + otherQuiescentMicroA * voltsAtBattery) * pick('quiescentFactor');
  const list: Consumer[] = [{ id: 'board', microW: boardMicroW }];
  for (const [id, microA, present] of consumers) {
    if (present(part)) list.push({ id, microW: microA(part, pick) * voltsAtBattery });
  }
  const loadMicroW = list.reduce((sum, { microW }) => sum + microW, 0);
  const converted = loadMicroW - supply.quiescentMicroA * batteryVolts * pick('quiescentFactor');
  const lossPerMicroW = Math.max(0, 1 - supply.outputVolts / voltsAtBattery);
  return {
    consumers: list,
    loadMicroW,
    conversionLossShare: loadMicroW > 0 ? Math.max(0, converted * lossPerMicroW) / loadMicroW : 0,
  };
}
