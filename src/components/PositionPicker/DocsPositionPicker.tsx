import { useState, type ReactElement } from 'react';
import { decodeKeys } from '#core/keyboard-shape';
import { RetryMessage } from '@site/runtime/client/RetryMessage';
import { useLayouts } from '@site/src/components/KeyboardDrawing/useLayouts';
import PositionPicker from './index';
import styles from './styles.module.css';

/** The position picker on a docs page, with a list of keyboards. `keys` is the layout it starts with. */
export default function DocsPositionPicker({ keys }: Readonly<{ keys: string }>): ReactElement {
  const { layouts, retry } = useLayouts();
  const [chosen, setChosen] = useState('');
  const layout = layouts.find(({ title }) => title === chosen);
  const encodedKeys = layout?.keys ?? keys;
  const shape = decodeKeys(encodedKeys);
  return (
    <section className={styles.docsPicker} aria-label="Pick key positions">
      <label className={styles.toolbar}>
        Keyboard{' '}
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">split, {decodeKeys(keys).length} keys</option>
          {layouts.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>
      {retry && <RetryMessage text="The list of keyboards could not be loaded." onRetry={retry} />}
      <PositionPicker key={encodedKeys} keys={shape} matrixMap={layout?.matrixMap} />
      <p className={styles.hint}>
        Not in the list? Open your keymap in the <a href="/playground">playground</a>.
      </p>
    </section>
  );
}
