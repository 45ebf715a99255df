import { useMemo, type ReactElement } from 'react';
import EnabledByReact from '@site/runtime/client/EnabledByReact';
import { estimate, partsOf, type Setup } from '#core/power-model';
import { timeAxis, type TimeAxis } from './curve';
import Explanation from './Explanation';
import SegmentedControl from './SegmentedControl';
import SetupForm from './SetupForm';
import SetupResult, { type PartEstimate } from './SetupResult';
import Summary from './Summary';
import Toolbar from './Toolbar';
import { useProfiler, type Profiler, type Side } from './useProfiler';
import styles from './styles.module.css';

const cache = new WeakMap<Setup, readonly PartEstimate[]>();

/** The estimates for a setup. They're cached, so that editing one setup doesn't render the results of the other again. */
function estimatesOf(setup: Setup): readonly PartEstimate[] {
  const cached = cache.get(setup);
  if (cached) return cached;
  const parts = partsOf(setup).map((named) => ({ named, result: estimate(named.part) }));
  cache.set(setup, parts);
  return parts;
}

/** Both setups share the time axes, so that readers can compare the curves. */
function commonAxes(results: readonly (readonly PartEstimate[])[]): readonly TimeAxis[] {
  const longest = Math.max(...results.map((parts) => parts.length));
  return Array.from({ length: longest }, (_, at) =>
    timeAxis(Math.max(...results.map((parts) => parts[at]?.result.life.highHours ?? 0))),
  );
}

const sides: readonly Side[] = [0, 1];
const sideName = (side: number): string => `Setup ${side === 0 ? 'A' : 'B'}`;

const SidePicker = ({ side, setSide }: Pick<Profiler, 'side' | 'setSide'>) => (
  <SegmentedControl
    legend="Edit"
    name="side"
    options={sides.map((option) => [option, sideName(option)] as const)}
    value={side}
    onChange={setSide}
  />
);

const LinkErrors = ({ notes }: Pick<Profiler, 'notes'>) => (
  <div role="status">
    {notes.length > 0 && (
      <div className={styles.caution}>
        <p>Some values in the link can’t be used, so these fields show their defaults:</p>
        <ul>
          {notes.map(({ label, text, reason }) => (
            <li key={label}>
              {label}: “{text}” isn’t possible. {reason}
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
  const isComparing = state.setups.length === 2;
  const results = useMemo(() => state.setups.map(estimatesOf), [state.setups]);
  const axes = commonAxes(results);
  return (
    <main className={styles.page}>
      <header>
        <h1>Power Profiler</h1>
        <p className={styles.lead}>
          How long does a charge last, and what uses it up? Describe your keyboard. The result is a range, because parts
          and habits vary (<a href="#how">how it’s calculated</a>). Nothing leaves your browser. Your setup is stored in
          the address of this page, so you can share it by copying the link.
        </p>
        <noscript>
          <p>
            The calculator needs JavaScript. Without it, this page shows the estimate for a common wireless keyboard,
            and the formulas below let you work out your own.
          </p>
        </noscript>
      </header>
      <LinkErrors notes={notes} />
      <EnabledByReact>
        <Toolbar profiler={profiler} />
        <div className={styles.columns}>
          <Summary results={results} />
          <div>
            {isComparing && <SidePicker side={side} setSide={setSide} />}
            <SetupForm profiler={profiler} setup={state.setups[side] ?? state.setups[0]} />
          </div>
          <section aria-labelledby="results">
            <h2 id="results">Time between charges</h2>
            <div className={isComparing ? styles.pair : undefined}>
              {sides.map((shownSide) => {
                const setup = state.setups[shownSide];
                const parts = results[shownSide];
                if (!setup || !parts) return null;
                return (
                  <SetupResult
                    key={shownSide}
                    title={isComparing ? sideName(shownSide) : null}
                    setup={setup}
                    parts={parts}
                    axes={axes}
                    unit={state.unit}
                    onTry={(changed) => replaceSetup(shownSide, changed)}
                  />
                );
              })}
            </div>
          </section>
        </div>
      </EnabledByReact>
      <Explanation />
    </main>
  );
}
