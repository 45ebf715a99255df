import type { ReactElement } from 'react';
import Figure from '@site/src/components/Figure';
import { macroSteps, type MacroStep } from './steps';
import styles from './styles.module.css';

type Props = Readonly<{
  /** What the macro does, in a sentence. */
  title: string;
  /** The macro as in the keymap: a node or `ZMK_MACRO(…)`. */
  behaviors: string;
  /** Label of the macro, without `&`. */
  macro: string;
}>;

/** Draws the steps of a macro as a row of keys, with the waits between them. */
export default function MacroSteps({ title, behaviors, macro }: Props): ReactElement {
  const steps = macroSteps(behaviors, macro);
  return (
    <Figure caption={title}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={index} step={step} isLast={index === steps.length - 1} />
        ))}
      </ol>
    </Figure>
  );
}

const arrows = { tap: '↓↑', press: '↓', release: '↑' };

function Step({ step, isLast }: Readonly<{ step: MacroStep; isLast: boolean }>): ReactElement {
  if (step.kind === 'pause') return <li className={styles.pause}>until the key is released</li>;
  const { kind, label, waitMs } = step;
  return (
    <li className={styles.step}>
      <span className={`${styles.key} ${styles[kind]}`}>
        <span className={styles.action}>
          <span aria-hidden="true">{arrows[kind]}</span> {kind}
          {step.kind === 'tap' && ` ${step.tapMs} ms`}
        </span>
        <kbd>{label}</kbd>
      </span>
      {!isLast && waitMs > 0 && <span className={styles.wait}>wait {waitMs} ms</span>}
    </li>
  );
}
