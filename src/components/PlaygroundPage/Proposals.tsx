import { useId, type ReactElement } from 'react';
import type { Delay, Proposal, Settings } from '#core/hold-tap-tuning';
import styles from './styles.module.css';

type Props = Readonly<{ proposals: readonly Proposal[]; chosen: Settings; choose: (settings: Settings) => void }>;

const mostShown = 6;

const times = ({ meanMs, worstMs }: Delay): string => `${Math.round(meanMs)} ms (at worst ${Math.round(worstMs)})`;

const words = ({ flavor, tappingTermMs, requirePriorIdleMs, oppositeHand }: Settings): string =>
  [
    flavor,
    `${tappingTermMs} ms`,
    requirePriorIdleMs < 0 ? 'no prior idle' : `prior idle ${requirePriorIdleMs} ms`,
    ...(oppositeHand ? ['other hand only'] : []),
  ].join(', ');

/** What the search found, with what each choice costs. */
export default function Proposals({ proposals, chosen, choose }: Props): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        Best settings for this typing
      </h2>
      <p>Fewer misfires cost more delay. Try one, and the result and the settings above follow it.</p>
      <ol className={styles.proposals}>
        {proposals.slice(0, mostShown).map(({ settings, result: { misfires, letters, modifiers } }) => (
          <li key={misfires.length}>
            <strong>
              {misfires.length} {misfires.length === 1 ? 'misfire' : 'misfires'}
            </strong>
            <span>
              Letters after {times(letters)}
              <br />
              Modifiers after {times(modifiers)}
            </span>
            <span>{words(settings)}</span>
            <button type="button" aria-pressed={chosen === settings} onClick={() => choose(settings)}>
              Try
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
