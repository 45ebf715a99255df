import { longestLifeHours } from './discharge.ts';
import type { Life } from './part.ts';

const minute = 1 / 60;
const day = 24;
/** All in hours. Each unit is used for durations below `until`. */
const units = [
  { name: 'minute', hours: minute, until: 2 },
  { name: 'hour', hours: 1, until: 2 * day },
  { name: 'day', hours: day, until: 21 * day },
  { name: 'week', hours: 7 * day, until: 13 * 7 * day },
  { name: 'month', hours: 30.44 * day, until: 730.5 * day },
  { name: 'year', hours: 365.25 * day, until: Infinity },
] as const;

const unitOf = (hours: number) => units.find(({ until }) => hours < until) ?? units[5];

/** An estimate isn't precise enough for more digits than these. */
const rounded = (value: number): number => (value >= 5 ? Math.round(value) : Math.round(value * 10) / 10);
const plural = (value: number, name: string): string => `${value} ${name}${value === 1 ? '' : 's'}`;

/** For example "9 weeks", "1.5 days", or "more than 10 years". */
export function lifeText(hours: number): string {
  if (hours >= longestLifeHours) return 'more than 10 years';
  if (hours < minute) return 'under a minute';
  const { name, hours: size } = unitOf(hours);
  return plural(rounded(hours / size), name);
}

/** For example "about 9 weeks", but not "about more than 10 years". */
export const aboutLifeText = (hours: number): string =>
  hours >= longestLifeHours || hours < minute ? lifeText(hours) : `about ${lifeText(hours)}`;

/** For example "6 to 13 weeks". Both ends use the same unit unless one is "under a minute" or "more than 10 years". */
export function lifeRangeText({ lowHours, hours, highHours }: Life): string {
  const [lowText, highText] = [lifeText(lowHours), lifeText(highHours)];
  if (lowText === highText) return lowText;
  if (highHours >= longestLifeHours && lowText === '10 years') return '10 years or more';
  if (highHours >= longestLifeHours || lowHours < minute) return `${lowText} to ${highText}`;
  const { name, hours: size } = unitOf(hours);
  const low = rounded(lowHours / size);
  const high = rounded(highHours / size);
  return low === high ? plural(low, name) : `${low} to ${plural(high, name)}`;
}
