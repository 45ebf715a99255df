import { longestLifeHours } from './discharge.ts';
import type { Life } from './part.ts';

const aMinute = 1 / 60;
const day = 24;
/** Up to `until` hours, a time is told in this unit. */
const units = [
  { name: 'minute', hours: aMinute, until: 2 },
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
  if (hours < aMinute) return 'under a minute';
  const { name, hours: size } = unitOf(hours);
  return plural(rounded(hours / size), name);
}

/** "about 9 weeks"; the words for a time beyond either end stand alone. */
export const aboutWords = (hours: number): string =>
  hours >= longestLifeHours || hours < aMinute ? lifeWords(hours) : `about ${lifeWords(hours)}`;

/** "6 to 13 weeks": both ends in one unit where that reads well. */
export function rangeWords({ lowHours, hours, highHours }: Life): string {
  const [lowWords, highWords] = [lifeWords(lowHours), lifeWords(highHours)];
  if (lowWords === highWords) return lowWords;
  if (highHours >= longestLifeHours && lowWords === '10 years') return '10 years or more';
  if (highHours >= longestLifeHours || lowHours < aMinute) return `${lowWords} to ${highWords}`;
  const { name, hours: size } = unitOf(hours);
  const low = rounded(lowHours / size);
  const high = rounded(highHours / size);
  return low === high ? plural(low, name) : `${low} to ${plural(high, name)}`;
}
