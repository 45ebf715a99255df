import { figures, type Estimate } from '#core/power-model';
import type { PowerUnit } from './address';

const twoDigits = (value: number): string => {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
};

/** A mean power in the unit that the reader chose. Currents are those that leave the battery. */
export function powerWords(microW: number, { totalMicroW }: Estimate, unit: PowerUnit): string {
  const scaled = (value: number, small: string, large: string) =>
    value >= 10_000 ? `${twoDigits(value / 1000)} ${large}` : `${twoDigits(value)} ${small}`;
  switch (unit) {
    case 'µA':
      return scaled(microW / figures.batteryVolts.value, 'µA', 'mA');
    case 'µW':
      return scaled(microW, 'µW', 'mW');
    case '%': {
      const percent = totalMicroW > 0 ? (microW / totalMicroW) * 100 : 0;
      return percent > 0 && percent < 1 ? 'under 1 %' : `${Math.round(percent)} %`;
    }
  }
}
