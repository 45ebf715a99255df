import type { ReactElement } from 'react';
import Figure from '@site/src/components/Figure';
import { resolveStack, type StackLayer } from './resolve';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Caption: what the drawing shows, in a sentence. */
  title: string;
  /** The bindings of each layer, layer 0 first. */
  layers: readonly string[];
  /** Layers that are on, besides layer 0. */
  active: readonly number[];
  /** Position of the pressed key. */
  press: number;
  /** Names for the layers, layer 0 first. */
  names?: readonly string[];
}>;

/** Draws layers as rows of keys, highest on top, and the path of a key press down to the binding that it triggers. */
export default function LayerStack({ title, layers, active, press, names = [] }: Props): ReactElement {
  const stack = resolveStack(layers, active, press);
  const titleOf = (index: number): string => {
    const layer = stack.length - 1 - index;
    return names[layer] ? `${layer}: ${names[layer]}` : `Layer ${layer}`;
  };
  return (
    <Figure caption={title}>
      <div className={styles.stack} role="img" aria-label={describe(title, stack, titleOf, press)}>
        {stack.map((layer, index) => (
          <div key={layer.name} className={layer.active ? styles.on : styles.off}>
            <span className={styles.name}>
              {titleOf(index)} <small>{layer.active ? 'on' : 'off'}</small>
            </span>
            <span className={styles.keys}>
              {layer.keys.map(({ label, state }, position) => (
                <span key={position} className={`${styles.key} ${styles[state]}`}>
                  {label}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
    </Figure>
  );
}

function describe(
  title: string,
  stack: readonly StackLayer[],
  titleOf: (index: number) => string,
  press: number,
): string {
  const sentences = stack.flatMap((layer, index) => {
    const key = layer.keys[press];
    if (!layer.active) return [`${titleOf(index)} is off.`];
    if (!key || key.state === 'passed') return [`${titleOf(index)} is transparent there.`];
    return key.state === 'chosen' ? [`${titleOf(index)} triggers ${key.label}.`] : [];
  });
  return `${title}: the key at position ${press} is pressed. From the top: ${sentences.join(' ')}`;
}
