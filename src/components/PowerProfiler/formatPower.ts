import { figures, type Estimate } from '#core/power-model';
import type { PowerUnit } from './profilerUrl';

const roundToTwoDigits = (value: number): string => {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
};

/** Formats a mean power in the selected unit. Currents are measured at the battery. */
export function formatPower(microW: number, { totalMicroW }: Estimate, unit: PowerUnit): string {
  const scaled = (value: number, small: string, large: string) =>
    value >= 10_000 ? `${roundToTwoDigits(value / 1000)} ${large}` : `${roundToTwoDigits(value)} ${small}`;
  switch (unit) {
    case 'µA':
      return scaled(microW / figures.batteryVolts.value, 'µA', 'mA');
    case 'µW':
      return scaled(microW, 'µW', 'mW');
    case '%': {
      const percent = totalMicroW > 0 ? (microW / totalMicroW) * 100 : 0;
      return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
    }
  }
}
