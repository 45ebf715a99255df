import { useMemo, type ReactElement } from 'react';
import { estimate, partsOf, type Setup } from '#core/power-model';
import { timeAxis, type TimeAxis } from './curve';
import Explanation from './Explanation';
import Segments from './Segments';
import SetupForm from './SetupForm';
import SetupResult, { type PartEstimate } from './SetupResult';
import Summary from './Summary';
import Toolbar from './Toolbar';
import { useProfiler, type Profiler, type Side } from './useProfiler';
import styles from './styles.module.css';

const known = new WeakMap<Setup, readonly PartEstimate[]>();

/** Calculated separately for each setup, so editing one doesn't draw the other again. */
function estimatesOf(setup: Setup): readonly PartEstimate[] {
  const before = known.get(setup);
  if (before) return before;
  const parts = partsOf(setup).map((named) => ({ named, result: estimate(named.part) }));
  known.set(setup, parts);
  return parts;
}

/** The same axis for the same part of both setups, so that you can compare the curves. */
function commonAxes(results: readonly (readonly PartEstimate[])[]): readonly TimeAxis[] {
  const longest = Math.max(...results.map((parts) => parts.length));
  return Array.from({ length: longest }, (_, at) =>
    timeAxis(Math.max(...results.map((parts) => parts[at]?.result.life.highHours ?? 0))),
  );
}

const sides: readonly Side[] = [0, 1];
const sideName = (side: number): string => `Setup ${side === 0 ? 'A' : 'B'}`;

const SidePicker = ({ side, setSide }: Pick<Profiler, 'side' | 'setSide'>) => (
  <Segments
    legend="Edit"
    name="side"
    options={sides.map((one) => [one, sideName(one)] as const)}
    chosen={side}
    onChoose={setSide}
  />
);

const Notes = ({ notes }: Pick<Profiler, 'notes'>) => (
  <div role="status">
    {notes.length > 0 && (
      <div className={styles.caution}>
        <p>The link holds values that cannot be used, so these fields have their defaults:</p>
        <ul>
          {notes.map(({ label, text, reason }) => (
            <li key={label}>
              {label}: “{text}” is not possible. {reason}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);

export default function PowerProfiler(): ReactElement {
  const profiler = useProfiler();
  const { state, side, notes, replaceSetup, setSide } = profiler;
  const comparing = state.setups.length === 2;
  const results = useMemo(() => state.setups.map(estimatesOf), [state.setups]);
  const axes = commonAxes(results);
  return (
    <main className={styles.page}>
      <header>
        <h1>Power Profiler</h1>
        <p className={styles.lead}>
          How long does a charge last, and what uses it? Describe your keyboard. The answer is a range, because parts
          and days vary; <a href="#how">see how it is calculated</a>. Nothing leaves your browser: the setup is kept in
          the address of this page, so a copied link shares it.
        </p>
        <noscript>
          <p>
            The calculator needs JavaScript. Without it, this page shows the estimate for a common wireless keyboard,
            and the formulas below let you work out your own.
          </p>
        </noscript>
      </header>
      <Notes notes={notes} />
      <Toolbar profiler={profiler} />
      <div className={styles.columns}>
        <Summary results={results} />
        <div>
          {comparing && <SidePicker side={side} setSide={setSide} />}
          <SetupForm profiler={profiler} setup={state.setups[side] ?? state.setups[0]} />
        </div>
        <section className={styles.results} aria-labelledby="results">
          <h2 id="results">Time between charges</h2>
          <div className={comparing ? styles.pair : undefined}>
            {sides.map((one) => {
              const setup = state.setups[one];
              const parts = results[one];
              if (!setup || !parts) return null;
              return (
                <SetupResult
                  key={one}
                  title={comparing ? sideName(one) : null}
                  setup={setup}
                  parts={parts}
                  axes={axes}
                  unit={state.unit}
                  onTry={(changed) => replaceSetup(one, changed)}
                />
              );
            })}
          </div>
        </section>
      </div>
      <Explanation />
    </main>
  );
}
