import type { ReactElement } from 'react';
import { useLocation } from '@docusaurus/router';
import { exampleSource } from '#core/simulator';
import type { PlaygroundProps } from '@site/src/components/Playground';
import PlaygroundActions from '@site/src/components/PlaygroundActions';
import { playgroundLink } from '@site/src/components/PlaygroundPage/shareLink';
import TimelineChart from '@site/src/components/TimelineChart';
import { buildChart, waitNames } from '@site/src/components/TimelineChart/chart';
import Outcome from '@site/src/components/TimelineChart/Outcome';
import { playFigure, type Figure } from './playFigure';
import styles from './styles.module.css';

type Props = Figure &
  Readonly<{
    /** Caption: what the figure shows, in a sentence. */
    title: string;
  }>;

/** Draws what happens when keys are pressed, computed by the simulator. README.md explains how to use it. */
export default function Timeline({ title, ...figure }: Props): ReactElement {
  const { pathname } = useLocation();
  const result = playFigure(figure);
  if (!result.ok) throw new Error(`<Timeline title="${title}"> on ${pathname}: ${result.reason}`);
  const { example, play } = result;
  const source = exampleSource(example);
  const chart = buildChart(play);
  const waits = waitNames(chart);
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <TimelineChart chart={chart} />
      {waits.length > 0 && <p className={styles.waits}>Dashed outline: {waits.join('; ')}</p>}
      <ol className={styles.decisions}>
        {chart.marks.map(({ at, texts }) => (
          <li key={at}>
            <span className={styles.time}>{at} ms</span> {texts.join(' ')}
          </li>
        ))}
      </ol>
      <p className={styles.outcome}>
        The computer receives <Outcome outcome={play.outcome} />
      </p>
      <PlaygroundActions
        href={playgroundLink(source)}
        playgroundProps={{ title, source, conf: example.conf, keys: figure.keys } satisfies PlaygroundProps}
      />
    </figure>
  );
}
