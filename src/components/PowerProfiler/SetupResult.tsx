import { useMemo, useRef, type ReactElement } from 'react';
import {
  adviceFor,
  mainCause,
  warningsFor,
  lifeText,
  type Estimate,
  type NamedPart,
  type Setup,
} from '#core/power-model';
import { useFocusHandover } from '@site/src/hooks/useFocusHandover';
import type { PowerUnit } from './profilerUrl';
import type { TimeAxis } from './curve';
import PartResult from './PartResult';
import styles from './styles.module.css';

export type PartEstimate = Readonly<{ named: NamedPart; result: Estimate }>;

const describeGain = (factor: number): string =>
  factor >= 1.95
    ? `${factor >= 10 ? Math.round(factor) : factor.toFixed(1)} times as long`
    : `${Math.round((factor - 1) * 100)}% longer`;

const resultAround = (button: HTMLElement): HTMLElement | null => button.closest('section[tabindex]');

/** Applies advice. It then disappears from the list together with this button, so the focus moves to the result. */
function TryButton({ label, onTry }: Readonly<{ label: string; onTry: () => void }>): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, resultAround);
  return (
    <button ref={button} type="button" className={styles.link} onClick={onTry} aria-label={label}>
      Try it
    </button>
  );
}

type AdviceProps = Readonly<{ setup: Setup; parts: readonly PartEstimate[]; onTry: (setup: Setup) => void }>;
function AdviceList({ setup, parts, onTry }: AdviceProps): ReactElement | null {
  const advice = useMemo(() => adviceFor(setup), [setup]);
  if (advice.length === 0) return null;
  return (
    <section className={styles.advice}>
      <h3>What would help most</h3>
      <p>{mainCause(parts)}</p>
      <ol>
        {advice.map(({ id, text, hours, factor, setup: changed }) => (
          <li key={id}>
            {text}: <strong>{lifeText(hours)}</strong> between charges, {describeGain(factor)}.{' '}
            <TryButton label={`Try it: ${text}`} onTry={() => onTry(changed)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = Readonly<{
  title: string | null;
  setup: Setup;
  parts: readonly PartEstimate[];
  axes: readonly TimeAxis[];
  unit: PowerUnit;
  onTry: (setup: Setup) => void;
}>;

/** The results and advice for one setup. */
export default function SetupResult({ title, setup, parts, axes, unit, onTry }: Props): ReactElement {
  return (
    <section aria-label={title ?? 'Estimate'} tabIndex={-1}>
      {title && <p className={styles.setupTitle}>{title}</p>}
      {warningsFor(setup).map((text) => (
        <p key={text} className={styles.caution}>
          {text}
        </p>
      ))}
      {parts.map(({ named, result }, at) => {
        const axis = axes[at];
        return axis && <PartResult key={named.id} named={named} result={result} unit={unit} axis={axis} />;
      })}
      <AdviceList setup={setup} parts={parts} onTry={onTry} />
    </section>
  );
}
