import type { ReactElement } from 'react';
import { estimate, lifeText, partsOf, readSetup } from '#core/power-model';
import { Reference } from '../ReferenceTable/InlineText';

type Props = Readonly<{
  /** The settings of the power profiler, as in its address: `layout=split&awake=10`. */
  setup?: string;
}>;

/** How long the first battery of a keyboard lasts, as a link to the power profiler. */
export default function BatteryLife({ setup = '' }: Props): ReactElement {
  const query = new URLSearchParams(setup);
  const [first] = partsOf(readSetup((name) => query.get(name)).setup);
  if (!first) throw new Error(`<BatteryLife>: ${setup} has no battery.`);
  return (
    <Reference href={setup ? `/power-profiler?${setup}` : '/power-profiler'}>
      {lifeText(estimate(first.part).life.hours)}
    </Reference>
  );
}
