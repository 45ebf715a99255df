import type { ReactElement } from 'react';
import { useLocation } from '@docusaurus/router';
import { playExample, type Example } from '#core/simulator';
import TimelineChart from '@site/src/components/TimelineChart';
import { layOut, waitNames } from '@site/src/components/TimelineChart/chart';
import Outcome from '@site/src/components/TimelineChart/Outcome';
import styles from './styles.module.css';

type Props = Omit<Example, 'layers'> &
  Readonly<{
    /** What the figure shows, in a sentence. */
    title: string;
    /** The bindings of the example's keys on layer 0; `layers` instead when there is more than one layer. */
    bindings?: string;
    layers?: readonly string[];
    /** What the keys are called in the script and the drawing; without it, after what they send. */
    keys?: readonly string[];
    /** When keys are held: `F 0-250, J 60-120`. */
    script: string;
    /** What the computer receives: `Shift+J K`, or `nothing`. The build fails when the simulator says otherwise. */
    expect: string;
  }>;

/** A drawing of what happens when keys are pressed, made by the simulator. How to write one: README.md. */
export default function Timeline(props: Props): ReactElement {
  const { title, bindings, layers, keys, script, expect, ...parts } = props;
  const { pathname } = useLocation();
  const fail = (reason: string): never => {
    throw new Error(`<Timeline title="${title}"> on ${pathname}: ${reason}`);
  };
  const example: Example = { ...parts, layers: layers ?? [bindings ?? fail('give bindings="…" or layers={[…]}.')] };
  const result = playExample(example, script, keys);
  if (!result.ok) return fail(result.reason);
  const { play } = result;
  if (play.outcome !== expect.trim().replace(/\s+/g, ' ')) {
    return fail(`it says the computer receives "${expect}", but the simulator gives "${play.outcome}".`);
  }
  const chart = layOut(play);
  const waits = waitNames(chart);
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <TimelineChart chart={chart} />
      {waits.length > 0 && <p className={styles.waits}>Dashed outline: {waits.join('; ')}</p>}
      <ol className={styles.decisions}>
        {chart.marks.map(({ at, texts }) => (
          <li key={at}>
            <span className={styles.time}>{at} ms</span> {texts.join('; ')}.
          </li>
        ))}
      </ol>
      <p className={styles.outcome}>
        The computer receives <Outcome outcome={play.outcome} />
      </p>
      {/* src/clientModules/tryIt.ts answers the click. */}
      <button
        type="button"
        className={styles.tryIt}
        data-try-it={JSON.stringify({ title, example, keys })}
      >
        Try it
      </button>
    </figure>
  );
}
