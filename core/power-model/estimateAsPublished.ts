import { figures, type FigureId } from './data/figures.ts';
import type { Consumer, Estimate, KeyboardPart } from './part.ts';

/*
 * The formula ZMK's website has used since 2020, kept for comparison and as a test of our figures. It assumes a constant
 * self-discharge of 5 % of the full charge a month, an efficiency of 85 %, and typing during 2 % of the time awake.
 * README.md says what is wrong with that. Don't fix it here: this file has to reproduce the published results.
 */
const batteryVolts = 3.8;
const selfDischargePercentPerMonth = 5;
const efficiency = 0.85;
const efficiencyRange = 0.05;
const typingShare = 0.02;
const measurementAccuracy = 0.2;

const value = (id: FigureId): number => figures[id].value;

function idleMicroA({ role, usage }: KeyboardPart): number {
  if (role === 'peripheral') return value('peripheralIdleMicroA');
  const splitLink = role === 'central' ? value('centralIdleMicroA') : 0;
  return splitLink + value('hostConnectionMicroA') * usage.connectedProfiles;
}

function featureMicroA({ underglow, backlight, display, board }: KeyboardPart): [Consumer['id'], number][] {
  const list: [Consumer['id'], number][] = [];
  if (underglow) {
    const dark = value('glowLedDarkMicroA');
    const led = underglow.brightness * (value('glowLedFullMicroA') - dark) + dark;
    list.push(['underglow', value('glowFirmwareMicroA') + underglow.leds * led]);
  }
  if (backlight) {
    const { brightness, forwardVolts, ohms, leds } = backlight;
    const pwm = brightness > 0 && brightness < 1 ? value('backlightPwmMicroA') : 0;
    list.push(['backlight', ((board.supply.outputVolts - forwardVolts) / ohms) * 1e6 * brightness * leds + pwm]);
  }
  if (display?.kind === 'oled') list.push(['display', value('oledLitMicroA') * 0.5 + value('oledDarkMicroA') * 0.5]);
  else if (display) {
    const share = value(`${display.kind}ActiveShare`);
    const rest = value(`${display.kind}RestMicroA`);
    list.push(['display', value(`${display.kind}ActiveMicroA`) * share + rest * (1 - share)]);
  }
  return list;
}

/** The estimate of the published formula, in whole minutes. It ignores measured currents and the hours lights are on. */
export function estimateAsPublished(part: KeyboardPart): Estimate {
  const { supply, otherQuiescentMicroA } = part.board;
  const volts = supply.kind === 'ldo' ? batteryVolts : supply.outputVolts / supply.efficiency;
  const awake = part.usage.hoursAwakePerDay / 24;
  const selfMicroA = (Math.trunc(part.batteryMilliAh) * (selfDischargePercentPerMonth / 100) * 1000) / 720;
  const quiescentMicroA = Math.trunc(supply.quiescentMicroA) + Math.trunc(otherQuiescentMicroA);
  const consumers: Consumer[] = [
    { id: 'self-discharge', microW: selfMicroA * batteryVolts },
    { id: 'board', microW: quiescentMicroA * volts },
    { id: 'idle', microW: idleMicroA(part) * volts * awake },
    { id: 'typing', microW: value(`${part.role}TypingMicroA`) * typingShare * volts * awake },
    ...featureMicroA(part).map(([id, microA]) => ({ id, microW: microA * volts * awake })),
  ];
  const totalMicroW = consumers.reduce((sum, { microW }) => sum + microW, 0);
  const minutes = (share: number, load: number): number =>
    Math.round(((part.batteryMilliAh * batteryVolts * share * 1000) / load) * 60);
  const hours = minutes(efficiency, totalMicroW) / 60;
  const lowHours = minutes(efficiency - efficiencyRange, totalMicroW * (1 + measurementAccuracy)) / 60;
  return {
    consumers,
    totalMicroW,
    life: { lowHours, hours, highHours: 2 * hours - lowHours },
    discharge: {
      energyMicroWh: part.batteryMilliAh * batteryVolts * efficiency * 1000,
      loadMicroW: totalMicroW,
      ratePerHour: 0,
    },
    conversionLossShare: 0,
    uncertainties: [],
  };
}
