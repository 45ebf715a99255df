import { durationUnit, longestLifeHours, shareLeft, type Estimate } from '#core/power-model';

/** Lengths of an interval, in the unit of the axis. */
const intervals = [0.25, 0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12];

export type TimeAxis = Readonly<{ hours: number; labels: readonly string[] }>;

/** An axis with four equal intervals that covers at least the given time. */
export function timeAxis(hours: number): TimeAxis {
  const minHours = Math.min(Math.max(hours, 0.5), longestLifeHours);
  const { name, hours: size } = durationUnit(minHours);
  const interval = intervals.find((length) => length * 4 * size >= minHours) ?? Math.ceil(minHours / size / 4);
  const end = 4 * interval;
  const labels = [...[0, 1, 2, 3].map((at) => String(at * interval)), `${end} ${name}${end === 1 ? '' : 's'}`];
  return { hours: end * size, labels };
}

const samples = 60;

/** Points of the curve in a 100 × 100 box, from full at the top left to empty at the bottom. */
function points(result: Estimate, axis: TimeAxis, lifeHours: number): string[] {
  const stretch = result.life.hours > 0 ? lifeHours / result.life.hours : 0;
  const end = Math.min(lifeHours, axis.hours);
  return Array.from({ length: samples + 1 }, (_, at) => {
    const hours = (end * at) / samples;
    const x = (hours / axis.hours) * 100;
    return `${x.toFixed(2)} ${(100 - shareLeft(result, hours, stretch) * 100).toFixed(2)}`;
  });
}

/** SVG paths of the expected curve, and of the band between the shortest and longest life. */
export function curvePaths(result: Estimate, axis: TimeAxis): Readonly<{ line: string; band: string }> {
  const { lowHours, hours, highHours } = result.life;
  const longest = points(result, axis, highHours);
  const shortest = points(result, axis, lowHours);
  return {
    line: `M${points(result, axis, hours).join('L')}`,
    band: `M${longest.join('L')}L${shortest.reverse().join('L')}Z`,
  };
}
