import { figures, type FigureId } from './data/figures.ts';
import { energyLeftMicroWh, hoursToEmpty, longestLifeHours, ratePerHourOf } from './discharge.ts';
import { loadsOf, nominal, type FigureLookup } from './loads.ts';
import type { Estimate, Life, KeyboardPart } from './part.ts';

type Discharge = Estimate['discharge'];

function dischargeOf(part: KeyboardPart, figure: FigureLookup, loadMicroW: number): Discharge {
  return {
    energyMicroWh: part.batteryMilliAh * 1000 * figure('batteryVolts') * figure('usableShare'),
    loadMicroW,
    ratePerHour: ratePerHourOf(figure('selfDischargePerMonth')),
  };
}

const lifeOf = ({ energyMicroWh, loadMicroW, ratePerHour }: Discharge): number =>
  Math.min(longestLifeHours, hoursToEmpty(energyMicroWh, loadMicroW, ratePerHour));

const lifeWith = (part: KeyboardPart, figure: FigureLookup): number =>
  lifeOf(dischargeOf(part, figure, loadsOf(part, figure).loadMicroW));

/** The estimated life without the range, which is faster when comparing many setups. */
export const estimateHours = (part: KeyboardPart): number => lifeWith(part, nominal);

/**
 * Moves one figure at a time to its bounds and combines the effects on the logarithm of the life as independent errors,
 * separately for shorter and longer lives. The range always includes the estimate and can be asymmetric.
 */
function rangeAround(
  part: KeyboardPart,
  hours: number,
): Readonly<{ life: Life; uncertainties: Estimate['uncertainties'] }> {
  let shorter = 0;
  let longer = 0;
  const variances: { label: string; variance: number }[] = [];
  // Only vary the figures this part depends on.
  const used = new Set<FigureId>();
  lifeWith(part, (id) => {
    used.add(id);
    return nominal(id);
  });
  if (hours > 0) {
    for (const id of used) {
      const effects = [figures[id].low, figures[id].high].map((bound) => {
        const figure: FigureLookup = (other: FigureId) => (other === id ? bound : nominal(other));
        return Math.log(lifeWith(part, figure) / hours);
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
    uncertainties: variances
      .map(({ label, variance }) => ({ label, share: sum > 0 ? variance / sum : 0 }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share),
  };
}

/** Estimates the life of a charge. Self-discharge is proportional to the remaining charge. See README.md. */
export function estimate(part: KeyboardPart): Estimate {
  const { consumers, loadMicroW, conversionLossShare } = loadsOf(part, nominal);
  const discharge = dischargeOf(part, nominal, loadMicroW);
  const hours = lifeOf(discharge);
  const { energyMicroWh, ratePerHour } = discharge;
  // Self-discharge is the energy that left the battery minus what the load used.
  const usedMicroWh = energyMicroWh - energyLeftMicroWh(energyMicroWh, loadMicroW, ratePerHour, hours);
  const selfMicroW = hours > 0 ? Math.max(0, usedMicroWh / hours - loadMicroW) : 0;
  return {
    consumers: [{ id: 'self-discharge', microW: selfMicroW }, ...consumers],
    totalMicroW: loadMicroW + selfMicroW,
    discharge,
    conversionLossShare,
    ...rangeAround(part, hours),
  };
}

/** The share of the usable charge left after some hours. `stretch` scales the estimated life. */
export function shareLeft({ discharge }: Estimate, hours: number, stretch = 1): number {
  const { energyMicroWh, loadMicroW, ratePerHour } = discharge;
  if (energyMicroWh <= 0 || stretch <= 0) return 0;
  return energyLeftMicroWh(energyMicroWh, loadMicroW, ratePerHour, hours / stretch) / energyMicroWh;
}
