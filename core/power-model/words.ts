import { longestLifeHours } from './discharge.ts';
import type { Life } from './part.ts';

const day = 24;
/** Up to `until` hours, a time is told in this unit. */
const units = [
  { name: 'minute', hours: 1 / 60, until: 2 },
  { name: 'hour', hours: 1, until: 2 * day },
  { name: 'day', hours: day, until: 21 * day },
  { name: 'week', hours: 7 * day, until: 13 * 7 * day },
  { name: 'month', hours: 30.44 * day, until: 730.5 * day },
  { name: 'year', hours: 365.25 * day, until: Infinity },
] as const;

const unitOf = (hours: number) => units.find(({ until }) => hours < until) ?? units[5];

/** An estimate carries no more digits than these. */
const rounded = (value: number): number => (value >= 5 ? Math.round(value) : Math.round(value * 10) / 10);
const plural = (value: number, name: string): string => `${value} ${name}${value === 1 ? '' : 's'}`;

/** "9 weeks", "1.5 days", "more than 10 years". */
export function lifeWords(hours: number): string {
  if (hours >= longestLifeHours) return 'more than 10 years';
  if (hours < 1 / 60) return 'under a minute';
  const { name, hours: size } = unitOf(hours);
  return plural(rounded(hours / size), name);
}

/** "6 to 13 weeks": both ends in one unit where that reads well. */
export function rangeWords({ lowHours, hours, highHours }: Life): string {
  if (lowHours >= longestLifeHours) return lifeWords(lowHours);
  const { name, hours: size } = unitOf(hours);
  if (highHours >= longestLifeHours || lowHours < 1 / 60) return `${lifeWords(lowHours)} to ${lifeWords(highHours)}`;
  const low = rounded(lowHours / size);
  const high = rounded(highHours / size);
  return low === high ? plural(low, name) : `${low} to ${plural(high, name)}`;
}
