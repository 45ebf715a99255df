import { useId, type ReactElement } from 'react';
import type { Delay, Proposal, HoldTapSettings } from '#core/hold-tap-tuning';
import styles from './styles.module.css';

type Props = Readonly<{
  proposals: readonly Proposal[];
  chosen: HoldTapSettings;
  onChoose: (settings: HoldTapSettings) => void;
}>;

const maxShown = 6;
/** With fewer presses of home row mods than this, the result depends a lot on chance. */
const fewPresses = 60;

const describeDelay = (what: string, delay: Delay | undefined): string =>
  delay ? `${what} after ${Math.round(delay.meanMs)} ms (at worst ${Math.round(delay.worstMs)})` : '';

const describeSettings = ({ flavor, tappingTermMs, requirePriorIdleMs, oppositeHand }: HoldTapSettings): string =>
  [
    flavor,
    `${tappingTermMs} ms`,
    requirePriorIdleMs === 0 ? 'prior idle off' : `prior idle ${requirePriorIdleMs} ms`,
    ...(oppositeHand ? ['other hand or thumb'] : []),
  ].join(', ');

/** The best settings from the search, with the misfires and delays of each. */
export default function Proposals({ proposals, chosen, onChoose }: Props): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        Best settings for this typing
      </h2>
      <p>
        Fewer misfires usually mean longer delays. Try one to see its result and settings above.
        {(proposals[0]?.result.pressCount ?? 0) < fewPresses && ' The more you type, the better they fit.'}
      </p>
      <ol className={styles.proposals}>
        {proposals.slice(0, maxShown).map(({ settings, result: { misfires, letters, modifiers } }) => (
          <li key={misfires.length}>
            <strong>
              {misfires.length} {misfires.length === 1 ? 'misfire' : 'misfires'}
            </strong>
            <span>
              {describeDelay('Letters', letters)}
              <br />
              {describeDelay('Modifiers', modifiers)}
            </span>
            <span>{describeSettings(settings)}</span>
            <button type="button" aria-pressed={chosen === settings} onClick={() => onChoose(settings)}>
              Try
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
