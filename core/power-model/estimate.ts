import { figures, type FigureId } from './data/figures.ts';
import { energyLeftMicroWh, hoursToEmpty, longestLifeHours, ratePerHourOf } from './discharge.ts';
import { loadsOf, nominal, type Pick } from './loads.ts';
import type { Estimate, Life, Part } from './part.ts';

type Discharge = Estimate['discharge'];

function dischargeOf(part: Part, pick: Pick, loadMicroW: number): Discharge {
  return {
    energyMicroWh: part.batteryMilliAh * 1000 * pick('batteryVolts') * pick('usableShare'),
    loadMicroW,
    ratePerHour: ratePerHourOf(pick('selfDischargePerMonth')),
  };
}

const lifeOf = ({ energyMicroWh, loadMicroW, ratePerHour }: Discharge): number =>
  Math.min(longestLifeHours, hoursToEmpty(energyMicroWh, loadMicroW, ratePerHour));

const lifeWith = (part: Part, pick: Pick): number => lifeOf(dischargeOf(part, pick, loadsOf(part, pick).loadMicroW));

/** The estimated life alone, for those who compare many setups and need no range. */
export const estimateHours = (part: Part): number => lifeWith(part, nominal);

/**
 * Moves one figure at a time to its bounds and adds the effects on the logarithm of the life as independent errors, those
 * that shorten it and those that lengthen it apart. So the range is lopsided where the figures are, and always holds the
 * estimate.
 */
function propagate(part: Part, hours: number): Readonly<{ life: Life; doubts: Estimate['doubts'] }> {
  let shorter = 0;
  let longer = 0;
  const variances: { label: string; variance: number }[] = [];
  // Only figures that this part depends on can change its life.
  const used = new Set<FigureId>();
  lifeWith(part, (id) => {
    used.add(id);
    return nominal(id);
  });
  if (hours > 0) {
    for (const id of used) {
      const effects = [figures[id].low, figures[id].high].map((bound) => {
        const pick: Pick = (other: FigureId) => (other === id ? bound : nominal(other));
        return Math.log(lifeWith(part, pick) / hours);
      });
      const down = Math.min(0, ...effects);
      const up = Math.max(0, ...effects);
      shorter += down ** 2;
      longer += up ** 2;
      variances.push({ label: figures[id].label, variance: down ** 2 + up ** 2 });
    }
  }
  const sum = shorter + longer;
  return {
    life: {
      lowHours: hours * Math.exp(-Math.sqrt(shorter)),
      hours,
      highHours: Math.min(longestLifeHours, hours * Math.exp(Math.sqrt(longer))),
    },
    doubts: variances
      .map(({ label, variance }) => ({ label, share: sum > 0 ? variance / sum : 0 }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share),
  };
}

/** The life of a charge with self-discharge in proportion to what is left. See README.md. */
export function estimate(part: Part): Estimate {
  const { consumers, loadMicroW, conversionLossShare } = loadsOf(part, nominal);
  const discharge = dischargeOf(part, nominal, loadMicroW);
  const hours = lifeOf(discharge);
  const { energyMicroWh, ratePerHour } = discharge;
  // What the battery gave less what the load took is what it lost by itself.
  const given = energyMicroWh - energyLeftMicroWh(energyMicroWh, loadMicroW, ratePerHour, hours);
  const selfMicroW = hours > 0 ? Math.max(0, given / hours - loadMicroW) : 0;
  return {
    consumers: [{ id: 'self-discharge', microW: selfMicroW }, ...consumers],
    totalMicroW: loadMicroW + selfMicroW,
    discharge,
    conversionLossShare,
    ...propagate(part, hours),
  };
}

/** Share of the usable charge that is left, for a life that is shorter or longer than estimated by `stretch`. */
export function shareLeft({ discharge }: Estimate, hours: number, stretch = 1): number {
  const { energyMicroWh, loadMicroW, ratePerHour } = discharge;
  if (energyMicroWh <= 0 || stretch <= 0) return 0;
  return energyLeftMicroWh(energyMicroWh, loadMicroW, ratePerHour, hours / stretch) / energyMicroWh;
}
