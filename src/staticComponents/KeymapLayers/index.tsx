import type { ReactElement } from 'react';
import { parse } from '#core/devicetree';
import { textLayout } from '#core/keyboard-shape';
import { readDrawing, spokenLegend } from '#core/keymap-drawing';
import KeyboardDrawing from '@site/src/components/KeyboardDrawing';
import styles from './styles.module.css';

type Props = Readonly<{
  /** A keymap. By default, the sample above it on the page (plugins/markdown/sample-drawings). */
  dts: string;
}>;

/** Draws every layer of a keymap, with the keys in the rows of the source text. */
export default function KeymapLayers({ dts }: Props): ReactElement {
  const { layers, keyCount } = readDrawing(dts);
  if (keyCount === 0) throw new Error('<KeymapLayers /> has nothing to draw: the sample above it has no layers.');
  const keys = textLayout(parse(dts), keyCount);
  return (
    <div className={styles.layers}>
      {layers.map(({ name, legends }, index) => (
        <div key={name}>
          <p className={styles.name}>
            Layer {index}: {name}
          </p>
          <KeyboardDrawing
            keys={keys}
            legends={legends}
            label={`Layer ${index}, ${name}: ${legends.map(spokenLegend).join('; ')}.`}
            isStatic
          />
        </div>
      ))}
    </div>
  );
}
