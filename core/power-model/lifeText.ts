import { longestLifeHours } from './discharge.ts';
import type { Life } from './part.ts';

const day = 24;
/** All in hours. Each unit is used for durations below `until`. */
const units = [
  { name: 'hour', hours: 1, until: 2 * day },
  { name: 'day', hours: day, until: 60 * day },
  { name: 'month', hours: 30.44 * day, until: 730.5 * day },
  { name: 'year', hours: 365.25 * day, until: Infinity },
] as const;

/** The unit in which to show a duration. */
export const durationUnit = (hours: number) => units.find(({ until }) => hours < until) ?? units[3];

/** Rounds to the digits that an estimate is precise enough for. */
const rounded = (value: number): number => (value >= 5 ? Math.round(value) : Math.round(value * 10) / 10);
const plural = (value: number, name: string): string => `${value} ${name}${value === 1 ? '' : 's'}`;

/** For example "9 days", "1.5 months", or "more than 10 years". */
export function lifeText(hours: number): string {
  if (hours >= longestLifeHours) return 'more than 10 years';
  if (hours < 1) return 'under an hour';
  const { name, hours: size } = durationUnit(hours);
  return plural(rounded(hours / size), name);
}

/** For example "about 9 days", but not "about more than 10 years". */
export const aboutLifeText = (hours: number): string =>
  hours >= longestLifeHours || hours < 1 ? lifeText(hours) : `about ${lifeText(hours)}`;

/** For example "6 to 13 days". Both ends use the same unit unless one is "under an hour" or "more than 10 years". */
export function lifeRangeText({ lowHours, hours, highHours }: Life): string {
  const [lowText, highText] = [lifeText(lowHours), lifeText(highHours)];
  if (lowText === highText) return lowText;
  if (highHours >= longestLifeHours && lowText === '10 years') return '10 years or more';
  if (highHours >= longestLifeHours || lowHours < 1) return `${lowText} to ${highText}`;
  const { name, hours: size } = durationUnit(hours);
  const low = rounded(lowHours / size);
  const high = rounded(highHours / size);
  return low === high ? plural(low, name) : `${low} to ${plural(high, name)}`;
}
